import { getSession } from "../../src/core/session/session.ts";
import "../../src/widgets/marketplace/marketplace.ts";
import { rawCard, rawDetail, rawDriver } from "../core/api/raw-marketplace.ts";
import { toPeople, way } from "./marketplace-data.ts";

/** Resolves after the next frame is painted. */
async function frame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // A message event is dispatched after the frame.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

async function until<Found>(look: () => Found, what: string): Promise<NonNullable<Found>> {
  const end = performance.now() + 60_000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

let people = "[]";
/** Path of the request whose response is being timed. */
let timed: string | null = null;
let session = 0;
let element: HTMLElement | null = null;

const root = () => element?.shadowRoot as ShadowRoot;
const find = <Found extends HTMLElement>(selector: string) => root().querySelector<Found>(selector);
const findAll = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)];
const button = (text: string) => [...root().querySelectorAll("button")].find((found) => found.textContent === text);

const lines = Array.from({ length: 23 }, (_, index) =>
  rawCard({ route_unique_id: `M-${index}`, way_points_polyline: way, price: 3000 + index * 40 }),
);
const shape = rawDetail();
// A photograph would need a network.
const crew = { ...rawDriver(), driver: { ...rawDriver().driver, driver_photo_link: null } };
const detail = { ...shape, rps_data: { ...shape.rps_data, morning_polyline: way, evening_polyline: way } };

function answerOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/api/company/employees/") return people;
  if (pathname === "/api/marketplace/route-details/") return JSON.stringify(detail);
  if (pathname === "/api/marketplace/route-detail-driver-info/") return JSON.stringify(crew);
  if (pathname.endsWith("all-passengers-offer-request/")) {
    return '{"all_passenger_offer_request_status":"not-requested"}';
  }
  if (pathname !== "/api/marketplace/") return '{"results":[],"enabled":false}';
  const data = lines.slice(0, Number(searchParams.get("page_size")));
  return JSON.stringify({
    results: { data, meta: { past_search_id: 77, min_price: 2400, max_price: 7800 } },
    count: lines.length,
  });
}

// Simulates the network: each response comes 150 ms after its request, when the page is idle.
globalThis.fetch = async (input, init) => {
  const request = new Request(new URL(String(input), location.href), init);
  const answer = answerOf(request);
  await new Promise((resolve) => setTimeout(resolve, 150));
  if (timed !== null && new URL(request.url).pathname === timed) {
    timed = null;
    performance.mark("begin");
  }
  return new Response(answer, { headers: { "content-type": "application/json" } });
};

const field = () => find<HTMLInputElement>("input[role=combobox]") as HTMLInputElement;
const options = () => findAll("[role=option]").length;

async function done(isShown: () => unknown, what: string): Promise<void> {
  await until(isShown, what);
  await frame();
  performance.mark("end");
  await new Promise((resolve) => setTimeout(resolve, 200));
}

const bench = {
  load(count: number) {
    people = JSON.stringify({ results: toPeople(count), count });
  },
  /** Opens the search step in a new session without cached data, with all employees loaded. */
  async openSearch() {
    element?.remove();
    session += 1;
    const name = `bench-${session}`;
    getSession(name).useToken("bench", { userName: "Bench", companyId: "42" });
    element = document.createElement("shuttle-marketplace");
    element.setAttribute("session", name);
    element.setAttribute("query", "path=search-page");
    document.body.append(element);
    await until(field, "the picker");
    // A user waits before typing; meanwhile the page folds the names for the search.
    await new Promise((resolve) => setTimeout(resolve, 2000));
  },
  /** Measures from the key press to the painted list. */
  async openPicker() {
    performance.mark("begin");
    field().focus();
    field().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, composed: true }));
    await done(options, "people");
  },
  /** Marks the time from every key press to the frame with its matches. */
  watchKeys() {
    field().addEventListener(
      "input",
      () => {
        performance.mark("begin");
        void frame().then(() => performance.mark("end"));
      },
      { capture: true },
    );
  },
  /** Chooses the first match and the first working type, full-time. */
  async fill() {
    await until(options, "people");
    field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));
    (await until(() => find<HTMLInputElement>("input[type=radio]"), "the working types")).click();
    await until(() => button("Hat Ara")?.disabled === false || find("[type=submit]:not(:disabled)"), "a search");
  },
  /** Measures from the response to the first cards. */
  async search() {
    timed = "/api/marketplace/";
    find<HTMLButtonElement>("[type=submit]")?.click();
    await done(() => findAll(".line-card").length === 5, "five lines");
    await until(() => find('.sh-map[data-status="ready"]'), "the map");
    await new Promise((resolve) => setTimeout(resolve, 500));
  },
  /** Measures from the response with the line's details to price, figures, driver and map. */
  async openLine(index: number) {
    timed = "/api/marketplace/route-details/";
    findAll(".line-card .line-open")[index]?.click();
    await done(
      () => find(".detail-foot .button.primary") && find(".crew") && findAll(".sh-map-marker").length >= 4,
      "the line with its map",
    );
    button("Listeye Dön")?.click();
    await until(() => !find(".buyer-detail"), "the list");
    await new Promise((resolve) => setTimeout(resolve, 200));
  },
};

Object.assign(globalThis, { marketplaceBench: bench });
