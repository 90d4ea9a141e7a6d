import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import { rankUses, seatOrders, type Thresholds } from "../../../core/month/seats/seat-use.ts";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { Select } from "../../kit/field/select.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { Card } from "../../kit/layout/card.tsx";
import type { MonthReport, ShownMonth } from "../month-report.store.ts";
import { DirectionChoice } from "./direction-choice.tsx";
import { HeatMap } from "./heat-map.tsx";
import { readLimit, toHeatRows, toHeatSum, toWeekdays } from "./heat-map.model.ts";
import { monthReportSeatMessages as texts } from "../month-report.messages.ts";

interface SeatProps {
  readonly store: MonthReport;
  readonly shown: ShownMonth;
}

/** Seat use of each route by weekday, with cost, late runs and absences, in the chosen order. */
export function SeatSection({ store, shown }: SeatProps) {
  const { timePeriod, order } = useStore(store.$state);
  const uses = useStore(shown.analysis.$uses);
  const costs = useStore(shown.analysis.$costs);
  const thresholds = useStore(store.thresholds.$thresholds);
  const ranked = useMemo(
    () =>
      rankUses(
        uses.filter((use) => use.timePeriod === timePeriod),
        costs,
        order,
      ),
    [uses, costs, order, timePeriod],
  );
  return (
    <div className="slot">
      <Card title={texts.title} isClipped control={<DirectionChoice store={store} />}>
        <div className="heat-tools">
          <Select
            label={texts.order}
            options={seatOrders.map((value) => ({ value, label: texts.orders[value] }))}
            value={order}
            onChange={(chosen) => store.change({ order: chosen })}
          />
          <Limits thresholds={thresholds} onChange={store.thresholds.set} />
        </div>
        {ranked.length === 0 ? (
          <EmptyPanel title={texts.noRoutes} />
        ) : (
          <HeatMap
            heading={texts.route}
            month={shown.month}
            weekdays={toWeekdays(ranked)}
            rows={toHeatRows({ uses: ranked, costs, thresholds })}
            sum={toHeatSum(ranked)}
            thresholds={thresholds}
          />
        )}
      </Card>
    </div>
  );
}

const limitNames = ["use", "late"] as const;

interface LimitsProps {
  readonly thresholds: Thresholds;
  readonly onChange: (thresholds: Thresholds) => void;
}

/** Text fields for the limits of the marks. A limit changes only when the typed text is valid. */
function Limits({ thresholds, onChange }: LimitsProps) {
  const [typed, setTyped] = useState({ use: String(thresholds.use), late: String(thresholds.late) });
  const change = (name: keyof Thresholds, text: string) => {
    setTyped({ ...typed, [name]: text });
    const limit = readLimit(text);
    if (limit !== null) onChange({ ...thresholds, [name]: limit });
  };
  return (
    <div className="heat-limits" role="group" aria-label={texts.limits}>
      {limitNames.map((name) => (
        <TextField
          key={name}
          label={name === "use" ? texts.useLimit : texts.lateLimit}
          value={typed[name]}
          inputMode="numeric"
          maxLength={3}
          error={readLimit(typed[name]) === null ? texts.limitError : undefined}
          onChange={(text) => change(name, text)}
        />
      ))}
    </div>
  );
}
