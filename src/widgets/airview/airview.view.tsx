import { useStore } from "@nanostores/react";
import slidersIcon from "lucide-static/icons/sliders-horizontal.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { formatNumber } from "../../core/text/format.ts";
import { activeElementBeside } from "../kit/element/focus.ts";
import { type Tab, Tabs } from "../kit/layout/tabs.tsx";
import { type LegendRow, MapLegend } from "../kit/map/legend.tsx";
import { MapTooltip } from "../kit/map/tooltip.tsx";
import { PaperHead } from "../kit/print/paper-head.tsx";
import { Badge } from "../kit/text/badge.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { OfferButtons } from "../shared/offer/offer-buttons.tsx";
import { toStopColor, toStopLabel } from "../shared/stops/stop.model.ts";
import { AirviewMap, MapPanel } from "./airview-map.tsx";
import { airviewMessages as texts } from "./airview.messages.ts";
import type { Airview } from "./airview.store.ts";
import { DetailCard } from "./detail-card.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { Notices, StateCard } from "./notices.tsx";
import { PassengerSearch } from "./passenger-search.tsx";
import { RouteList } from "./route-list.tsx";
import { type Selected, toVariantName } from "./routes.model.ts";

const tabs = (): readonly Tab[] => [
  { id: "filters", label: texts.filtersTab },
  { id: "list", label: texts.listTab },
];

const rows = (): readonly LegendRow[] => [
  { sample: { kind: "line", role: "morning" }, text: texts.morningLine },
  { sample: { kind: "line", role: "evening" }, text: texts.eveningLine },
  { sample: { kind: "line", role: "walk" }, text: texts.walk },
  { sample: { kind: "pin", color: toStopColor("own") }, text: texts.ownStop },
  { sample: { kind: "pin", color: toStopColor("mixed") }, text: texts.mixedStop },
  { sample: { kind: "pin", color: toStopColor("shadow") }, text: texts.shadowStop },
];

/** The map with its panels. */
export function AirviewView({ store }: { readonly store: Airview }) {
  const frame = useRef<HTMLDivElement>(null);
  // Memoized, so that drawing the map again does not render its panels.
  const panels = useMemo(() => {
    const close = () => closeDetail(frame.current, store.clear);
    return (
      <>
        <FilterPanel store={store} />
        <DetailCard store={store} onClose={close} />
        <StateCard store={store} />
        <Legend />
        <HoverSummary store={store} />
      </>
    );
  }, [store]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !store.$selected.get()) return;
    // Esc closes an open popover first.
    if (event.target instanceof Element && event.target.closest("[popover]:not(.airview-map)")) return;
    event.preventDefault();
    if (store.$selected.get()?.stop) store.clearStop();
    else closeDetail(frame.current, store.clear);
  };
  const skipMap = () => frame.current?.querySelector<HTMLElement>("[data-search]")?.focus();

  return (
    // Esc clears the selection wherever the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="airview" ref={frame} onKeyDown={handleKey}>
      <button type="button" className="airview-skip weight-medium" onClick={skipMap}>
        {texts.skipMap}
      </button>
      <Paper store={store} />
      <AirviewMap store={store} frame={frame}>
        {panels}
      </AirviewMap>
      <Announcer store={store} />
    </div>
  );
}

/** Closes the detail card; a focus inside it moves to the list of routes, or to the map. */
function closeDetail(frame: HTMLElement | null, clear: () => void): void {
  const active = frame && activeElementBeside(frame);
  const isInside = active?.closest(".airview-detail") ?? null;
  clear();
  if (frame && isInside) {
    const next =
      frame.querySelector<HTMLElement>(".airview-routes") ?? frame.querySelector<HTMLElement>(".sh-map-canvas");
    next?.focus({ preventScroll: true });
  }
}

function Paper({ store }: { readonly store: Airview }) {
  const routeIndex = useStore(store.$routeIndex);
  return <PaperHead title={texts.title} what={routeIndex ? texts.count(formatNumber(routeIndex.routes.length)) : ""} />;
}

