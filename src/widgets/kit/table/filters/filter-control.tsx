import { memo } from "react";
import { Popup } from "../../overlay/popup.tsx";
import { CheckList } from "../../field/check-list.tsx";
import type { Column } from "../column.ts";
import { type CountedOption, toOptionLabel } from "./filter-options.ts";
import { FilterWords, toFilterLook } from "./filter-words.tsx";
import { ManyChoice } from "./many-choice.tsx";

interface FilterControlProps<Row> {
  /** Id of the filtered column. */
  readonly id: string;
  readonly filter: NonNullable<Column<Row>["filter"]>;
  readonly options: readonly CountedOption[];
  readonly values: readonly string[];
  readonly onChange: (id: string, values: readonly string[]) => void;
}

function FilterControlPlain<Row>({ id, filter, options, values, onChange }: FilterControlProps<Row>) {
  const { label, kind, control } = filter;
  const toLabel = (value: string) => toOptionLabel(options, value, filter.toLabel);
  if (control) return control({ label, options, values, onChange: (next) => onChange(id, next) });
  return (
    <Popup
      label={label}
      className={toFilterLook(values)}
      text={<FilterWords label={label} values={values} toLabel={toLabel} />}
    >
      {() =>
        kind === "one" ? (
          <CheckList label={label} options={options} value={values} onChange={(next) => onChange(id, next)} isSingle />
        ) : (
          <ManyChoice label={label} options={options} values={values} onChange={(next) => onChange(id, next)} />
        )
      }
    </Popup>
  );
}

/** A column's filter in the toolbar: "Durum: Tümü". Memoised, so that typing in the search field doesn't render it again. */
export const FilterControl = memo(FilterControlPlain) as typeof FilterControlPlain;
