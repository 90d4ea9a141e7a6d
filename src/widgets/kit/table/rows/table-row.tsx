import { memo, type MouseEvent, type ReactNode, useCallback, useMemo } from "react";
import { jobsOf } from "../../../../core/session/jobs.ts";
import { useWidget, useWidgetRoot } from "../../element/context.ts";
import { type Destination, toHref } from "../../element/events.ts";
import { Link } from "../../text/link.tsx";
import type { Column } from "../column.ts";
import { markText } from "../search/found-marks.tsx";
import { SelectBox } from "../selection/selection-bar.tsx";
import type { DataTableProps, RowAction } from "../table-props.ts";
import { tableMessages as texts } from "../table.messages.ts";
import { roles } from "./roles.ts";

interface RowProps<Row> extends Pick<DataTableProps<Row>, "open" | "rowKind" | "rowName"> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly yielded: readonly Column<Row>[];
  readonly isOpen: boolean;
  /** Undefined: rows can't be selected. */
  readonly onSelect: ((row: Row, isSelected: boolean) => void) | undefined;
  readonly isSelected: boolean;
  /** `aria-rowindex`, when only a part of the rows is rendered; the header is 1. */
  readonly rowIndex: number | undefined;
}

function TableRowPlain<Row>(props: RowProps<Row>) {
  const { row, columns, yielded, open, rowKind, rowName, isOpen, onSelect, isSelected, rowIndex } = props;
  const root = useWidgetRoot();
  const kind = rowKind?.(row);
  const handleClick = (event: MouseEvent) => {
    if (!isOnControl(event) && !hasSelection(root)) open?.onOpen(row);
  };
  return (
    // The button in the last cell does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      {...roles.row}
      className={[open && "openable", kind, isSelected && "selected"].filter(Boolean).join(" ") || undefined}
      aria-current={isOpen || undefined}
      aria-rowindex={rowIndex}
      onClick={open ? handleClick : undefined}
    >
      {onSelect && (
        <td {...roles.cell} className="row-select">
          <SelectBox
            label={texts.selectRow(rowName(row))}
            isChecked={isSelected}
            onChange={(isNow) => onSelect(row, isNow)}
          />
        </td>
      )}
      {columns.map((column) => toCell(column, row, yielded, open))}
      {open && (
        <td {...roles.cell} className="row-action">
          {toOpenButton({ open, row, rowName, className: "link" })}
        </td>
      )}
    </tr>
  );
}

interface OpenButton<Row> extends Pick<RowProps<Row>, "row" | "rowName"> {
  readonly open: NonNullable<RowProps<Row>["open"]>;
  readonly className: string;
}

/** Opens the row; named after its act and the row. A function, as the cells. */
export function toOpenButton<Row>({ open, row, rowName, className }: OpenButton<Row>) {
  return (
    <button
      type="button"
      className={className}
      aria-label={texts.actionFor(open.label(row), rowName(row))}
      onClick={() => open.onOpen(row)}
    >
      {open.label(row)}
    </button>
  );
}

/** Memoised: scrolling thousands of rows renders only the new ones. */
export const TableRow = memo(TableRowPlain) as typeof TableRowPlain;

/** A function, not a component: a page has hundreds of cells, which are only ever rendered with their row. */
function toCell<Row>(column: Column<Row>, row: Row, yielded: readonly Column<Row>[], open: RowProps<Row>["open"]) {
  const { id, align, cell, isSearched, isUnbroken, role, text } = column;
  const bare = cell ? cell(row, markText) : isSearched ? markText(text(row)) : text(row);
  const content = isUnbroken ? <span className="unbroken">{bare}</span> : bare;
  const className = role === "action" ? "row-action" : align === "end" ? "end" : undefined;
  if (role === "title") {
    return (
      <th key={id} {...roles.rowHead} scope="row" className={["row-title", className].filter(Boolean).join(" ")}>
        {open ? <RowName row={row} open={open} content={content} /> : content}
        {yielded.length > 0 && (
          <span className="row-remark cut subtle text-xs">
            {yielded.map(({ id: of, header: name, align: side, isSearched: isFound, text: toText }, index) => (
              <span key={of}>
                {index > 0 && " · "}
                {/* Numbers need a visible column name; for texts only screen readers get it. */}
                <span className={side === "end" ? undefined : "visually-hidden"}>{name}: </span>
                {isFound ? markText(toText(row)) : toText(row)}
              </span>
            ))}
          </span>
        )}
      </th>
    );
  }
  return (
    <td key={id} {...roles.cell} className={className}>
      {content}
    </td>
  );
}

interface RowNameProps<Row> {
  readonly row: Row;
  readonly open: RowAction<Row>;
  readonly content: ReactNode;
}

/**
 * A row's name is a link wherever the row opens. Without a page of its own it only looks like one: a press on it is one on the row, and
 * the keyboard and screen readers have the button in the last cell.
 */
function RowName<Row>({ row, open, content }: RowNameProps<Row>) {
  if (!open.to) return <span className="link row-name">{content}</span>;
  return (
    <Link className="link row-name" to={open.to(row)}>
      {content}
    </Link>
  );
}

function isOnControl({ target, currentTarget }: MouseEvent): boolean {
  const control = target instanceof Element && target.closest("a, button, input, label, select, textarea, summary");
  return control instanceof Element && currentTarget.contains(control);
}

/** Whether text is selected, for example to copy it: a click then doesn't open the row. */
function hasSelection(root: ShadowRoot | Document): boolean {
  // Only Chromium has a selection per shadow root.
  const { getSelection = () => document.getSelection() } = root as { getSelection?: () => Selection | null };
  const selection = getSelection.call(root);
  return selection !== null && selection.toString() !== "";
}

/**
 * Leads to another area without a link, for a click on a row: raises `shuttle-navigate`, and follows the address when no
 * listener prevented that and `portal-url` is set. Every such row also has a `Link` to the same destination, for the keyboard
 * and for new tabs.
 */
function useNavigate(): (to: Destination) => void {
  const { root, session, emit } = useWidget();
  return useCallback(
    ({ name, params = {}, query = "" }: Destination) => {
      const href = toHref({ name, params, query }, session.$settings.get().portalUrl);
      jobsOf(session).leave(root, () => {
        const isAllowed = emit("shuttle-navigate", { name, params, query, href });
        if (isAllowed && href !== null) session.environment.open(href);
      });
    },
    [root, session, emit],
  );
}

/** The action of rows that have a page. Both functions must be the same on every rendering while nothing has changed. */
export function useRowPage<Row>(label: (row: Row) => string, to: (row: Row) => Destination): RowAction<Row> {
  const navigate = useNavigate();
  return useMemo(() => ({ label, to, onOpen: (row) => navigate(to(row)) }), [label, to, navigate]);
}
