import type { LineDetail, LineDirection } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { formatDistance, formatDuration, formatPercent } from "../../../core/format.ts";
import { figureMessages as texts } from "./detail.messages.ts";

interface FiguresProps {
  readonly detail: LineDetail;
  readonly subject: MarketplaceSearch["subject"];
}

const rows: readonly { readonly label: string; readonly toText: (direction: LineDirection | null) => string }[] = [
  { label: texts.duration, toText: (direction) => formatDuration(direction?.duration) },
  { label: texts.detour, toText: (direction) => formatPercent(direction?.detourRatio) },
  { label: texts.walking, toText: (direction) => formatDistance(direction?.walkingDistance) },
];

/** The comparison for the passenger: morning beside evening (specification 3 §2.2). */
export function PassengerFigures({ detail, subject }: FiguresProps) {
  return (
    <div className="detail-part">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{subject.type === "passenger" ? texts.caption(subject.passenger.name) : texts.address}</th>
            <th scope="col" className="morning">
              {texts.morning}
            </th>
            <th scope="col" className="evening">
              {texts.evening}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, toText }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{toText(detail.morning)}</td>
              <td>{toText(detail.evening)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
