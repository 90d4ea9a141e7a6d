import { useStore } from "@nanostores/react";
import { useMemo, useRef } from "react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { TimePeriod } from "../../core/api/routes.ts";
import type { Query } from "../../core/query/query.ts";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { PaperMark, PaperSide } from "../kit/print/paper-head.tsx";
import { toPassengerBook } from "./passengers/passenger-book.ts";
import { toPassengerRows } from "./passengers/passenger.model.ts";
import { RouteActions } from "./route-actions.tsx";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import type { RouteDetails } from "./route-details.store.ts";
import { RouteParts } from "./route-parts.tsx";
import type { VariantDetail, Variant } from "./variant-detail.model.ts";
import { type PictureSource, usePaperPicture } from "../kit/print/paper-picture.tsx";
import { AreaHead } from "../kit/layout/heading.tsx";

const skeleton = <Skeleton height={600} />;

interface RouteViewProps {
  readonly store: RouteDetails;
  readonly variants: readonly Variant[];
  readonly variant: Variant;
}

/** A route in one of its directions. */
export function RouteView({ store, variants, variant }: RouteViewProps) {
  const queries = useStore(store.$asked)?.kind === "offer" ? store.planned : store.own;
  const load = useStore<Query<VariantDetail | null>["$load"]>(queries.$load);
  const { name, period } = variant;
  const detail = load.status === "ready" ? load.data : null;
  const rows = useMemo(() => (detail ? toPassengerRows(detail, period) : null), [detail, period]);
  const map = useRef<PictureSource>(null);
  const paper = usePaperPicture(map);
  return (
    <>
      <header className="route-head">
        <AreaHead as="div">
          <PaperMark />
          <h2>{name}</h2>
          <RouteActions
            store={store}
            variant={variant}
            book={rows && (() => toPassengerBook(name, period, rows))}
            paper={paper}
          />
          <PaperSide />
        </AreaHead>
        <Directions variants={variants} period={period} onChange={store.chooseDirection} />
      </header>
      <AsyncPanel
        load={load}
        failedTitle={texts.detailFailed}
        onRetry={() => void queries.refresh()}
        skeleton={skeleton}
      >
        {(shown) =>
          shown &&
          rows && (
            <RouteParts store={store} variant={variant} detail={shown} rows={rows} map={map} picture={paper.picture} />
          )
        }
      </AsyncPanel>
    </>
  );
}

const icons = { morning: sunriseIcon, evening: sunsetIcon };

interface DirectionsProps {
  readonly variants: readonly Variant[];
  readonly period: TimePeriod;
  readonly onChange: (period: TimePeriod) => void;
}

/** Shown only when the route has both directions; on paper only the chosen one. */
function Directions({ variants, period, onChange }: DirectionsProps) {
  const periods = [...new Set(variants.map((variant) => variant.period))];
  const words = (
    <p className={periods.length > 1 ? "route-direction printed" : "route-direction"}>{texts.directions[period]}</p>
  );
  if (periods.length < 2) return words;
  return (
    <>
      <div className="route-directions">
        <Segmented
          label={texts.direction}
          options={periods.map((value) => ({ value, label: texts.directions[value], icon: icons[value] }))}
          value={period}
          onChange={onChange}
        />
      </div>
      {words}
    </>
  );
}
