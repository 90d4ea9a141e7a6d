import { toFilterWords } from "./filter-options.ts";

interface WordsProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly toLabel: (value: string) => string;
}

/** "Durum: Gelmedi". In a narrow toolbar with many filters CSS hides the value; the chips below and the accessible name still contain it. */
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
