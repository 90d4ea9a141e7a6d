import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import circleHelpIcon from "lucide-static/icons/circle-question-mark.svg?raw";
import fullIcon from "lucide-static/icons/armchair.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { useMemo } from "react";
import { type OccupancyKind, occupancyKinds } from "../../core/routes/route-seats.ts";
import { formatNumber } from "../../core/text/format.ts";
import { Icon } from "../kit/text/icon.tsx";
import { type TableState, withFilter } from "../kit/table/table-state.ts";
import { seatMessages } from "../shared/seats/seats.messages.ts";
import { type OccupancySum, type RouteRow, sumOccupancy } from "./route-row.model.ts";
import { routesMessages as texts } from "./routes.messages.ts";
import { occupancyFilter } from "./routes.store.ts";

const icons = {
  all: routeIcon,
  full: fullIcon,
  few: triangleAlertIcon,
  many: circleCheckIcon,
  unknown: circleHelpIcon,
} as const;

function toLine(kind: OccupancyKind | null, { seats, passengers, free, over, waiting }: OccupancySum): string {
  const { sums } = texts.tiles;
  if (kind === null) return sums.all(formatNumber(seats), formatNumber(passengers));
  if (kind === "full" && waiting > 0) return sums.waiting(formatNumber(waiting));
  if (kind === "full") return sums.full(over, formatNumber(over));
  return kind === "unknown" ? sums.unknown : sums.free(formatNumber(free));
}

interface SeatTilesProps {
  /** All rows with their occupancy. */
  readonly rows: readonly RouteRow[];
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** Number of routes by free seats; each filters the list. */
export function SeatTiles({ rows, state, onChange }: SeatTilesProps) {
  const sums = useMemo(
    () => [null, ...occupancyKinds].map((kind) => ({ kind, sum: sumOccupancy(rows, kind) })),
    [rows],
  );
  const chosen = state.filters[occupancyFilter]?.[0] ?? null;
  return (
    <div className="seat-tiles" role="group" aria-label={texts.tiles.label}>
      {sums.map(({ kind, sum }) => (
        <button
          key={kind ?? "all"}
          type="button"
          className={`card seat-tile ${kind ?? "all"}`}
          aria-pressed={chosen === kind}
          onClick={() => onChange(withFilter(state, occupancyFilter, kind === null ? [] : [kind]))}
        >
          <Icon of={icons[kind ?? "all"]} size="small" />
          <span className="seat-tile-name">{kind === null ? texts.tiles.all : seatMessages.kinds[kind]}</span>
          <b>{formatNumber(sum.routes)}</b>
          {sum.routes > 0 && <span className="seat-tile-sum">{toLine(kind, sum)}</span>}
        </button>
      ))}
    </div>
  );
}
