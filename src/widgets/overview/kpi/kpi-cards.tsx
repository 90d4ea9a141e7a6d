import { useStore } from "@nanostores/react";
import type { IndicatorName, Indicators } from "../../../core/api/kpi.ts";
import { Sparkline } from "../../kit/chart/sparkline.tsx";
import { footprintsIcon, timerIcon, waypointsIcon } from "../../kit/ui/icons.ts";
import { KpiTile } from "../../kit/ui/kpi-tile.tsx";
import { panelMessages } from "../../kit/ui/panel.messages.ts";
import { AsyncPanel, Skeleton } from "../../kit/ui/panel.tsx";
import { kpiMessages as texts } from "./kpi.messages.ts";
import type { Overview } from "../overview.store.ts";
import { indicatorNames, toChange, toFigure, toVerdict } from "./kpi.model.ts";
import css from "./kpi.css?inline";
import tileCss from "../../kit/ui/kpi-tile.css?inline";
import figureCss from "../../kit/ui/figure.css?inline";
import { styles, useStyles } from "../../kit/element/styles.ts";

const cardStyles = [styles(figureCss), styles(tileCss), styles(css)];

const icons: Readonly<Record<IndicatorName, string>> = {
  walking_distance: footprintsIcon,
  duration: timerIcon,
  detour_ratio: waypointsIcon,
};

interface TileProps {
  readonly store: Overview;
  readonly name: IndicatorName;
}

/** The three indicators, a card each. */
export function KpiCards({ store }: { readonly store: Overview }) {
  useStyles(...cardStyles);
  return indicatorNames.map((name) => (
    <div key={name} className="slot area-kpi">
      <Tile store={store} name={name} />
    </div>
  ));
}

const skeleton = (
  <div className="kpi-skeleton">
    <Skeleton height={18} width="60%" />
    <Skeleton height={40} width="34%" />
    <Skeleton height={16} width="48%" />
    <Skeleton height={36} />
  </div>
);

function Tile({ store, name }: TileProps) {
  const load = useStore(store.summary.$load);
  return (
    <section className="card" part="card" aria-label={texts[name]}>
      <AsyncPanel
        load={load}
        failedTitle={texts.failed}
        onRetry={() => void store.summary.refresh()}
        skeleton={skeleton}
      >
        {(averages) => <ReadyTile store={store} name={name} averages={averages} />}
      </AsyncPanel>
    </section>
  );
}

function ReadyTile({ store, name, averages }: TileProps & { readonly averages: Indicators }) {
  const history = useStore(store.history.$load);
  const sla = useStore(store.sla.$load);
  const value = averages[name];
  const entries = history.status === "ready" ? history.data : [];
  const hasLine = entries.filter((entry) => entry[name] !== null).length > 1;
  return (
    <>
      <KpiTile
        label={texts[name]}
        icon={icons[name]}
        {...toFigure(name, value)}
        change={toChange(name, entries)}
        chart={
          <>
            {hasLine && <Sparkline values={entries.map((entry) => entry[name])} />}
            {history.status === "ready" && !hasLine && <p className="kpi-note">{texts.noHistory}</p>}
            {history.status === "failed" && (
              <Retry text={texts.historyFailed} onRetry={() => void store.history.refresh()} />
            )}
          </>
        }
        sla={sla.status === "ready" ? toVerdict(name, value, sla.data) : null}
      />
      {sla.status === "failed" && (
        <div className="sla">
          <Retry text={texts.slaFailed} onRetry={() => void store.sla.refresh()} />
        </div>
      )}
    </>
  );
}

/** The tile has its figure; only this part of it is missing. */
function Retry({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <p className="kpi-note" role="alert">
      {text}{" "}
      <button type="button" className="link" onClick={onRetry}>
        {panelMessages.retry}
      </button>
    </p>
  );
}
