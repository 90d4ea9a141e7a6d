import { showTable, toPeople } from "../elements/table-element.tsx";
import { measured, offer, pause, until, watchKeys } from "./frames.ts";

let shown: ReturnType<typeof showTable> | null = null;
const search = () => shown?.root.querySelector<HTMLInputElement>("input[type=search]");

async function show(props: Parameters<typeof showTable>[0], part: string): Promise<void> {
  shown?.element.remove();
  shown = showTable(props);
  await until(() => shown?.root.querySelector(part), part);
}

offer({
  /** A table of all rows, cut into pages or not. */
  async open(count: number, hasPaging: boolean) {
    await show({ rows: toPeople(count), hasPaging }, "tbody tr");
    search()?.focus();
  },
  /** Sorts by a column; filtering keeps the order. */
  sort(column: string) {
    const store = shown?.store();
    store?.$state.set({ ...store.$state.get(), sort: { column, isDescending: false } });
  },
  /** Measures from the response to the first rows of a page of `pageSize`. */
  async firstRows(pageSize: number) {
    await show({ rows: [], mode: "remote", total: 10_000 }, ".data-table");
    const store = shown?.store();
    store?.$state.set({ ...store.$state.get(), pageSize });
    const rows = toPeople(pageSize);
    await pause(100);
    await measured(() => store?.$props.set({ ...store.$props.get(), rows }));
  },
  watchKeys: () => watchKeys(search()),
});
