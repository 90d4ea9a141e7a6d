import { useStore } from "@nanostores/react";
import type { TripPersonnelCounts } from "../../core/api/trips.ts";
import { formatNumber } from "../../core/text/format.ts";
import { lazyModule, useLazyModule } from "../kit/element/lazy-module.ts";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Card } from "../kit/layout/card.tsx";
import { Figure } from "../kit/layout/figure.tsx";
import { Link } from "../kit/text/link.tsx";
import { employeesMessages as texts } from "./overview.messages.ts";
import type { Overview } from "./overview.store.ts";

export function EmployeesCard({ store }: { readonly store: Overview }) {
  const load = useStore(store.counts.$load);
  return (
    <Card title={texts.title} control={<Link to={{ name: "personnel" }}>{texts.all}</Link>}>
      <div className="card-body">
        <AsyncPanel
          load={load}
          failedTitle={texts.failed}
          onRetry={() => void store.counts.refresh()}
          skeleton={
            <>
              <Skeleton height={40} width="40%" />
              <Skeleton height={110} />
            </>
          }
        >
          {({ employees }) => <Employees store={store} {...employees} />}
        </AsyncPanel>
      </div>
    </Card>
  );
}

const toSeats = ({ activeSeats, inactiveSeats }: SeatPlan) => [
  ...Array<string>(activeSeats).fill("seat"),
  ...Array<string>(inactiveSeats).fill("seat free"),
];

type EmployeesProps = TripPersonnelCounts["employees"] & { readonly store: Overview };

function Employees({ store, active, inactive }: EmployeesProps) {
  if (active === 0 && inactive === 0) return <EmptyPanel title={texts.empty} />;
  // The drawing needs both numbers.
  const plan = active === null || inactive === null ? null : toSeatPlan(active, inactive);
  const total = active === null || inactive === null ? null : active + inactive;
  return (
    <div className="employees">
      <p>
        <Figure as="span">{formatNumber(active)}</Figure> <span className="subtle">{texts.unit(total)}</span>
      </p>
      {plan && (
        <div className="seats" role="img" aria-label={texts.summary(active, inactive)}>
          {toSeats(plan).map((className, index) => (
            <i key={index} className={className} />
          ))}
        </div>
      )}
      <ul className="seat-legend wrap muted text-xs">
        <li>
          <i className="seat" />
          {texts.active} {formatNumber(active)}
        </li>
        <li>
          <i className="seat free" />
          {texts.inactive} {formatNumber(inactive)}
        </li>
        {plan && <li className="subtle">{texts.scale(plan.peoplePerSeat)}</li>}
        <Lists store={store} total={total} />
      </ul>
    </div>
  );
}

const countedCode = lazyModule(() => import("./counted-lists.tsx"));
/** Most employees for whom the lists are counted, after everything else is shown: twenty calls. */
const mostCounted = 2000;

/** The lists of people to look after; on the whole page with their numbers, when the other cards have settled. */
function Lists({ store, total }: { readonly store: Overview; readonly total: number | null }) {
  const isSettled = useStore(store.$isSettled);
  const isWholePage = useStore(store.$isWholePage);
  const isCounted = isWholePage && isSettled && total !== null && total <= mostCounted;
  return isCounted ? <LateCountedLists /> : <ListLinks counts={null} />;
}

function LateCountedLists() {
  const { load } = useLazyModule(countedCode);
  return load.status === "ready" ? <load.data.CountedLists Links={ListLinks} /> : <ListLinks counts={null} />;
}

const listNames = ["without-route", "requested"] as const;

export interface ListLinksProps {
  /** Number of people in each list; null: not known. */
  readonly counts: Readonly<Record<(typeof listNames)[number], number>> | null;
}

/** Links to the lists of people to look after. */
const ListLinks = ({ counts }: ListLinksProps) =>
  listNames.map((name) => (
    <li key={name}>
      <Link to={{ name: "personnel", query: `list=${name}` }}>
        {texts.lists[name]}
        {counts && ` ${formatNumber(counts[name])}`}
      </Link>
    </li>
  ));

/** Seats of the drawn bus: four rows of eleven. */
export const seatCount = 44;

interface SeatPlan {
  readonly peoplePerSeat: number;
  readonly activeSeats: number;
  readonly inactiveSeats: number;
}

/** Rounds up to a multiple of 5 above 20, of 50 above 100, and so on, so that the legend has a round number. */
function toRoundSize(size: number): number {
  if (size <= 20) return size;
  const unit = 10 ** Math.floor(Math.log10(size)) / 2;
  return Math.ceil(size / unit) * unit;
}

/** How many people a drawn seat stands for, so that all fit into the bus; a group of at least one person has a seat. */
export function toSeatPlan(active: number, inactive: number): SeatPlan {
  const total = active + inactive;
  const peoplePerSeat = toRoundSize(Math.max(1, Math.ceil(total / seatCount)));
  const seats = Math.ceil(total / peoplePerSeat);
  const most = active === 0 ? seats : seats - 1;
  const inactiveSeats = inactive === 0 ? 0 : Math.min(most, Math.max(1, Math.round(inactive / peoplePerSeat)));
  return { peoplePerSeat, activeSeats: seats - inactiveSeats, inactiveSeats };
}
