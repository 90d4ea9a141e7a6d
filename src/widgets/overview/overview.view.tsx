import { useStore } from "@nanostores/react";
import { formatLongDate } from "../../core/format.ts";
import { useWidget } from "../kit/element/context.ts";
import { Co2Card } from "./co2/co2-card.tsx";
import { EmployeesCard } from "./employees/employees-card.tsx";
import { KpiCards } from "./kpi/kpi-cards.tsx";
import { NetworkCard } from "./network/network-card.tsx";
import type { OverviewCard } from "./overview.contract.ts";
import { overviewMessages as texts } from "./overview.messages.ts";
import type { Overview } from "./overview.store.ts";
import { RatingsCard } from "./ratings/ratings-card.tsx";
import { ReservationsCard } from "./reservations/reservations-card.tsx";
import { TripsCard } from "./trips/trips-card.tsx";

interface ViewProps {
  readonly store: Overview;
}

const cards = {
  kpi: KpiCards,
  reservations: ReservationsCard,
  trips: TripsCard,
  employees: EmployeesCard,
  network: NetworkCard,
  co2: Co2Card,
  ratings: RatingsCard,
} as const satisfies Record<OverviewCard, unknown>;

/** The whole page, or the chosen cards without anything around them. */
export function OverviewView({ store }: ViewProps) {
  const shown = useStore(store.$cards);
  const isWholePage = useStore(store.$isWholePage);
  const grid = (
    <div className={isWholePage ? "overview-grid" : "overview-grid chosen"} data-count={shown.length}>
      {shown.map((name) => {
        const Card = cards[name];
        if (name === "kpi") return <Card key={name} store={store} />;
        return (
          <div key={name} className={`slot area-${name}`}>
            <Card store={store} />
          </div>
        );
      })}
    </div>
  );
  if (!isWholePage) return grid;
  return (
    <div className="overview-page">
      <Heading store={store} />
      {grid}
      <Copyright />
    </div>
  );
}

function Heading({ store }: ViewProps) {
  return (
    <div className="page-head">
      <slot name="heading">
        <h2>{texts.title}</h2>
      </slot>
      <span className="subtle">{formatLongDate(store.now())}</span>
    </div>
  );
}

function Copyright() {
  const { session } = useWidget();
  const { productName } = useStore(session.$settings);
  return <footer className="page-foot">{texts.copyright(productName)}</footer>;
}
