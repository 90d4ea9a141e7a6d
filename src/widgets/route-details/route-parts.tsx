import { useStore } from "@nanostores/react";
import { type RefObject, useMemo } from "react";
import type { TimePeriod } from "../../core/api/routes.ts";
import { formatDuration, missing } from "../../core/text/format.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Card } from "../kit/layout/card.tsx";
import { FactFigures, Facts } from "../kit/layout/facts.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { type PictureSource, PrintedMap } from "../kit/print/paper-picture.tsx";
import { TitleWithCount } from "../kit/text/badge.tsx";
import { DriverCard, LoadedDriver } from "../shared/driver/driver-card.tsx";
import { type LineEnd, StopList } from "../shared/stops/stop-list.tsx";
import { isStopSelectable, toStopEntries } from "../shared/stops/stop.model.ts";
import { type PassengerRow, PassengerTable } from "./passengers.tsx";
import { routeDetailsMapMessages, routeDetailsMessages as texts } from "./route-details.messages.ts";
import type { RouteDetails } from "./route-details.store.ts";
import { toDuration, type Variant, type VariantDetail } from "./route.model.ts";
import { SeatPanel } from "./seat-panel.tsx";

// A separate chunk, because Leaflet and the base map are several times as large as the rest.
const mapCode = lazyModule(() => import("./route-map.tsx"));
const skeleton = <Skeleton height={320} shape="plane" />;

interface RoutePartsProps {
  readonly store: RouteDetails;
  readonly variant: Variant;
  readonly detail: VariantDetail;
  readonly rows: readonly PassengerRow[];
  readonly map: RefObject<PictureSource | null>;
  readonly picture: HTMLCanvasElement | null;
}

/** Map, driver and times, stops, passengers. A stop is selected in the list or by its marker. */
export function RouteParts({ store, variant: { name, period }, detail, rows, map, picture }: RoutePartsProps) {
  const { stop: wanted } = useStore(store.$state);
  const entries = useMemo(() => toStopEntries(detail.stops, period), [detail, period]);
  // A link may name a stop that doesn't exist or can't be selected.
  const selectedId = entries.find((entry) => entry.id === wanted && isStopSelectable(entry))?.id ?? null;
  return (
    <>
      <div className={picture ? "route-top pictured stack gap" : "route-top stack gap"}>
        <div className="card clipped route-map" part="card">
          <LatePart code={mapCode} failedTitle={routeDetailsMapMessages.failed} skeleton={skeleton}>
            {({ RouteMap }) => (
              <RouteMap
                ref={map}
                name={name}
                period={period}
                detail={detail}
                entries={entries}
                selectedId={selectedId}
                onSelect={store.selectStop}
              />
            )}
          </LatePart>
        </div>
        {picture && <PrintedMap picture={picture} />}
        <div className="route-side grid gap">
          <Card title={<TitleWithCount title={texts.stops} count={entries.length} />} isClipped>
            <div className="route-stops">
              {entries.length === 0 ? (
                <EmptyPanel title={texts.noStops} />
              ) : (
                <StopList
                  label={texts.stops}
                  stops={entries}
                  selectedId={selectedId}
                  onSelect={store.selectStop}
                  period={period}
                  {...toEnds(detail, period)}
                />
              )}
            </div>
          </Card>
          <Facts label={texts.summary}>
            <DriverPanel store={store} />
            <SeatPanel store={store} stops={detail.stops} />
            <Summary detail={detail} period={period} />
          </Facts>
        </div>
      </div>
      <PassengerTable rows={rows} period={period} />
    </>
  );
}

function toEnds(
  { begins, ends, offices }: VariantDetail,
  period: Variant["period"],
): { readonly [Place in "start" | "end"]?: LineEnd } {
  const label = offices.length === 1 ? (offices[0]?.name ?? texts.office) : texts.office;
  return period === "morning" ? { end: { label, time: ends } } : { start: { label, time: begins } };
}

/** First and last time and duration. Morning: first pickup and arrival at the office; evening: departure and end. */
function Summary({ detail, period }: { readonly detail: VariantDetail; readonly period: TimePeriod }) {
  const words = texts.times[period];
  const figures = [
    [words.begins, detail.begins ?? missing],
    [words.ends, detail.ends ?? missing],
    [texts.duration, formatDuration(toDuration(detail))],
  ] as const;
  return <FactFigures figures={figures} />;
}

/** Who drives; of a planned route only the name is known. A failed load empties this card only. */
function DriverPanel({ store: { $requested, $variant, driver } }: { readonly store: RouteDetails }) {
  const isOffer = useStore($requested)?.kind === "offer";
  const name = useStore($variant)?.driverName ?? null;
  if (!isOffer) return <LoadedDriver driver={driver} />;
  return name === null ? null : <DriverCard name={name} photo={null} plate={null} to={null} />;
}
