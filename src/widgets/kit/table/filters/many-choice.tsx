import { useState } from "react";
import { formatNumber } from "../../../../core/text/format.ts";
import { CheckList, longList } from "../../field/check-list.tsx";
import type { FilterControlParts } from "../column.ts";
import type { CountedOption } from "./filter-options.ts";
import { tableMessages as texts } from "../table.messages.ts";

/** Maximum number of selected values: they are part of addresses, which servers limit to 8 KB. */
const mostValues = 100;

interface ManyChoiceProps extends FilterControlParts {
  readonly options: readonly CountedOption[];
}

/** Selection of several values of a filter. If all values of a long list are selected, the filter is off, but they stay ticked here. */
export function ManyChoice({ label, options, values, onChange }: ManyChoiceProps) {
  const [hasAll, setHasAll] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const change = (next: readonly string[]) => {
    const isAll = options.length >= longList && next.length >= options.length;
    const isTooMuch = !isAll && next.length > mostValues && next.length > values.length;
    setRefused(isTooMuch);
    if (isTooMuch) return;
    setHasAll(isAll);
    onChange(isAll ? [] : next);
  };
  return (
    <>
      <CheckList
        label={label}
        options={options}
        value={hasAll && values.length === 0 ? options.map(({ value }) => value) : values}
        onChange={change}
      />
      <p className="field-help" role="status">
        {isRefused && texts.tooMany(formatNumber(mostValues))}
      </p>
    </>
  );
}
