import { getSession } from "../../src/core/session/session.ts";
import "../../src/widgets/documents/documents.ts";

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

/** Polls after each frame, so that what it finds has been painted. */
async function until(look: () => unknown, what: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (!look()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await frame();
  }
}

/** JSON texts, as the network delivers them. */
interface Answers {
  readonly list: string;
  readonly choices: string;
}
let answers: Answers = { list: "{}", choices: "{}" };
let session = 0;
let element: HTMLElement | null = null;

// Simulates the network: responses come when the page is idle, the list (150 ms) after the filter options (60 ms).
globalThis.fetch = async (input, init) => {
  const { url } = new Request(new URL(String(input), location.href), init);
  const isChoices = url.includes("column-filters");
  await new Promise((resolve) => setTimeout(resolve, isChoices ? 60 : 150));
  if (!isChoices) performance.mark("begin");
  return new Response(isChoices ? answers.choices : answers.list, { headers: { "content-type": "application/json" } });
};

const rows = () => element?.shadowRoot?.querySelectorAll("tbody tr:not(.row-subhead)").length ?? 0;

const bench = {
  load(given: Answers) {
    answers = given;
  },
  /** Shows a new element without cached responses; marks the time from the response to the frame with the first rows, or with all. */
  async open(count: number, isWhole: boolean) {
    element?.remove();
    session += 1;
    const name = `bench-${session}`;
    getSession(name).useToken("bench", { userName: "Bench", companyId: "42" });
    element = document.createElement("shuttle-documents");
    element.setAttribute("session", name);
    element.setAttribute("page-size", String(count));
    document.body.append(element);
    await until(() => rows() >= (isWhole ? count : 12), "the files");
    performance.mark("end");
    await until(() => rows() === count, "all files of the page");
    await new Promise((resolve) => setTimeout(resolve, 300));
  },
};

Object.assign(globalThis, { filesBench: bench });
