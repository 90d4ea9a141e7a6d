import { useStore } from "@nanostores/react";
import busIcon from "lucide-static/icons/bus.svg?raw";
import circleUserIcon from "lucide-static/icons/circle-user.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import starIcon from "lucide-static/icons/star.svg?raw";
import type { Ratings } from "../../../core/api/ratings.ts";
import { formatFixed, formatNumber } from "../../../core/text/format.ts";
import { formatMonth } from "../../../core/text/format-date.ts";
import { Card } from "../../kit/layout/card.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { ChangeLine, directionOf } from "../../kit/text/change.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { ratingsMessages as texts } from "../overview.messages.ts";
import type { Overview } from "../overview.store.ts";
import css from "./ratings.css?inline";
import { styles, useStyles } from "../../kit/element/styles.ts";

const cardStyles = [styles(css)];

const kinds = [
  { name: "trip", icon: routeIcon },
  { name: "driver", icon: circleUserIcon },
  { name: "vehicle", icon: busIcon },
] as const;

export function RatingsCard({ store }: { readonly store: Overview }) {
  useStyles(...cardStyles);
  const load = useStore(store.ratings.$load);
  return (
    <Card title={texts.title} control={<span className="subtle text-xs">{formatMonth(store.now())}</span>}>
      <div className="card-body">
        <AsyncPanel
          load={load}
          failedTitle={texts.failed}
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
  if (kinds.every(({ name }) => ratings[name].average === null)) return <EmptyPanel title={texts.empty} />;
  return (
    <>
      <ul className="ratings">
        {kinds.map(({ name, icon }) => {
          const { average, count: votes } = ratings[name];
          const figure = formatFixed(average, 2);
          return (
            <li key={name}>
              <Icon of={icon} />
              <span className="weight-medium">{texts[name]}</span>
              <span className="rating-figure inline-row gap-4 strong">
                <Icon of={starIcon} size="small" />
                {figure}
              </span>
              <span className="rating-bar" role="img" aria-label={texts.outOfFive(figure)}>
                <i style={{ width: `${Math.min(100, Math.max(0, ((average ?? 0) / 5) * 100))}%` }} />
              </span>
              <span className="rating-votes subtle text-xs">{votes === 0 ? texts.noVotes : texts.votes(votes)}</span>
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
  const text = { up: texts.rose(amount), down: texts.fell(amount), none: texts.same }[direction];
  return (
    <div className="ratings-trend">
      <ChangeLine text={text} direction={direction} />
    </div>
  );
}
