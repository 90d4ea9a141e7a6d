import type { Comparison } from "../../../core/billing/comparison.ts";
import { formatKurus } from "../../../core/billing/money.ts";
import { formatPercent, missing } from "../../../core/text/format.ts";
import { comparisonMessages as texts } from "../billing.messages.ts";

/** In words: "Yolcu toplamı 34.900,00 TL (%3,3) arttı." */
export function toSummary({ before, after }: Comparison): string {
  const difference = after - before;
  if (difference === 0) return texts.summarySame;
  const amount = formatKurus(Math.abs(difference));
  const part = (Math.abs(difference) / before) * 100;
  // Three decimals below 0.1 %: a small change would read as 0.
  const percent = before === 0 ? missing : formatPercent(part, part < 0.1 ? 3 : 1);
  return difference > 0 ? texts.summaryUp(amount, percent) : texts.summaryDown(amount, percent);
}
