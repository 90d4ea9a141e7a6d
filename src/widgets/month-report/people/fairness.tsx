import { useStore } from "@nanostores/react";
import type { Distribution, Fairness } from "../../../core/month/fairness.ts";
import { StackedBars } from "../../kit/chart/bars/stacked-bars.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { monthReportMessages } from "../month-report.messages.ts";
import type { ShownMonth } from "../month-report.store.ts";
import { type FairnessName, toDistrictRow, toFacts, toHistogram, toMissing } from "./fairness.model.ts";
import { peopleMessages as texts } from "./people.messages.ts";

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

function Districts({ fairness }: { readonly fairness: Fairness }) {
  return (
    <Card title={texts.districts} isClipped control={<span className="month-muted">{texts.districtNote}</span>}>
      <div
        className="month-scroll"
        tabIndex={0}
        role="region"
        aria-label={monthReportMessages.tableOf(texts.districts)}
      >
        <table className="month-table">
          <thead>
            <tr>
              <th scope="col">{texts.district}</th>
              <th scope="col" className="end">
                {texts.people}
              </th>
              <th scope="col" className="end">
                {texts.walking}, {texts.median}
              </th>
              <th scope="col" className="end">
                {texts.overLimit}
              </th>
              <th scope="col" className="end">
                {texts.duration}, {texts.median}
              </th>
              <th scope="col" className="end">
                {texts.overLimit}
              </th>
            </tr>
          </thead>
          <tbody>
            {fairness.districts.map(toDistrictRow).map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.title}</th>
                <td className="end">{row.people}</td>
                <td className="end">{row.walking}</td>
                <td className="end">{row.walkingOver}</td>
                <td className="end">{row.duration}</td>
                <td className="end">{row.durationOver}</td>
              </tr>
            ))}
            {fairness.districts.length === 0 && (
              <tr>
                <td colSpan={6}>{texts.noDistricts}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
