import { formatDistance, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { Card } from "../../kit/layout/card.tsx";
import { spreadMessages as texts } from "../personnel.messages.ts";
import type { Spread } from "./spread.model.ts";

/** The number of people by walking distance to their stop. */
export function WalkCard({ spread }: { readonly spread: Spread }) {
  const { bands, unknownWalk, withoutRoute, straightWalk } = spread;
  const known = bands.reduce((sum, band) => sum + band.people, 0);
  return (
    <Card title={texts.walkTitle}>
      <div className="card-body">
        <table className="spread-walks">
          <caption className="visually-hidden">{texts.walkCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.distance}</th>
              <th scope="col">{texts.people}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ from, to, people }) => (
              <tr key={from}>
                <th scope="row">
                  {toBandName(from, to)}
                  {people > 0 && <span className="spread-bar" style={{ inlineSize: `${(people / known) * 100}%` }} />}
                </th>
                <td>{formatNumber(people)}</td>
                <td>{known === 0 ? missing : formatPercent((people / known) * 100)}</td>
              </tr>
            ))}
            <Rest name={texts.unknownWalk} people={unknownWalk} />
            <Rest name={texts.noRoute} people={withoutRoute} />
          </tbody>
        </table>
        <p className="subtle">
          {texts.walkShare} {straightWalk > 0 && texts.straight(formatNumber(straightWalk))}
        </p>
      </div>
    </Card>
  );
}

function Rest({ name, people }: { readonly name: string; readonly people: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatNumber(people)}</td>
      <td>{missing}</td>
    </tr>
  );
}

function toBandName(from: number, to: number | null): string {
  if (to === null) return texts.beyond(formatDistance(from));
  return from === 0 ? texts.upTo(formatDistance(to)) : texts.between(formatDistance(from), formatDistance(to));
}
