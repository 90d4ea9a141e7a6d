import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import busIcon from "lucide-static/icons/bus.svg?raw";
import circleUserIcon from "lucide-static/icons/circle-user.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import starIcon from "lucide-static/icons/star.svg?raw";
import type { Ratings } from "../../core/api/trips.ts";
import { officeOf } from "../../core/session/state.ts";
import { formatLongDate, formatMonth } from "../../core/text/format-date.ts";
import { formatFixed, formatNumber } from "../../core/text/format.ts";
import { useWidget } from "../kit/element/context.ts";
import { lazyModule, useLazyModule } from "../kit/element/lazy-module.ts";
import { styles, useStyles } from "../kit/element/styles.ts";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { Card } from "../kit/layout/card.tsx";
import { ChangeLine, directionOf } from "../kit/text/change.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { IndicatorTiles } from "../shared/indicators/indicator-tiles.tsx";
import css from "./main-cards.css?inline";
import { networkMessages as networkTexts, ratingsMessages as ratingsTexts } from "./overview.messages.ts";
import type { Overview } from "./overview.store.ts";
import { TripsCard } from "./trips-card.tsx";

interface CardProps {
  readonly store: Overview;
}

/** The cards with figures and lists, and the date above them: one chunk, loaded when one of them is shown. */
export const views = {
  kpi: IndicatorCards,
  network: NetworkCard,
  ratings: RatingsCard,
  trips: TripsCard,
  today: Today,
};

const cardStyles = styles(css);

/** Today's date. Not loaded with the overview, because a page with one small card shows no date. */
function Today({ store }: CardProps) {
  return formatLongDate(store.now());
}

/** The indicators of the company. */
function IndicatorCards({ store: { indicators, detail } }: CardProps) {
  return indicators.map((call, index) => <IndicatorTiles key={index} {...call} detail={detail} />);
}

const kinds = [
  { name: "trip", icon: routeIcon },
  { name: "driver", icon: circleUserIcon },
  { name: "vehicle", icon: busIcon },
] as const;

function RatingsCard({ store }: CardProps) {
  useStyles(cardStyles);
  const load = useStore(store.ratings.$load);
  return (
    <Card title={ratingsTexts.title} control={<span className="subtle text-xs">{formatMonth(store.now())}</span>}>
      <div className="card-body">
        <AsyncPanel
          load={load}
          failedTitle={ratingsTexts.failed}
          onRetry={() => void store.ratings.refresh()}
          skeleton={
            <>
              <Skeleton height={36} />
              <Skeleton height={36} />
              <Skeleton height={36} />
            </>
          }
        >
          {(ratings) => <RatingList ratings={ratings} />}
        </AsyncPanel>
      </div>
    </Card>
  );
}

function RatingList({ ratings }: { readonly ratings: Ratings }) {
  if (kinds.every(({ name }) => ratings[name].average === null)) return <EmptyPanel title={ratingsTexts.empty} />;
  return (
    <>
      <ul className="ratings">
        {kinds.map(({ name, icon }) => {
          const { average, count: votes } = ratings[name];
          const figure = formatFixed(average, 2);
          return (
            <li key={name}>
              <Icon of={icon} />
              <span className="weight-medium">{ratingsTexts[name]}</span>
              <span className="rating-figure inline-row gap-4 strong">
                <Icon of={starIcon} size="small" />
                {figure}
              </span>
              <span className="rating-bar" role="img" aria-label={ratingsTexts.outOfFive(figure)}>
                <i style={{ width: `${Math.min(100, Math.max(0, ((average ?? 0) / 5) * 100))}%` }} />
              </span>
              <span className="rating-votes subtle text-xs">
                {votes === 0 ? ratingsTexts.noVotes : ratingsTexts.votes(votes)}
              </span>
            </li>
          );
        })}
      </ul>
      <Trend trend={ratings.trip.trend} />
    </>
  );
}

function Trend({ trend }: { readonly trend: number | null }) {
  if (trend === null) return null;
  const rounded = Math.round(trend * 100) / 100;
  const amount = formatNumber(Math.abs(rounded), 2);
  const direction = directionOf(rounded);
  const text = { up: ratingsTexts.rose(amount), down: ratingsTexts.fell(amount), none: ratingsTexts.same }[direction];
  return (
    <div className="ratings-trend">
      <ChangeLine text={text} direction={direction} />
    </div>
  );
}

// Leaflet and the base map are several times as large as the rest of the page, so they are loaded after it.
const mapCode = lazyModule(() => import("./network-map.tsx"));

const skeleton = <Skeleton height={220} shape="plane" />;

function NetworkCard({ store }: CardProps) {
  useStyles(cardStyles);
  const load = useStore(store.routes.$load);
  const isSettled = useStore(store.$isSettled);
  return (
    <Card title={networkTexts.title} control={<Counts store={store} />} isClipped>
      <div className="network-body">
        <AsyncPanel
          load={load}
          failedTitle={networkTexts.failed}
          onRetry={() => store.retryNetwork(store.routes)}
          skeleton={skeleton}
        >
          {(routes) =>
            routes.length === 0 ? (
              <EmptyPanel title={networkTexts.empty} />
            ) : isSettled ? (
              <Lines store={store} count={routes.length} />
            ) : (
              <SkeletonPanel>{skeleton}</SkeletonPanel>
            )
          }
        </AsyncPanel>
      </div>
    </Card>
  );
}

function Counts({ store }: CardProps) {
  const own = useStore(store.routes.$load);
  const region = useStore(store.regionCount.$load);
  return (
    <p className="network-counts row wrap subtle">
      {own.status === "ready" && (
        <span>
          <b>{formatNumber(own.data.length)}</b> {networkTexts.own}
        </span>
      )}
      {region.status === "ready" && (
        <span>
          <b>{formatNumber(region.data)}</b> {networkTexts.region}
        </span>
      )}
      {own.status === "ready" && region.status === "failed" && (
        <MissingNote text={networkTexts.regionFailed} onRetry={() => void store.regionCount.refresh()} />
      )}
      <Link to={{ name: "airview-module" }}>{networkTexts.open}</Link>
    </p>
  );
}

function Lines({ store, count }: { readonly store: Overview; readonly count: number }) {
  const load = useStore(store.routeLines.$load);
  const { session } = useWidget();
  const state = useStore(session.$state);
  const office = useMemo(() => officeOf(state), [state]);
  const label = useMemo(() => networkTexts.summary(count), [count]);
  const code = useLazyModule(mapCode);
  return (
    <AsyncPanel
      load={load}
      failedTitle={networkTexts.failed}
      onRetry={() => store.retryNetwork(store.routeLines)}
      skeleton={skeleton}
    >
      {(routes) => (
        <>
          {routes.length < count && (
            <NoticeLine>{networkTexts.cut(formatNumber(count), formatNumber(routes.length))}</NoticeLine>
          )}
          <AsyncPanel load={code.load} failedTitle={networkTexts.failed} onRetry={code.retry} skeleton={skeleton}>
            {({ NetworkMap }) => <NetworkMap routes={routes} office={office} label={label} />}
          </AsyncPanel>
        </>
      )}
    </AsyncPanel>
  );
}
