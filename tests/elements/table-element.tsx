import { useStore } from "@nanostores/react";
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { defineContract } from "../../src/widgets/kit/element/contract.ts";
import { defineWidget } from "../../src/widgets/kit/root/define-widget.tsx";
import type { Column } from "../../src/widgets/kit/table/column.ts";
import { DataTable, type DataTableProps } from "../../src/widgets/kit/table/data-table.tsx";
import {
  createSelection,
  type Selection,
  type SelectionStore,
} from "../../src/widgets/kit/table/selection/selection.ts";
import type { TableState } from "../../src/widgets/kit/table/table-state.ts";
import { Avatar } from "../../src/widgets/kit/text/avatar.tsx";
import { Chip } from "../../src/widgets/kit/text/chip.tsx";

/** A row of the test table. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly route: string;
  readonly walk: number | null;
  readonly status: "registered" | "on_hold" | "leaving";
}

const names = ["Ayşe Yıldırım", "Burak Gündoğdu", "Emre Kılıç", "Gülşah Aydın", "Irmak Işık", "İrem Şahin", "Çağla Öz"];
const routes = ["Kadıköy – Maslak", "Ataşehir – Maslak", "Üsküdar – Maslak", "Beykoz – Maslak"];
const at = <Entry,>(list: readonly Entry[], index: number) => list[index % list.length] as Entry;

export function toPeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${at(names, index)} ${index}`,
    phone: `05${String(320_000_000 + index * 7919).replace(/(\d{2})(\d{3})(\d{2})(\d{2})/, "$1 $2 $3 $4")}`,
    route: at(routes, index * 3 + Math.floor(index / 7)),
    walk: index % 11 === 10 ? null : (index * 37) % 900,
    status: index % 9 === 2 ? "on_hold" : index % 13 === 4 ? "leaving" : "registered",
  }));
}

const statuses = { registered: "Kayıtlı", on_hold: "Donduruldu", leaving: "Silinecek 01.12.2025" };
const statusOptions = Object.entries(statuses).map(([value, label]) => ({ value, label }));

export const columns: Column<Person>[] = [
  {
    id: "name",
    header: "Ad soyad",
    text: ({ name }) => name,
    cell: ({ name }, mark) => (
      <span className="test-person">
        <Avatar name={name} />
        {mark(name)}
      </span>
    ),
    role: "title",
    isSearched: true,
    isSortable: true,
  },
  { id: "phone", header: "Telefon", text: ({ phone }) => phone, isSearched: true, isHideable: true },
  {
    id: "route",
    header: "Rota",
    text: ({ route }) => route,
    role: "summary",
    isSearched: true,
    isSortable: true,
    isHideable: true,
    filter: { label: "Rota", kind: "many" },
  },
  {
    id: "walk",
    header: "Yürüme",
    text: ({ walk }) => (walk === null ? "-" : `${walk} m`),
    value: ({ walk }) => walk,
    role: "value",
    align: "end",
    isSortable: true,
    isHideable: true,
  },
  { id: "extra", header: "Ek", text: () => "ek", isHideable: true, isHiddenAtFirst: true, role: null },
  {
    id: "status",
    header: "Durum",
    text: ({ status }) => statuses[status],
    cell: ({ status }) =>
      status === "registered" ? (
        statuses[status]
      ) : (
        <Chip kind={status === "on_hold" ? "hold" : "bad"}>
          {statuses[status]}{" "}
          <button type="button" className="chip-action">
            Geri Al
          </button>
        </Chip>
      ),
    filter: { label: "Durum", kind: "one", options: statusOptions, value: ({ status }) => status },
  },
];

export const defaults: TableState = { search: "", sort: null, page: 1, pageSize: 10, filters: {} };

type Overrides = Partial<Omit<DataTableProps<Person>, "selection">> & {
  /** Rows can be selected. */
  readonly selection?: TestSelection;
};

interface TestSelection {
  readonly of: ($state: ReadableAtom<TableState>) => SelectionStore<Person>;
}

/** For `showTable`: a selection that lives as long as its table. */
export function selectionOf(): TestSelection {
  let made: SelectionStore<Person> | null = null;
  return { of: ($state) => (made ??= createSelection({ onEnd: () => () => true }, $state)) };
}

const words = {
  selected: (_count: number, text: string) => `${text} seçildi`,
  selectAll: (text: string | null) => `Tümü ${text}`,
  onlyPage: (_count: number, text: string) => `Yalnızca ${text}`,
  dropped: (_count: number, text: string) => `${text} kaldırıldı`,
};
const actions = (
  <button type="button" className="button">
    Dondur
  </button>
);
const $noSelection = atom<Selection<Person>>({ rows: new Map(), isOpen: false, dropped: 0 });

export interface TestTable {
  readonly $state: WritableAtom<TableState>;
  readonly $props: WritableAtom<Overrides>;
}

const tables: TestTable[] = [];
let first: Overrides = {};

function View({ store }: { readonly store: TestTable }) {
  const state = useStore(store.$state);
  const { selection: given, ...props } = useStore(store.$props);
  const selection = given?.of(store.$state);
  const value = useStore(selection?.$selection ?? $noSelection);
  return (
    <section className="card clipped" aria-label="Deneme">
      <DataTable
        caption="Çalışan listesi"
        columns={columns}
        rows={[]}
        rowId={({ id }) => id}
        state={state}
        onChange={(next) => store.$state.set(next)}
        defaults={defaults}
        mode="client"
        rowKind={rowKind}
        rowName={rowName}
        noun={{ bare: "kişi", from: "kişiden", all: "kişinin" }}
        searchLabel="Ad, telefon veya rota ara"
        emptyTitle="Henüz kayıtlı çalışan yok."
        {...props}
        selection={selection && { value, store: selection, words, actions }}
      />
    </section>
  );
}

const rowName = ({ name }: Person) => name;
const rowKind = ({ status }: Person) =>
  status === "on_hold" ? "hold" : status === "leaving" ? ("danger" as const) : undefined;

const personStyle = ".test-person{display:flex;align-items:center;gap:10px}";

export function defineTestTable(): void {
  defineWidget({
    contract: defineContract({
      tag: "shuttle-table-test",
      summary: "A table for tests",
      attributes: {},
    }),
    styles: [{ text: personStyle }],
    createStore: (): TestTable => {
      const store = {
        $state: atom(defaults),
        $props: atom<Overrides>(first),
      };
      tables.push(store);
      return store;
    },
    View,
    isForEverybody: true,
  });
}

/** Puts a table on the page; `width` in px. */
export function showTable(props: Overrides, width = 1100) {
  defineTestTable();
  first = props;
  const element = document.createElement("shuttle-table-test");
  element.style.width = `${width}px`;
  document.body.append(element);
  return {
    element,
    /** Available once the table is in the page. */
    store: () => tables.at(-1) as TestTable,
    root: element.shadowRoot as ShadowRoot,
  };
}
