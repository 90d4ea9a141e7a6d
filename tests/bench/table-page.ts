import { showTable, toPeople } from "../elements/table-element.tsx";

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

let shown: ReturnType<typeof showTable> | null = null;

const bench = {
  toPeople,
  showTable,
  /** A table of all rows, cut into pages or not. */
  async open(count: number, hasPaging: boolean) {
    shown?.element.remove();
    shown = showTable({ rows: toPeople(count), hasPaging });
    while (!shown.root.querySelector("tbody tr")) await new Promise((resolve) => setTimeout(resolve, 10));
    shown.root.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  },
  /** Sorts by a column; filtering keeps the order. */
  sort(column: string) {
    const store = shown?.store();
    store?.$state.set({ ...store.$state.get(), sort: { column, isDescending: false } });
  },
  found: () => shown?.root.querySelector("[role=status]")?.textContent,
  /** Measures from the response to the first rows of a page of `pageSize`. */
  async firstRows(pageSize: number) {
    shown?.element.remove();
    shown = showTable({ rows: [], mode: "remote", total: 10_000 });
    while (!shown.root.querySelector(".data-table")) await new Promise((resolve) => setTimeout(resolve, 10));
    const store = shown.store();
    store.$state.set({ ...store.$state.get(), pageSize });
    const rows = toPeople(pageSize);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const shownRows = mark();
    store.$props.set({ ...store.$props.get(), rows });
    await shownRows;
  },
  /** Marks the time from every key press to the frame with the filtered rows. */
  watchKeys() {
    const input = shown?.root.querySelector("input[type=search]");
    input?.addEventListener("input", () => void mark(), { capture: true });
  },
};

Object.assign(globalThis, { tableBench: bench });
