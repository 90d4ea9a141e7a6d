import { memo } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import chevronUpIcon from "lucide-static/icons/chevron-up.svg?raw";
import chevronsUpDownIcon from "lucide-static/icons/chevrons-up-down.svg?raw";
import { Icon } from "../text/icon.tsx";
import type { Column } from "./column.ts";
import { tableMessages as texts } from "./table.messages.ts";
import { roles } from "./rows/roles.ts";
import { SelectBox } from "./selection/selection-bar.tsx";
import type { TableSort } from "./table-state.ts";

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: TableSort | null;
  readonly onSort: (column: string) => void;
  readonly hasActions: boolean;
  /** Rows of this page that are selected; undefined: they can't be. */
  readonly selected: "none" | "some" | "all" | undefined;
  readonly onSelectPage: (isSelected: boolean) => void;
}

function TableHeadPlain<Row>({ columns, sort, onSort, hasActions, selected, onSelectPage }: TableHeadProps<Row>) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {selected && (
          <th {...roles.columnHead} scope="col" className="row-select">
            <SelectBox
              label={texts.selectRows}
              isChecked={selected === "all"}
              isPartly={selected === "some"}
              onChange={onSelectPage}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            order={sort?.column === column.id ? (sort.isDescending ? "descending" : "ascending") : undefined}
            onSort={() => onSort(column.id)}
          />
        ))}
        {hasActions && (
          <th {...roles.columnHead} scope="col" className="row-action">
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

export const TableHead = memo(TableHeadPlain) as typeof TableHeadPlain;

const orderIcons = { ascending: chevronUpIcon, descending: chevronDownIcon } as const;

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly order: "ascending" | "descending" | undefined;
  readonly onSort: () => void;
}

function HeadCell<Row>({ column: { header, align, role, isSortable }, order, onSort }: HeadCellProps<Row>) {
  const className = role === "action" ? "row-action" : align === "end" ? "end" : undefined;
  return (
    <th {...roles.columnHead} scope="col" className={className} aria-sort={order}>
      {isSortable ? (
        <button type="button" className="sort-button" onClick={onSort}>
          {header}
          <Icon of={order ? orderIcons[order] : chevronsUpDownIcon} size="tiny" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
