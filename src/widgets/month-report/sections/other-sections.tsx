import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo, useState } from "react";
import type { Distribution, Fairness } from "../../../core/month/fairness.ts";
import type { MonthSection } from "../../../core/month/month-analysis.ts";
import { rankUses, seatOrders, type Thresholds } from "../../../core/month/seats/seat-use.ts";
import { StackedBars } from "../../kit/chart/stacked-bars.tsx";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { Select } from "../../kit/field/select.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { LocalTable } from "../../kit/table/local-table.tsx";
import { monthReportMessages, monthReportSeatMessages, peopleMessages as texts } from "../month-report.messages.ts";
import type { ReportProps } from "../month-report.store.ts";
import { ProofSection } from "../proof/proof.tsx";
import { AttendanceSection } from "./attendance.tsx";
import { EmissionSection } from "./emission.tsx";
import { readLimit, toHeatRows, toHeatSum, toWeekdays } from "./heat-map.model.ts";
import { DirectionChoice, HeatMap } from "./heat-map.tsx";
import { districtFields, districtName, type FairnessName, toFacts, toHistogram, toMissing } from "./people.model.ts";

/** Seat use of each route by weekday, with cost, late runs and absences, in the chosen order. */
function SeatSection({ store, shown }: ReportProps) {
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
      <Card title={monthReportSeatMessages.title} isClipped control={<DirectionChoice store={store} />}>
        <div className="heat-tools wrap">
          <Select
            label={monthReportSeatMessages.order}
            options={seatOrders.map((value) => ({ value, label: monthReportSeatMessages.orders[value] }))}
            value={order}
            onChange={(chosen) => store.change({ order: chosen })}
          />
          <Limits thresholds={thresholds} onChange={store.thresholds.set} />
        </div>
        {ranked.length === 0 ? (
          <EmptyPanel title={monthReportSeatMessages.noRoutes} />
        ) : (
          <HeatMap
            heading={monthReportSeatMessages.route}
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
    <div className="wrap gap-12" role="group" aria-label={monthReportSeatMessages.limits}>
      {limitNames.map((name) => (
        <TextField
          key={name}
          label={name === "use" ? monthReportSeatMessages.useLimit : monthReportSeatMessages.lateLimit}
          value={typed[name]}
          inputMode="numeric"
          maxLength={3}
          error={readLimit(typed[name]) === null ? monthReportSeatMessages.limitError : undefined}
          onChange={(text) => change(name, text)}
        />
      ))}
    </div>
  );
}

/** How far people walk and how long they travel, for all and by district. */
function FairnessSection({ shown }: Pick<ReportProps, "shown">) {
  const fairness = useStore(shown.analysis.$fairness);
  if (!fairness) return null;
  return (
    <>
      <div className="month-columns grid gap">
        <Spread name="walking" title={texts.walking} distribution={fairness.walking} />
        <Spread name="duration" title={texts.duration} distribution={fairness.duration} />
      </div>
      <Districts fairness={fairness} />
      <p className="muted text-xs">{texts.today}</p>
    </>
  );
}

interface SpreadProps {
  readonly name: FairnessName;
  readonly title: string;
  readonly distribution: Distribution;
}

function Spread({ name, title, distribution }: SpreadProps) {
  const { label, summary, categories, values, write } = toHistogram(name, distribution);
  const missing = toMissing(distribution);
  return (
    <Card title={title}>
      <div className="month-spread grid gap-10">
        <StackedBars
          label={label}
          summary={summary}
          rowHeading={texts.range}
          categories={categories}
          series={[{ name: texts.people, values }]}
          formatValue={write}
        />
        <dl className="proof-facts wrap">
          {toFacts(name, distribution).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ))}
        </dl>
        {missing && <p className="muted text-xs">{missing}</p>}
      </div>
    </Card>
  );
}

function Districts({ fairness }: { readonly fairness: Fairness }) {
  return (
    <div className="slot">
      <Card title={texts.districts} isClipped control={<span className="muted text-xs">{texts.districtNote}</span>}>
        <LocalTable
          caption={monthReportMessages.tableOf(texts.districts)}
          columns={districtFields().columns}
          rows={fairness.districts}
          rowName={districtName}
          hasPaging={false}
          noun={texts.districtNoun}
          emptyTitle={texts.noDistricts}
        />
      </Card>
    </div>
  );
}

/** All sections except the summary; this module is loaded when one of them is first opened. */
export const sectionViews: Readonly<Record<Exclude<MonthSection, "summary">, (props: ReportProps) => ReactNode>> = {
  proof: (props) => <ProofSection {...props} />,
  seats: (props) => <SeatSection {...props} />,
  attendance: (props) => <AttendanceSection {...props} />,
  fairness: ({ shown }) => <FairnessSection shown={shown} />,
  emission: (props) => <EmissionSection {...props} />,
};
