import { expect } from "chai";
import { axeViolations } from "../helpers/axe.ts";
import { eventually, withFault } from "../helpers/page.ts";
import { recordPrinting } from "../helpers/printed.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";
import { createStage, type } from "./stage.ts";

const given = { "company-id": "42", "user-id": "7", "user-type": "admin" };
let session: SessionElement;
let stopFault: (() => void) | null = null;
const { element, text, find, findAll, show, remove, press, seen } = createStage("shuttle-planner", {
  query: "tab=suggestions",
});

before(async () => {
  session = await giveToken(await fetchToken(accounts.admin), given);
  await load("planner");
});

afterEach(() => {
  stopFault?.();
  stopFault = null;
  remove();
});

const rows = () => findAll(".suggestion-row");
const pairRows = () => rows().filter((row) => row.textContent?.includes("koltuk, en uzun"));
const stopRows = () => rows().filter((row) => row.textContent?.includes("→"));
const opened = () => find(".suggestion-opened")?.textContent ?? "";
const everything = () => eventually(() => pairRows().length > 0 && stopRows().length > 0, "all suggestions");

/** Answers meant calls, and notes their bodies, until the test ends. */
function answering(isMeant: (url: string) => boolean, answer: () => Promise<Response>): string[] {
  const bodies: string[] = [];
  stopFault = withFault((request) => {
    if (!isMeant(request.url)) return undefined;
    return request
      .clone()
      .text()
      .then((body) => {
        bodies.push(body);
        return answer();
      });
  });
  return bodies;
}

