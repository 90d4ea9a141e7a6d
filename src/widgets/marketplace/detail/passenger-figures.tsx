import type { LineDetail } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceLine, MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { eveningOf, morningOf } from "../../../core/marketplace/line/figures.ts";
import { figureMessages } from "../marketplace.messages.ts";
import { rideRows } from "./ride-rows.ts";

interface FiguresProps {
  /** The line as in the list; null when it is not among the loaded lines. */
  readonly line: MarketplaceLine | null;
  readonly detail: LineDetail;
  readonly subject: MarketplaceSearch["subject"];
}

/** Duration, detour and walks of the passenger, morning beside evening. */
export function PassengerFigures({ line, detail, subject }: FiguresProps) {
  const [morning, evening] = [morningOf(line, detail), eveningOf(detail)];
  return (
    <div className="detail-part grid gap-10">
      <table className="figures table-full">
        <thead>
          <tr>
            <th scope="col">
              {subject.type === "passenger" ? figureMessages.caption(subject.passenger.name) : figureMessages.address}
            </th>
            <th scope="col" className="morning">
              {figureMessages.morning}
            </th>
            <th scope="col" className="evening">
              {figureMessages.evening}
            </th>
          </tr>
        </thead>
        <tbody>
          {rideRows().map(({ label, toText, toValue }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{toText(toValue(morning))}</td>
              <td>{toText(toValue(evening))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
