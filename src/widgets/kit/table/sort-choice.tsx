import { memo } from "react";
import { Select } from "../ui/select.tsx";
import type { Column } from "./column.ts";
import { tableMessages as texts } from "./table.messages.ts";
import type { TableSort } from "./table-state.ts";
import { useSettled } from "./use-settled.ts";

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: TableSort | null;
  readonly onChange: (sort: TableSort | null) => void;
}

const toValue = ({ column, isDescending }: TableSort) => `${isDescending ? "-" : "+"}${column}`;

function SortChoicePlain<Row>({ columns, sort, onChange }: SortChoiceProps<Row>) {
  // Wide tables hide it, narrow ones need its list when somebody opens it: what is drawn first does without.
  const isListed = useSettled(columns) !== null;
  const sorts = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { sort: { column: id, isDescending: false }, label: texts.sortAscending(header) },
      { sort: { column: id, isDescending: true }, label: texts.sortDescending(header) },
    ]);
  if (sorts.length === 0) return null;
  const value = sort ? toValue(sort) : "";
  const options = [
    { value: "", label: texts.unsorted },
    ...sorts.map((entry) => ({ value: toValue(entry.sort), label: entry.label })),
  ];
  return (
    <div className="sort-choice">
      <Select
        label={texts.sort}
        isLabelHidden
        value={value}
        options={isListed ? options : options.filter((option) => option.value === value)}
        onChange={(chosen) => onChange(sorts.find((entry) => toValue(entry.sort) === chosen)?.sort ?? null)}
      />
    </div>
  );
}

/** The order, where rows are records and have no heads to press. */
export const SortChoice = memo(SortChoicePlain) as typeof SortChoicePlain;
