// The baseline: a minimal hand-written React element in a shadow root with the same two calls and figures as the overview's employees
// card, but without theme, retry, sign-in or cache.
import { createElement as h, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

interface Counts {
  readonly personnel: { readonly active: number; readonly inactive: number };
}

const css =
  ".card{border:1px solid #ddd;border-radius:12px;padding:16px}.seats{display:flex;flex-wrap:wrap;gap:4px}.seat{width:14px;height:14px;border-radius:4px;background:#167}.free{background:#ddd}";

async function fetchCounts(): Promise<Counts> {
  const { token } = (await (await fetch("/intranet/token")).json()) as { token: string };
  const response = await fetch("/api/company/trip-personnel-count/", {
    headers: { Authorization: `Token ${token}`, "Accept-Language": "tr" },
  });
  return (await response.json()) as Counts;
}

const seatCount = 40;

function Employees({ host }: { readonly host: HTMLElement }) {
  const [counts, setCounts] = useState<Counts | null>(null);
  useEffect(() => {
    void fetchCounts().then(setCounts);
  }, []);
  useEffect(() => {
    const detail = { widget: "bare" };
    if (counts) host.dispatchEvent(new CustomEvent("shuttle-ready", { detail, bubbles: true, composed: true }));
  }, [counts, host]);
  if (!counts) return h("p", null, "…");
  const { active, inactive } = counts.personnel;
  const taken = Math.round((active / (active + inactive)) * seatCount);
  const seats = Array.from({ length: seatCount }, (_, index) =>
    h("i", { key: index, className: index < taken ? "seat" : "seat free" }),
  );
  return h(
    "div",
    { className: "card" },
    h("h3", null, "Çalışanlar"),
    h("p", null, active.toLocaleString("tr-TR"), " kişi"),
    h("div", { className: "seats" }, seats),
    h("ul", null, h("li", null, "Aktif ", active), h("li", null, "Pasif ", inactive)),
  );
}

class BareEmployees extends HTMLElement {
  connectedCallback(): void {
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    createRoot(root).render(h(Employees, { host: this }));
  }
}

customElements.define("bare-employees", BareEmployees);
