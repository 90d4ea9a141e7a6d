import { memo } from "react";
import { Select } from "../field/select.tsx";
import type { Column } from "./column.ts";
import { tableMessages as texts } from "./table.messages.ts";
import type { TableSort } from "./table-state.ts";

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: TableSort | null;
  readonly onChange: (sort: TableSort | null) => void;
}

const toValue = ({ column, isDescending }: TableSort) => `${isDescending ? "-" : "+"}${column}`;

function SortChoicePlain<Row>({ columns, sort, onChange }: SortChoiceProps<Row>) {
  const sorts = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { sort: { column: id, isDescending: false }, label: texts.sortAscending(header) },
      { sort: { column: id, isDescending: true }, label: texts.sortDescending(header) },
    ]);
  if (sorts.length === 0) return null;
  return (
    <div>
      <Select
        label={texts.sort}
        isLabelHidden
        size="small"
        value={sort ? toValue(sort) : ""}
        options={[
          { value: "", label: texts.unsorted },
          ...sorts.map((entry) => ({ value: toValue(entry.sort), label: entry.label })),
        ]}
        onChange={(value) => onChange(sorts.find((entry) => toValue(entry.sort) === value)?.sort ?? null)}
      />
    </div>
  );
}

/** The order, for records, which have no column headers. */
export const SortChoice = memo(SortChoicePlain) as typeof SortChoicePlain;