/** Search, filters and the list of routes; on a narrow map filters and list are behind a button. */
function FilterPanel({ store }: { readonly store: Airview }) {
  const bodyId = useId();
  const panel = useRef<HTMLElement>(null);
  const selection = useStore(store.$selection);
  const [isOpen, setOpen] = useState(false);
  const [selectionBefore, setSelectionBefore] = useState(selection);
  if (selection !== selectionBefore) {
    setSelectionBefore(selection);
    // Closes the panel, so that it doesn't cover what was selected.
    if (selection) setOpen(false);
  }
  return (
    // On a narrow map the map's buttons are below the closed panel; the open one covers them.
    <MapPanel name="filters" label={texts.panel} isOpen={isOpen} isRoomKept={isOpen} ref={panel}>
      <header className="airview-head row gap-10">
        <slot name="heading">
          <h2>{texts.title}</h2>
        </slot>
        <Count store={store} />
        <button
          type="button"
          className="button airview-toggle"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={isOpen ? texts.hideFilters : texts.showFilters}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? xIcon : slidersIcon} />
        </button>
      </header>
      {store.isDemo && <OfferChoice store={store} />}
      <PassengerSearch store={store} />
      <Notices store={store} />
      <Body id={bodyId} store={store} />
    </MapPanel>
  );
}

function Count({ store }: { readonly store: Airview }) {
  const routeIndex = useStore(store.$routeIndex);
  if (!routeIndex) return null;
  const count = routeIndex.routes.length;
  return (
    <>
      <span aria-hidden="true">
        <Badge count={count} />
      </span>
      <span className="visually-hidden" role="status">
        {texts.count(formatNumber(count))}
      </span>
    </>
  );
}

function OfferChoice({ store }: { readonly store: Airview }) {
  const { names, chosen } = useStore(store.$offers);
  return <OfferButtons names={names} chosen={chosen} onChoose={store.chooseOffer} />;
}

function Body({ id, store }: { readonly id: string; readonly store: Airview }) {
  const panelId = useId();
  const [tab, setTab] = useState("filters");
  const routeIndex = useStore(store.$routeIndex);
  return (
    <div className="airview-body" id={id}>
      <Tabs label={texts.tabs} tabs={tabs()} value={tab} onChange={setTab} panelId={panelId} />
      <div
        className={`airview-tab ${tab}`}
        id={panelId}
        role="tabpanel"
        aria-label={tab === "filters" ? texts.filtersTab : texts.listTab}
      >
        {tab === "filters" && <FilterFields store={store} />}
        {tab === "list" && routeIndex && routeIndex.routes.length > 0 && (
          <RouteList store={store} routeIndex={routeIndex} />
        )}
      </div>
    </div>
  );
}

function Legend() {
  return <MapLegend label={texts.legend} rows={rows()} />;
}

/** Tooltip of the line, stop or home under the pointer; lists and markers give keyboard and screen reader the same facts. */
function HoverSummary({ store }: { readonly store: Airview }) {
  const hover = useStore(store.$hover);
  return (
    <MapTooltip at={hover?.at ?? null}>
      {hover && (
        <>
          <b className="airview-summary-title strong">{hover.summary.title}</b>
          {hover.summary.lines.map((line) => (
            <span key={line} className="airview-summary-line muted">
              {line}
            </span>
          ))}
        </>
      )}
    </MapTooltip>
  );
}

function toAnnouncement({ route, stop }: Selected): string {
  if (stop) return texts.selectedStop(toStopLabel(stop.entry));
  const { stops, passengers } = route;
  const [stopCount, people] = [formatNumber(stops.length), formatNumber(passengers.length)];
  return texts.selectedRoute(route.routeName, toVariantName(route), stopCount, people);
}

/** Announces the selection to screen readers, wherever it was made. */
function Announcer({ store }: { readonly store: Airview }) {
  const [text, setText] = useState("");
  useEffect(
    () =>
      store.$selected.listen((selected, before) => {
        if (selected) setText(toAnnouncement(selected));
        else if (before) setText(texts.cleared);
      }),
    [store],
  );
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
