import { toFilterWords } from "./filter-options.ts";

interface WordsProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly toLabel: (value: string) => string;
}

/** "Durum: Gelmedi". Where a toolbar has many filters and little room its value is left to the chips below, and to the button's name. */
export function FilterWords({ label, values, toLabel }: WordsProps) {
  return (
    <span className="filter-words">
      {label}
      <span className="filter-value">{toFilterWords(label, values, toLabel).slice(label.length)}</span>
    </span>
  );
}

/** The button's class. */
export const toFilterLook = (values: readonly string[]): string => (values.length > 0 ? "filtering" : "");
