/** An amount in whole kuruş (1/100 TL), because sums of TL as floating-point numbers would have rounding errors. */
export type Kurus = number;

export function fromTl(tl: number): Kurus {
  return Math.round(tl * 100);
}

export function toTl(kurus: Kurus): number {
  return kurus / 100;
}

/** Percent of an amount, rounded to whole kuruş. */
export function percentOf(amount: Kurus, percent: number): Kurus {
  return Math.round((amount * percent) / 100);
}

export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => Kurus): Kurus {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}
