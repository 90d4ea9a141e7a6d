import { useStore } from "@nanostores/react";
import type { Distribution, Fairness } from "../../../core/month/fairness.ts";
import { StackedBars } from "../../kit/chart/bars/stacked-bars.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { roles } from "../../kit/table/rows/roles.ts";
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
    <div className="slot">
      <Card title={texts.districts} isClipped control={<span className="month-muted">{texts.districtNote}</span>}>
        <div
          className="month-scroll"
          tabIndex={0}
          role="region"
          aria-label={monthReportMessages.tableOf(texts.districts)}
        >
          <table {...roles.table} className="month-table month-records">
            <thead {...roles.group}>
              <tr {...roles.row}>
                <th {...roles.columnHead} scope="col">
                  {texts.district}
                </th>
                <th {...roles.columnHead} scope="col" className="end">
                  {texts.people}
                </th>
                <th {...roles.columnHead} scope="col" className="end">
                  {texts.walking}, {texts.median}
                </th>
                <th {...roles.columnHead} scope="col" className="end">
                  {texts.overLimit}
                </th>
                <th {...roles.columnHead} scope="col" className="end">
                  {texts.duration}, {texts.median}
                </th>
                <th {...roles.columnHead} scope="col" className="end">
                  {texts.overLimit}
                </th>
              </tr>
            </thead>
            <tbody {...roles.group}>
              {fairness.districts.map(toDistrictRow).map((row) => (
                <tr {...roles.row} key={row.key}>
                  <th {...roles.rowHead} scope="row">
                    {row.title}
                  </th>
                  <td {...roles.cell} className="end" data-label={texts.people}>
                    {row.people}
                  </td>
                  <td {...roles.cell} className="end" data-label={`${texts.walking}, ${texts.median}`}>
                    {row.walking}
                  </td>
                  <td {...roles.cell} className="end" data-label={`${texts.walking}, ${texts.overLimit}`}>
                    {row.walkingOver}
                  </td>
                  <td {...roles.cell} className="end" data-label={`${texts.duration}, ${texts.median}`}>
                    {row.duration}
                  </td>
                  <td {...roles.cell} className="end" data-label={`${texts.duration}, ${texts.overLimit}`}>
                    {row.durationOver}
                  </td>
                </tr>
              ))}
              {fairness.districts.length === 0 && (
                <tr {...roles.row}>
                  <td {...roles.cell} colSpan={6}>
                    {texts.noDistricts}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </Card>
    </div>
  );
}
