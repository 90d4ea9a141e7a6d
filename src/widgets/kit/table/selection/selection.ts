import { atom, computed, type ReadableAtom } from "nanostores";
import type { Scope } from "../../../../core/query/scope.ts";
import type { TableState } from "../table-state.ts";

/** The selected rows of a list, also those on other pages, by id. */
export type SelectedRows<Row> = ReadonlyMap<string, Row>;

export interface Selection<Row> {
  readonly rows: SelectedRows<Row>;
  /** Rows are being selected; on a phone that begins before the first one. */
  readonly isOpen: boolean;
  /** Number of rows that another search or filter has unselected; 0: none. */
  readonly dropped: number;
}

export type SelectionStore<Row> = ReturnType<typeof createSelection<Row>>;

const toCriteria = ({ search, filters }: TableState) => JSON.stringify([search.trim(), Object.entries(filters).sort()]);

/**
 * The selection of a list. It stays while pages are turned and rows are sorted, and is dropped with another search, filter or `$list`,
 * because rows that are no longer listed would be acted on unseen.
 * @param $list which rows the list is of, where there are several
 */
export function createSelection<Row>(
  scope: Pick<Scope, "onEnd">,
  $table: ReadableAtom<TableState>,
  $list: ReadableAtom<string> = atom(""),
) {
  const nothing: Selection<Row> = { rows: new Map(), isOpen: false, dropped: 0 };
  const $selection = atom(nothing);
  const set = (rows: SelectedRows<Row>, isOpen = rows.size > 0) => $selection.set({ rows, isOpen, dropped: 0 });
  const $criteria = computed([$table, $list], (table, list) => `${toCriteria(table)} ${list}`);
  const stop = $criteria.listen(() => $selection.set({ ...nothing, dropped: $selection.get().rows.size }));
  scope.onEnd(stop);
  return {
    $selection,
    /** Begins without a row. */
    open: () => set(new Map(), true),
    close: () => set(new Map()),
    /** Selects or unselects rows; without any left the selection stays open if it is `isKept` open. */
    mark(rows: Iterable<readonly [id: string, row: Row]>, isSelected: boolean, isKept: boolean) {
      const next = new Map($selection.get().rows);
      for (const [id, row] of rows) {
        if (isSelected) next.set(id, row);
        else next.delete(id);
      }
      set(next, next.size > 0 || isKept);
    },
    /** Replaces selected rows by newer answers about them. */
    renew(rows: Iterable<readonly [id: string, row: Row]>) {
      const value = $selection.get();
      const newer = [...rows].filter(([id, row]) => value.rows.has(id) && value.rows.get(id) !== row);
      if (newer.length > 0) $selection.set({ ...value, rows: new Map([...value.rows, ...newer]) });
    },
    /** Selects these rows and no others. */
    replace: (rows: Iterable<readonly [id: string, row: Row]>) => set(new Map(rows)),
  };
}