describe("<shuttle-planner> suggestions", () => {
  it("shows pairs before people, each compared with today and with its basis, and promises no savings", async () => {
    show();
    await everything();
    expect(pairRows().length).to.equal(3);
    expect(rows().indexOf(pairRows()[0] as HTMLElement)).to.equal(0);
    expect(opened())
      .to.contain("Sabah, en yoğun gün")
      .and.to.contain("Nasıl bulundu")
      .and.to.contain("Bilinmeyenler")
      .and.to.contain("tek araçla yürütülebilir mi?");
    expect(text())
      .to.contain("KDV hariç")
      .and.not.to.match(/tasarruf eder|kesinlikle/);
    await eventually(() => findAll(".suggestion-maps .sh-map").length === 2, "two maps");
    const [person] = stopRows();
    const name = person?.querySelector("strong")?.textContent ?? "";
    person?.click();
    await eventually(() => find("h3[id]") && opened().includes(`${name}, sabah`), "the person's suggestion");
    expect(person?.ariaExpanded).to.equal("true");
    expect(opened()).not.to.match(/Mah\.|05\d\d/);
  });

  it("prints the opened suggestion with pictures of both maps, in a job without names", async () => {
    show();
    await everything();
    stopRows()[0]?.click();
    await eventually(() => findAll(".suggestion-maps .sh-map canvas").length > 0, "the maps");
    const { printed, stop } = recordPrinting();
    try {
      await press("Yazdır");
      const view = await eventually(() => printed[0], "the sheet");
      expect(view.document.title).to.equal("Planlama");
      const sheet = view.document.body.firstElementChild?.shadowRoot as ShadowRoot;
      expect(sheet.querySelectorAll(".suggestion-maps .printed-map > canvas")).to.have.length(2);
      expect(sheet.querySelector(".suggestion-opened")?.textContent).to.contain("durağından binebilir");
    } finally {
      stop();
    }
    await eventually(() => findAll(".printed-map").length === 0, "the screen");
  });

  it("computes anew when a threshold changes, and shows an error for an invalid one", async () => {
    show();
    await everything();
    const before = findAll(".suggestion-count").at(-1)?.textContent;
    const field = find<HTMLInputElement>(".suggestion-thresholds input") as HTMLInputElement;
    type(field, "x");
    await seen("0 ile 5.000 arasında bir tam sayı yazın.");
    type(field, "400");
    await eventually(() => findAll(".suggestion-count").at(-1)?.textContent !== before, "fewer people");
    type(field, "5000");
    await seen("Daha yakın durak bulunamadı.");
    await press("Varsayılana Dön");
    await eventually(() => findAll(".suggestion-count").at(-1)?.textContent === before, "all people");
  });

  it("keeps what is typed into a field while another changes, and drops it when the default is restored below", async () => {
    show();
    await everything();
    await press("Duraklar");
    const fields = () => findAll<HTMLInputElement>(".suggestion-thresholds input");
    const [gain, ride] = fields() as [HTMLInputElement, HTMLInputElement];
    type(ride, "x");
    type(gain, "5000");
    const reset = await eventually(() => find(".suggestion-detail .state-panel .link"), "the empty panel");
    expect(fields().map(({ value }) => value)).to.deep.equal(["5000", "x", "5"]);
    reset.focus();
    reset.click();
    await eventually(() => stopRows().length > 0, "people");
    expect(fields().map(({ value }) => value)).to.deep.equal(["150", "10", "5"]);
    await eventually(() => element().shadowRoot?.activeElement, "the focus");
  });

  it("sends the edited text once as feedback about the route, warns of a phone number, and marks the row", async () => {
    const bodies = answering(
      (url) => url.includes("/feedback/"),
      async () => new Response("{}", { status: 200, headers: { "content-type": "application/json" } }),
    );
    show();
    await everything();
    pairRows()[1]?.click();
    await eventually(() => pairRows()[1]?.ariaExpanded === "true", "the second pair");
    await press("Sağlayıcıya İlet");
    const area = await eventually(() => find<HTMLTextAreaElement>("dialog textarea"), "the text");
    expect(area.value).to.contain("koltuk) rotaları tek araçla yürütülebilir mi?");
    type(area, `${area.value} Ara: 0532 123 45 67`);
    await seen("Metinde telefon veya adres var gibi görünüyor.");
    type(area, "Birleşebilir mi?");
    await eventually(() => !find(".form-warning"), "no warning");
    await press("Metni Gönder");
    await eventually(() => /İletildi \d{2}\.\d{2}\.\d{4}/.test(pairRows()[1]?.textContent ?? ""), "the mark");
    expect(bodies).to.have.length(1);
    expect(JSON.parse(bodies[0] ?? "{}"))
      .to.include({ feedback: "Birleşebilir mi?" })
      .and.to.have.property("route_id");
    await press("Tamam");
    await eventually(() => !find("dialog"), "the dialog closed");
    expect(find(".suggestion-actions")?.textContent).not.to.contain("Sağlayıcıya İlet");
  });

  it("says that a text without an answer may have arrived, and leaves the row unmarked", async () => {
    const bodies = answering(
      (url) => url.includes("/feedback/"),
      () => Promise.reject(new TypeError("Failed to fetch")),
    );
    show();
    await everything();
    pairRows()[0]?.click();
    await press("Sağlayıcıya İlet");
    await press("Metni Gönder");
    await seen("Mesajınız bize ulaşmış olabilir.");
    expect(bodies).to.have.length(1);
    expect(pairRows()[0]?.textContent).not.to.contain("İletildi");
  });

  it("dismisses a suggestion with a reason, shows it among the dismissed, and restores it", async () => {
    show();
    await everything();
    const count = pairRows().length;
    pairRows()[0]?.click();
    await press("Yoksay");
    await seen("önerisi listeden çıkar.");
    expect(await axeViolations(element())).to.deep.equal([]);
    await press("Öneriyi Yoksay");
    await eventually(() => pairRows().length === count - 1, "one pair less");
    await seen("Yoksayılan 1 öneri");
    await press("Göster");
    expect(find(".suggestion-dismissed")?.textContent).to.contain("Sözleşme uygun değil");
    await press("Geri Al");
    await eventually(() => pairRows().length === count, "the pair");
  });

  it("shows why amounts and pairs are missing when invoice and bookings fail", async () => {
    session.signOut();
    session.token = await fetchToken(accounts.admin);
    const isMeant = (url: string) => url.includes("/bookings/") || url.includes("/company/billing/");
    answering(isMeant, async () => new Response("{}", { status: 500 }));
    show();
    await seen("Rezervasyonlar alınmadan birleşebilecek rotalar hesaplanamaz.");
    await eventually(() => stopRows().length > 0, "nearer stops");
    await seen("Fatura alınamadı.");
    expect(find(".suggestion-tiles")?.textContent).to.contain("Rezervasyonlar alınamadı");
    stopFault?.();
    stopFault = null;
    await press("Yeniden Yükle");
    await everything();
  });

  it("shows pairs to everybody and people to administrators only", async () => {
    session.signOut();
    session.setAttribute("user-type", "user");
    session.token = await fetchToken(accounts.admin);
    show();
    await eventually(() => pairRows().length > 0, "pairs");
    expect(stopRows()).to.deep.equal([]);
    await seen("Kişilerle ilgili öneriler yöneticilere gösterilir.");
    session.setAttribute("user-type", "admin");
  });

  it("has no barriers", async () => {
    session.signOut();
    session.token = await fetchToken(accounts.admin);
    show();
    await everything();
    expect(await axeViolations(element())).to.deep.equal([]);
  });
});
