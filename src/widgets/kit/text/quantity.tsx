import { formatPercent } from "../../../core/text/format.ts";

interface QuantityProps {
  readonly figure: string;
  /** "m", "dk", "%"; empty for a count. */
  readonly unit: string;
}

/** A figure with its unit in small letters; the percent sign stands before it in Turkish and after it in English. */
export function Quantity({ figure, unit }: QuantityProps) {
  if (unit === "") return figure;
  const small = <small className={unit === "%" ? "percent" : undefined}>{unit}</small>;
  const isFirst = unit === "%" && formatPercent(0).startsWith(unit);
  return (
    <>
      {isFirst && small}
      {figure}
      {!isFirst && small}
    </>
  );
}
