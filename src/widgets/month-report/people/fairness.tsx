import { useStore } from "@nanostores/react";
import type { Distribution, Fairness } from "../../../core/month/fairness.ts";
import { StackedBars } from "../../kit/chart/bars/stacked-bars.tsx";
import { localized } from "../../../core/text/messages.ts";
import { Card } from "../../kit/layout/card.tsx";
import { monthReportMessages, peopleMessages as texts } from "../month-report.messages.ts";
import type { ShownMonth } from "../month-report.store.ts";
import { type FairnessName, toDistrictRow, toFacts, toHistogram, toMissing } from "./fairness.model.ts";
import { type RecordColumn, RecordTable } from "../record-table.tsx";

interface FairnessProps {
  readonly shown: ShownMonth;
}

/** How far people walk and how long they travel, for all and by district. */
export function FairnessSection({ shown }: FairnessProps) {
  const fairness = useStore(shown.analysis.$fairness);
  if (!fairness) return null;
  return (
    <>
      <div className="month-columns">
        <Spread name="walking" title={texts.walking} distribution={fairness.walking} />
        <Spread name="duration" title={texts.duration} distribution={fairness.duration} />
      </div>
      <Districts fairness={fairness} />
      <p className="month-muted">{texts.today}</p>
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
      <div className="month-spread">
        <StackedBars
          label={label}
          summary={summary}
          rowHeading={texts.range}
          categories={categories}
          series={[{ name: texts.people, values }]}
          formatValue={write}
        />
        <dl className="proof-facts">
          {toFacts(name, distribution).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {missing && <p className="month-muted">{missing}</p>}
      </div>
    </Card>
  );
}

const districtColumns = localized((): readonly RecordColumn[] => [
  { key: "people", head: texts.people, role: "summary", align: "end", summary: texts.peopleCount },
  ...([texts.walking, texts.duration] as const).flatMap((name, index): RecordColumn[] => [
    { key: name, head: texts.ofIndicator(name, texts.median), role: index === 0 ? "value" : "fold", align: "end" },
    { key: `${name} over`, head: texts.ofIndicator(name, texts.overLimit), role: "fold", align: "end" },
  ]),
]);

function Districts({ fairness }: { readonly fairness: Fairness }) {
  return (
    <div className="slot">
      <Card title={texts.districts} isClipped control={<span className="month-muted">{texts.districtNote}</span>}>
        <RecordTable
          label={monthReportMessages.tableOf(texts.districts)}
          heading={texts.district}
          columns={districtColumns()}
          rows={fairness.districts.map(toDistrictRow)}
          noun={texts.districtNoun}
          empty={texts.noDistricts}
        />
      </Card>
    </div>
  );
}
