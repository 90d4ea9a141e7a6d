import { useStore } from "@nanostores/react";
import { atom, type WritableAtom } from "nanostores";
import { formatNumber } from "../../src/core/text/format.ts";
import { LineChart } from "../../src/widgets/kit/chart/line-chart.tsx";
import { StackedBars } from "../../src/widgets/kit/chart/stacked-bars.tsx";
import { defineContract } from "../../src/widgets/kit/element/contract.ts";
import { defineWidget } from "../../src/widgets/kit/root/define-widget.tsx";

interface Charts {
  readonly $isShown: WritableAtom<boolean>;
}

export const $isShown = atom(false);
const format = (value: number) => formatNumber(value);
const toCategories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `${index + 1}. gün`,
    highlighted: index === 3,
    forecast: count === 6 && index > 3,
  }));
const toValues = (count: number) => Array.from({ length: count }, (_, index) => 300 + ((index * 37) % 90));

const weekdays = toCategories(5);
const regular = { name: "Düzenli", values: toValues(5) };
const flexible = { name: "Esnek", values: [40, 52, 48, 61, 39] };
const week = [regular, flexible];
const months = toCategories(6);
const invoices = [{ name: "Toplam", values: toValues(6).map((value) => value * 2500) }];
const days = toCategories(31);
const trips = [{ name: "Yolculuk", values: toValues(31) }];
const positions = Array.from({ length: 28 }, (_, index) => `${index + 1} Kas`);
const walks = toValues(28);
const sla = { value: 400, label: "SLA" };
const toLabel = (position: string) => position;

function View({ store }: { readonly store: Charts }) {
  const isShown = useStore(store.$isShown);
  if (!isShown) return null;
  const base = { summary: "Deneme", rowHeading: "Gün", formatValue: format };
  return (
    <>
      <StackedBars {...base} label="Hafta" categories={weekdays} series={week} totalName="Toplam" />
      <StackedBars {...base} label="Faturalar" categories={months} series={invoices} tickUnit={10_000} />
      <StackedBars {...base} label="Ay" categories={days} series={trips} showTotals={false} maxBarWidth={22} />
      <LineChart
        {...base}
        label="Yürüme"
        positions={positions}
        values={walks}
        formatLabel={toLabel}
        formatFullLabel={toLabel}
        height={196}
        reference={sla}
      />
    </>
  );
}

export function defineTestCharts(): void {
  defineWidget({
    contract: defineContract({
      tag: "shuttle-charts-test",
      summary: "Four charts for tests",
      attributes: {},
    }),
    styles: [],
    createStore: (): Charts => ({ $isShown }),
    View,
    isForEverybody: true,
  });
}
