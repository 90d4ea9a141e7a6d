import { getSession } from "../../src/core/session/session.ts";
import "../../src/widgets/driver-documents/driver-documents.ts";
import "../../src/widgets/drivers/drivers.ts";

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

async function until(look: () => unknown, what: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (!look()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

/** JSON texts, as the network delivers them. */
interface Answers {
  /** A page of twenty out of all drivers. */
  readonly drivers: string;
  readonly pending: string;
}
let answers: Answers = { drivers: "{}", pending: "{}" };
/** Document ids of every approval request. */
let decided: number[][] = [];
/** Method and path of the request whose response is being timed. */
let timed: RegExp | null = null;
let session = 0;
let element: HTMLElement | null = null;

const root = () => element?.shadowRoot as ShadowRoot;
const find = (selector: string) => root().querySelector<HTMLElement>(selector);
const button = (text: string) => [...root().querySelectorAll("button")].find((found) => found.textContent === text);

function answerOf(request: Request, body: string): string {
  if (request.method === "POST") {
    decided.push((JSON.parse(body) as { ids: number[] }).ids);
    return "{}";
  }
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/api/routes/drivers/") return answers.drivers;
  return searchParams.get("per_page") === "1" ? '{"documents":[],"meta":{"total_count":10000}}' : answers.pending;
}

// Simulates the network: each response comes 150 ms after its request, when the page is idle.
globalThis.fetch = async (input, init) => {
  const request = new Request(new URL(String(input), location.href), init);
  const answer = answerOf(request, await request.clone().text());
  await new Promise((resolve) => setTimeout(resolve, 150));
  if (timed?.test(`${request.method} ${new URL(request.url).pathname}`)) performance.mark("begin");
  return new Response(answer, { headers: { "content-type": "application/json" } });
};

/** An element in a new session, without cached answers. */
function open(tag: string): void {
  element?.remove();
  session += 1;
  const name = `bench-${session}`;
  getSession(name).useToken("bench", { userName: "Bench", companyId: "42" });
  element = document.createElement(tag);
  element.setAttribute("session", name);
  document.body.append(element);
}

/** Marks in the trace the time from the response to the frame in which `isShown` returns true. */
async function measured(call: RegExp, act: () => void, isShown: () => unknown, what: string): Promise<void> {
  timed = call;
  act();
  await until(isShown, what);
  await frame();
  performance.mark("end");
  timed = null;
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const rows = () => root().querySelectorAll("tbody tr").length;
const toCount = (text: string | null | undefined) => Number(text?.split(" ")[0]?.replaceAll(".", "") ?? 0);
const countOf = () => toCount(find(".area-count .badge")?.textContent);
const listedCount = () => toCount(find(".pager p")?.textContent);

const bench = {
  load(given: Answers) {
    answers = given;
  },
  /** Measures until the screen is full; the rows below it follow a frame later. */
  async openDrivers() {
    await measured(
      /^GET \/api\/routes\/drivers\/$/,
      () => open("shuttle-drivers"),
      () => rows() >= 12,
      "a screen of drivers",
    );
    await until(() => rows() === 20, "twenty drivers");
  },
  openPending: () =>
    measured(
      /^GET \/api\/driver\/documents\/$/,
      () => open("shuttle-driver-documents"),
      () => rows() === 20,
      "twenty documents",
    ),
  async review() {
    find("tbody .row-action button")?.click();
    await until(() => find("dialog[open]") && button("Onayla"), "the dialog");
    await new Promise((resolve) => setTimeout(resolve, 500));
  },
  /** Measures until the dialog and the count above the list show the approval. */
  async approveOne() {
    const before = countOf();
    await measured(
      /^POST /,
      () => button("Onayla")?.click(),
      () => find("dialog .document-done") && button("Onayla") && countOf() === before - 1,
      "the approval, and the next document",
    );
  },
  /** Closes the dialog and measures until the list no longer has the approved documents; then opens and approves the next one. */
  async close() {
    const wanted = countOf();
    performance.mark("begin");
    find("dialog .dialog-head .icon-button")?.click();
    await until(() => listedCount() === wanted, "the list");
    await frame();
    performance.mark("end");
    await new Promise((resolve) => setTimeout(resolve, 500));
    await bench.review();
    await bench.approveOne();
  },
  /** Approves all; returns the number of ids of each request, and the progress labels shown. */
  async approveMany() {
    element?.remove();
    decided = [];
    await bench.openPending();
    button("Tümünü Onayla")?.click();
    await until(() => find("dialog[open] .approval-question"), "the question");
    const shown = new Set<string>();
    find("dialog .button.primary")?.click();
    await until(() => {
      const label = find("dialog .progress-label")?.textContent;
      if (label) shown.add(label);
      return find("dialog .outcome");
    }, "the end");
    return { calls: decided.map(({ length }) => length), progress: [...shown] };
  },
};

Object.assign(globalThis, { driversBench: bench });
