import { parse } from "valibot";
import { billedPassengers } from "../../src/core/api/billing-passengers.ts";
import { addMonths, toMonth } from "../../src/core/time/month.ts";
import { toPassengerBook } from "../../src/widgets/billing/tables/fields.ts";
import { exportBook } from "../../src/widgets/kit/sheet/export/export-book.ts";
import { toTrustedAddress } from "../../src/widgets/kit/sheet/open-engine.ts";
import "../../src/widgets/billing/billing.ts";
import { rawHistogram, rawInvoice } from "../widgets/billing/sample-invoice.ts";
import { toLine } from "./billing-lines.ts";
// oxlint-disable-next-line import/default
import aloneFile from "./billing-alone.worker.ts?worker&url";

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

/** Marks the start and the end of the page's work in the trace. */
async function mark(): Promise<void> {
  performance.mark("begin");
  await frame();
  performance.mark("end");
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => toLine(index));

let invoiceText = "";
let onAnswer: () => void = () => undefined;
const json = (text: string) => new Response(text, { headers: { "content-type": "application/json" } });

globalThis.fetch = async (input) => {
  const address = String(input instanceof Request ? input.url : input);
  if (address.includes("is-billing-enabled")) return json('{"enabled":true}');
  if (address.includes("/histogram/")) return json(JSON.stringify(rawHistogram(8)));
  const response = json(invoiceText);
  onAnswer();
  return response;
};

const session = document.createElement("shuttle-session") as HTMLElement & { token: string };
session.setAttribute("storage", "memory");
session.setAttribute("company-id", "42");
session.token = "token";
document.body.append(session);

let element: HTMLElement | null = null;
const root = () => element?.shadowRoot as ShadowRoot;

const bench = {
  /** Wall-clock ms from the response to the painted table. Each run opens another month, of which nothing is cached. */
  async open(count: number, monthsAgo: number) {
    element?.remove();
    invoiceText = JSON.stringify(rawInvoice({ passengers: lines(count), num_passengers: count }));
    let start = 0;
    onAnswer = () => {
      start = performance.now();
      performance.mark("begin");
    };
    element = document.createElement("shuttle-billing");
    element.setAttribute("month", addMonths(toMonth(Date.now()), -monthsAgo));
    document.body.append(element);
    while (!root().querySelector("tbody tr") || !root().querySelector("input[type=search]")) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await frame();
    performance.mark("end");
    return performance.now() - start;
  },
  focusSearch: () => root().querySelector<HTMLInputElement>("input[type=search]")?.focus(),
  /** Marks the time from every key press to the frame with the filtered rows. */
  watchKeys() {
    root()
      .querySelector("input[type=search]")
      ?.addEventListener("input", () => void mark(), { capture: true });
  },
  async own(count: number) {
    const passengers = parse(billedPassengers, lines(count));
    const start = performance.now();
    const { rows } = await exportBook(toPassengerBook("2026-11", passengers), "xlsx", {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    if (rows < count) throw new Error(`${rows} of ${count} rows`);
    return performance.now() - start;
  },
  alone(count: number) {
    const start = performance.now();
    return new Promise<number>((resolve, reject) => {
      const worker = new Worker(toTrustedAddress(new URL(aloneFile, import.meta.url).href), { type: "module" });
      worker.addEventListener("error", () => reject(new Error("The bare worker failed")));
      worker.addEventListener("message", () => {
        worker.terminate();
        resolve(performance.now() - start);
      });
      worker.postMessage(count, []);
    });
  },
};

Object.assign(globalThis, { billingBench: bench });
