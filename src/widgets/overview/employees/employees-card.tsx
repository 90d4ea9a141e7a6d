import { useStore } from "@nanostores/react";
import type { TripPersonnelCounts } from "../../../core/api/trips.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { Card } from "../../kit/layout/card.tsx";
import { Link } from "../../kit/text/link.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { lazyModule, useLazyModule } from "../../kit/element/lazy-module.ts";
import { ListLinks } from "./list-links.tsx";
import { employeesMessages as texts } from "../overview.messages.ts";
import type { Overview } from "../overview.store.ts";
import { seatCount, type SeatPlan, toSeatPlan } from "./employees.model.ts";
import css from "./employees.css?inline";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Figure } from "../../kit/layout/figure.tsx";

const cardStyles = [styles(css)];

export function EmployeesCard({ store }: { readonly store: Overview }) {
  useStyles(...cardStyles);
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
          {({ personnel }) => <Personnel store={store} {...personnel} />}
        </AsyncPanel>
      </div>
    </Card>
  );
}

const toSeats = ({ activeSeats, inactiveSeats }: SeatPlan) => [
  ...Array<string>(activeSeats).fill("seat"),
  ...Array<string>(inactiveSeats).fill("seat free"),
];

type PersonnelProps = TripPersonnelCounts["personnel"] & { readonly store: Overview };

function Personnel({ store, active, inactive }: PersonnelProps) {
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
            // An aisle after the second row.
            <i key={index} className={index === seatCount / 2 ? `${className} after-aisle` : className} />
          ))}
        </div>
      )}
      <ul className="seat-legend">
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

const countedCode = lazyModule(() => import("./counted-links.tsx"));
/** Most employees for whom the lists are counted, after everything else is shown: twenty calls. */
const mostCounted = 2000;

/** The lists of people to look after; on the whole page with their numbers, when the other cards have settled. */
function Lists({ store, total }: { readonly store: Overview; readonly total: number | null }) {
  const isSettled = useStore(store.$isSettled);
  const isWholePage = useStore(store.$isWholePage);
  const isCounted = isWholePage && isSettled && total !== null && total <= mostCounted;
  return isCounted ? <CountedLists /> : <ListLinks counts={null} />;
}

function CountedLists() {
  const { load } = useLazyModule(countedCode);
  return load.status === "ready" ? <load.data.CountedLinks /> : <ListLinks counts={null} />;
}
