import { useStore } from "@nanostores/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { formatNumber } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { SearchField } from "../../kit/field/search-field.tsx";
import { PaperEnd } from "../../kit/print/paper-head.tsx";
import { usePrinting } from "../../kit/print/paper.ts";
import { roles } from "../../kit/table/rows/roles.ts";
import type { PlannerProps } from "../parts.tsx";
import { plannerListMessages as texts } from "../planner.messages.ts";
import type { ListResult } from "./list-result.store.ts";
import { nameOf, toMatchingEntries } from "./list-texts.model.ts";
import { countGroups, listGroups } from "./list.model.ts";
import { EntryRow } from "./result-row.tsx";

/** People rendered at first, and with each further press. */
const rowsAtOnce = 15;
const moreRows = 100;
/** The most rows that are added in one frame: rendering a hundred takes longer than a click may wait. */
const rowsPerFrame = 20;

interface TableProps extends PlannerProps {
  readonly result: ListResult;
}

/** Grows to `wanted` by some rows in each frame; never shrinks. */
function useGrowing(wanted: number): number {
  const [reached, setReached] = useState(rowsAtOnce);
  useEffect(() => {
    if (reached >= wanted) return undefined;
    const frame = requestAnimationFrame(() => setReached(Math.min(wanted, reached + rowsPerFrame)));
    return () => cancelAnimationFrame(frame);
  }, [reached, wanted]);
  return reached;
}

/** The people in groups, those to look at first. Rows can be corrected, and are then placed anew. */
export function ResultTable({ store, result }: TableProps) {
  const { update, $state } = store.list;
  const { typed, shown, selected, edited } = useStore($state);
  const [limit, setLimit] = useState(rowsAtOnce);
  /** The row that was corrected: it gets the focus where it has gone to. */
  const [moved, setMoved] = useState<number | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const isPrinting = usePrinting();
  const found = useMemo(() => {
    const matching = toMatchingEntries(result.entries, { shown, typed });
    return listGroups.flatMap((group) => matching.filter((entry) => entry.group === group));
  }, [result, shown, typed]);
  const upTo = (...numbers: readonly (number | null | undefined)[]) =>
    Math.max(0, ...numbers.map((number) => 1 + found.findIndex(({ row }) => row.number === number)));
  const wanted = Math.max(limit, upTo(selected));
  // A row with the focus is there at once.
  const reach = Math.max(useGrowing(wanted), upTo(moved, edited?.number));
  const rows = isPrinting ? found : found.slice(0, reach);
  const counts = countGroups(found);
  const movedEntry = result.entries.find(({ row }) => row.number === moved);
  const focusMoved = useEffectEvent(() => {
    const root = table.current?.getRootNode();
    // Only where the focus was lost with the field or the select.
    if (!(root instanceof ShadowRoot) || root.activeElement !== null) return;
    table.current?.querySelector<HTMLElement>(`[data-row="${moved}"] .place-list-edit`)?.focus();
  });
  const movedTo = moved === null || edited !== null ? null : `${moved} ${movedEntry?.group}`;
  useEffect(() => {
    if (movedTo !== null) focusMoved();
  }, [movedTo]);
  const showSelected = useEffectEvent(() =>
    table.current?.querySelector(`[data-row="${selected}"]`)?.scrollIntoView({ block: "nearest" }),
  );
  const selectedThere = reach >= upTo(selected) ? selected : null;
  useEffect(() => {
    if (selectedThere !== null) showSelected();
  }, [selectedThere]);
  return (
    <div className="place-list-table slot min-0">
      <div className="place-list-tools row wrap split">
        <SearchField label={texts.search} value={typed} onChange={(text) => update({ typed: text })} />
        <p>{texts.order}</p>
        <p role="status" className="visually-hidden">
          {movedEntry && texts.now(nameOf(movedEntry.row), texts.groups[movedEntry.group])}
        </p>
      </div>
      {found.length === 0 ? (
        <Nothing result={result} isFound={typed.trim() === ""} />
      ) : (
        <table className="table-full" ref={table} {...roles.table}>
          <caption className="visually-hidden">{texts.caption}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              {[texts.person, texts.route, texts.clock, texts.walk, texts.seatsLeft].map((head, index) => (
                <th key={head} {...roles.columnHead} scope="col" className={index === 4 ? "end" : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {listGroups.map((group) => {
            const own = rows.filter((entry) => entry.group === group);
            if (own.length === 0) return null;
            return (
              <tbody key={group} {...roles.group}>
                <tr {...roles.row} className="place-list-group">
                  <th {...roles.cell} scope="rowgroup" colSpan={5}>
                    <span className="row gap-8">
                      {texts.groups[group]} <b className="count">{formatNumber(counts[group])}</b>
                      <small className="push">{texts.notes[group]}</small>
                    </span>
                  </th>
                </tr>
                {own.map((entry) => (
                  <EntryRow
                    key={entry.row.number}
                    store={store}
                    entry={entry}
                    edited={edited?.number === entry.row.number ? edited.address : null}
                    isSelected={selected === entry.row.number}
                    onMove={setMoved}
                  />
                ))}
              </tbody>
            );
          })}
        </table>
      )}
      {isPrinting && (
        <PaperEnd>
          {found.length === result.entries.length
            ? texts.printedAll(formatNumber(found.length))
            : texts.printedPart(formatNumber(found.length), formatNumber(result.entries.length))}
        </PaperEnd>
      )}
      {found.length > Math.max(wanted, reach) && (
        <TransientButton
          className="button place-list-more"
          onClick={() => setLimit(Math.max(wanted, reach) + moreRows)}
        >
          {texts.showMore(formatNumber(Math.min(moreRows, found.length - Math.max(wanted, reach))))}
        </TransientButton>
      )}
    </div>
  );
}

/** Why no row is shown: none is found yet, the group is empty, or nobody matches the search. */
function Nothing({ result, isFound }: Pick<TableProps, "result"> & { readonly isFound: boolean }) {
  if (result.entries.length === 0) return <Skeleton height={160} />;
  return <EmptyPanel title={isFound ? texts.emptyGroup : texts.nothingMatches} />;
}
