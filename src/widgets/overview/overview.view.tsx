import { useStore } from "@nanostores/react";
import { lazy, Suspense } from "react";
import { formatLongDate } from "../../core/format.ts";
import { useWidget } from "../kit/element/context.ts";
import { EmployeesCard } from "./employees/employees-card.tsx";
import type { OverviewCard } from "./overview.contract.ts";
import { overviewMessages as texts } from "./overview.messages.ts";
import { loadChartCards } from "./chart-cards/load.ts";
import { loadMainCards } from "./main-cards/load.ts";
import type { Overview } from "./overview.store.ts";

interface ViewProps {
  readonly store: Overview;
}

// A page that shows one small card does not pay for the others.
const KpiCards = lazy(async () => ({ default: (await loadMainCards()).KpiCards }));
const NetworkCard = lazy(async () => ({ default: (await loadMainCards()).NetworkCard }));
const RatingsCard = lazy(async () => ({ default: (await loadMainCards()).RatingsCard }));
const TripsCard = lazy(async () => ({ default: (await loadMainCards()).TripsCard }));
const ReservationsCard = lazy(async () => ({ default: (await loadChartCards()).ReservationsCard }));
const Co2Card = lazy(async () => ({ default: (await loadChartCards()).Co2Card }));

const cards = {
  kpi: KpiCards,
  reservations: ReservationsCard,
  trips: TripsCard,
  employees: EmployeesCard,
  network: NetworkCard,
  co2: Co2Card,
  ratings: RatingsCard,
} as const satisfies Record<OverviewCard, unknown>;

/** Keeps the room of a card whose code is on its way. */
const cardPlace = <section className="card" aria-busy="true" />;
const indicatorPlaces = [1, 2, 3].map((place) => (
  <div key={place} className="slot area-kpi">
    {cardPlace}
  </div>
));

/** The whole page, or the chosen cards without anything around them. */
export function OverviewView({ store }: ViewProps) {
  const shown = useStore(store.$cards);
  const isWholePage = useStore(store.$isWholePage);
  const grid = (
    <div className={isWholePage ? "overview-grid" : "overview-grid chosen"} data-count={shown.length}>
      {shown.map((name) => {
        const Card = cards[name];
        if (name === "kpi") {
          return (
            <Suspense key={name} fallback={indicatorPlaces}>
              <Card store={store} />
            </Suspense>
          );
        }
        return (
          <div key={name} className={`slot area-${name}`}>
            <Suspense fallback={cardPlace}>
              <Card store={store} />
            </Suspense>
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
