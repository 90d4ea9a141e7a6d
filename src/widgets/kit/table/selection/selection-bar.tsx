import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import xIcon from "lucide-static/icons/x.svg?raw";
import { formatNumber } from "../../../../core/text/format.ts";
import { TransientButton } from "../../element/transient-button.tsx";
import { Icon } from "../../text/icon.tsx";
import type { RowSelection } from "../table-props.ts";
import { tableMessages as texts } from "../table.messages.ts";

interface SelectionBarProps<Row> {
  readonly selection: RowSelection<Row>;
  /** The rows of this page. */
  readonly pageRows: readonly (readonly [id: string, row: Row])[];
  /** All rows that match, when they are loaded. */
  readonly allRows: readonly (readonly [id: string, row: Row])[] | null;
  readonly isRecords: boolean;
}

/** In place of the toolbar: how many rows are selected, all that match, and what can be done with them. */
export function SelectionBar<Row>({ selection, pageRows, allRows, isRecords }: SelectionBarProps<Row>) {
  const { store, words, actions, remote } = selection;
  const { rows } = selection.value;
  const isPage = pageRows.every(([id]) => rows.has(id));
  const hasFailed = isPage && remote?.status === "failed" && rows.size <= pageRows.length;
  const close = ({ currentTarget }: MouseEvent) => {
    const table = currentTarget.closest(".data-table");
    store.close();
    // The bar, which has the focus, is replaced by the toolbar.
    requestAnimationFrame(() => table?.querySelector<HTMLElement>(".row-select input, .record-line")?.focus());
  };
  return (
    <div className={isRecords ? "selection-bar narrow" : "selection-bar"}>
      <button type="button" className="icon-button" aria-label={texts.endSelection} onClick={close}>
        <Icon of={xIcon} />
      </button>
      <p className="selection-count strong" role="status">
        {words.selected(rows.size, formatNumber(rows.size))}
        {isPage && remote?.status === "loading" && <span className="visually-hidden"> {texts.selectingAll}</span>}
        {hasFailed && <span className="visually-hidden"> {texts.selectAllFailed}</span>}
      </p>
      {isRecords && !isPage ? (
        <TransientButton className="link" onClick={() => store.mark(pageRows, true, true)}>
          {texts.selectPage(formatNumber(pageRows.length))}
        </TransientButton>
      ) : (
        isPage && <All {...selection} allRows={allRows} pageRows={pageRows} />
      )}
      {!isRecords && <div className="selection-actions">{actions}</div>}
    </div>
  );
}

interface AllProps<Row> extends RowSelection<Row>, Pick<SelectionBarProps<Row>, "pageRows" | "allRows"> {}

/** Once the page is selected: the rows of all pages, and back to those of this page. The bar's status announces what it shows. */
function All<Row>({ value, store, words, remote, pageRows, allRows }: AllProps<Row>): ReactNode {
  const count = remote ? remote.count : (allRows?.length ?? null);
  if (remote?.status === "loading") {
    return (
      <span className="subtle" aria-hidden="true">
        {texts.selectingAll}
      </span>
    );
  }
  if (value.rows.size > pageRows.length) {
    return (
      <TransientButton className="link" onClick={() => store.replace(pageRows)}>
        {words.onlyPage(pageRows.length, formatNumber(pageRows.length))}
      </TransientButton>
    );
  }
  if (count !== null && count <= pageRows.length) return null;
  return (
    <>
      <TransientButton className="link" onClick={remote ? remote.onSelectAll : () => store.replace(allRows ?? [])}>
        {words.selectAll(count === null ? null : formatNumber(count))}
      </TransientButton>
      {remote?.status === "failed" && (
        <span className="selection-failed" aria-hidden="true">
          {texts.selectAllFailed}
        </span>
      )}
    </>
  );
}

interface SelectBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some, but not all, of the rows that the box stands for are selected. */
  readonly isPartly?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** The browser's own check box, because a page of a hundred rows has as many. */
export function SelectBox({ label, isChecked, isPartly = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
