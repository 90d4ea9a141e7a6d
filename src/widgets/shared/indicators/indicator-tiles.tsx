import { useStore } from "@nanostores/react";
import type {
  IndicatorHistoryEntry,
  IndicatorName,
  Indicators,
  TileName,
  TileValues,
} from "../../../core/api/indicators.ts";
import type { Query } from "../../../core/query/query.ts";
import { Sparkline } from "../../kit/chart/sparkline.tsx";
import { useStyles } from "../../kit/element/styles.ts";
import { FoldedFigures } from "../../kit/layout/folded-figures.tsx";
import { RetryLink } from "../../kit/feedback/retry-button.tsx";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { indicatorMessages as texts } from "./indicators.messages.ts";
import {
  indicatorNames,
  measures,
  toChange,
  toFigure,
  toFigureLine,
  toOtherEnd,
  toVerdict,
} from "./indicators.model.ts";
import { IndicatorLabel, IndicatorTile, tileStyles } from "./indicator-tile.tsx";

interface FoldedIndicatorsProps {
  readonly summary: Query<Indicators>;
  readonly detail: IndicatorDetail | null;
}

/** Null where neither history nor contract limits exist (demo accounts). */
interface IndicatorDetail {
  readonly history: Query<readonly IndicatorHistoryEntry[]>;
  readonly sla: Query<Indicators>;
}

interface IndicatorTilesProps {
  readonly names: readonly TileName[];
  readonly values: Query<TileValues>;
  readonly detail: IndicatorDetail | null;
}

/** The indicators of a call, a card each, in slots with the class `area-indicators`. */
export function IndicatorTiles({ names, ...sources }: IndicatorTilesProps) {
  useStyles(tileStyles);
  return names.map((name) => (
    <div key={name} className="slot area-indicators">
      <Tile {...sources} name={name} />
    </div>
  ));
}

/** The tiles above a list, in a grid with the class `indicator-grid`; on a phone one line that opens to them. */
export function FoldedIndicators({ summary, detail }: FoldedIndicatorsProps) {
  const load = useStore(summary.$load);
  return (
    <FoldedFigures label={texts.title} line={load.status === "ready" ? toFigureLine(load.data) : []}>
      <div className={detail ? "indicator-grid stack gap" : "indicator-grid short stack gap"}>
        <IndicatorTiles names={indicatorNames} values={summary} detail={detail} />
      </div>
    </FoldedFigures>
  );
}

/** The tile without its data; the section has the name for screen readers. */
const toSkeleton = (name: TileName) => (
  <div className="indicator-skeleton grid gap-8">
    <IndicatorLabel label={texts[name]} icon={measures[name].icon} isHidden />
    <Skeleton height={40} width="34%" />
    <Skeleton height={16} width="48%" />
    <Skeleton height={36} />
  </div>
);

interface TileProps extends Omit<IndicatorTilesProps, "names"> {
  readonly name: TileName;
}

function Tile({ values, detail, name }: TileProps) {
  const load = useStore(values.$load);
  const recorded = indicatorNames.find((known) => known === name);
  return (
    <section className="card" part="card" aria-label={texts[name]}>
      <AsyncPanel
        load={load}
        failedTitle={texts.failed}
        onRetry={() => void values.refresh()}
        skeleton={toSkeleton(name)}
      >
        {({ [name]: value = null }) =>
          detail && recorded ? (
            <DetailedTile {...detail} name={recorded} value={value} />
          ) : (
            <IndicatorTile label={texts[name]} icon={measures[name].icon} {...toFigure(name, value)} />
          )
        }
      </AsyncPanel>
    </section>
  );
}

type DetailedProps = IndicatorDetail & { readonly name: IndicatorName; readonly value: number | null };

function DetailedTile({ history, sla, name, value }: DetailedProps) {
  const past = useStore(history.$load);
  const limits = useStore(sla.$load);
  const entries = past.status === "ready" ? past.data : [];
  const otherEnd = toOtherEnd(name, value, entries);
  const hasLine = entries.filter((entry) => entry[name] !== null).length > 1;
  return (
    <>
      <IndicatorTile
        label={texts[name]}
        icon={measures[name].icon}
        {...toFigure(name, value)}
        change={toChange(name, entries)}
        chart={
          <>
            {hasLine && <Sparkline values={entries.map((entry) => entry[name])} hasRing={otherEnd === null} />}
            {hasLine && otherEnd !== null && <p className="indicator-end">{otherEnd}</p>}
            {past.status === "ready" && !hasLine && <p className="indicator-note subtle text-xs">{texts.noHistory}</p>}
            {past.status === "failed" && <Retry text={texts.historyFailed} onRetry={() => void history.refresh()} />}
          </>
        }
        sla={limits.status === "ready" ? toVerdict(name, value, limits.data) : null}
      />
      {limits.status === "failed" && (
        <div className="sla grid subtle text-xs">
          <Retry text={texts.slaFailed} onRetry={() => void sla.refresh()} />
        </div>
      )}
    </>
  );
}

/** Replaces a part of a tile that failed to load; the tile still has its figure. */
function Retry({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <p className="indicator-note subtle text-xs" role="alert">
      {text} <RetryLink onRetry={onRetry} />
    </p>
  );
}
