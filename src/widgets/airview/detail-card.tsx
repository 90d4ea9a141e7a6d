import { useStore } from "@nanostores/react";
import arrowRightIcon from "lucide-static/icons/arrow-right.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Segmented } from "../kit/field/segmented.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { LoadedDriver } from "../shared/driver/driver-card.tsx";
import { StopList } from "../shared/stops/stop-list.tsx";
import { MapPanel } from "./airview-map.tsx";
import { airviewDetailMessages as texts } from "./airview.messages.ts";
import type { Airview } from "./airview.store.ts";
import { CopyView } from "./filter-fields.tsx";
import { periodIcons } from "./route-list.tsx";
import { type Selected, stopsOf, toFigures, toLineEnds, toVariantName } from "./routes.model.ts";

/** A drag of at least this distance opens or closes the bottom sheet, px; a shorter one is a click. */
const threshold = 36;

interface CardProps {
  readonly store: Airview;
  readonly onClose: () => void;
}

/** The selected route, stop and person: beside the map, on a phone as a bottom sheet. */
export function DetailCard({ store, onClose }: CardProps) {
  const selected = useStore(store.$selected);
  return selected && <SelectedCard store={store} selected={selected} onClose={onClose} />;
}

function SelectedCard({ store, selected, onClose }: CardProps & { readonly selected: Selected }) {
  const { route } = selected;
  const { panel, isOpen, handleProps } = useBottomSheet();
  return (
    <MapPanel name="detail" label={texts.label} isOpen={isOpen} ref={panel}>
      <button
        type="button"
        className="airview-handle"
        aria-expanded={isOpen}
        aria-label={isOpen ? texts.collapse : texts.expand}
        {...handleProps}
      />
      <header className="airview-detail-head flex gap-8">
        <h2>{route.routeName}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
          <Icon of={xIcon} />
        </button>
      </header>
      <Variants store={store} selected={selected} />
      <dl className="airview-figures split gap-8">
        {toFigures(route).map(({ label, text }) => (
          <div key={label}>
            <dt className="subtle text-xs">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="airview-middle">
        <Stops key={route.routeId} store={store} selected={selected} />
        <RouteDriver store={store} />
      </div>
      <footer className="airview-detail-foot grid gap-8">
        {route.isOwn && !store.isDemo && (
          <Link className="button primary block" to={{ name: "route-details", params: { id: route.routeUniqueId } }}>
            {texts.toRoute}
            <Icon of={arrowRightIcon} />
          </Link>
        )}
        <CopyView store={store} className="button block" />
      </footer>
    </MapPanel>
  );
}

interface PartProps {
  readonly store: Airview;
  readonly selected: Selected;
}

interface BottomSheet {
  readonly panel: RefObject<HTMLElement | null>;
  /** False: only the head of the bottom sheet is visible. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly handleProps: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onClick: () => void;
  };
}

/** A bottom sheet. Its handle can be dragged or clicked, because dragging needs an alternative (WCAG 2.5.7). */
function useBottomSheet(): BottomSheet {
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(true);
  const start = useRef<number | null>(null);
  const moved = useRef(0);

  const follow = (by: number) => panel.current?.style.setProperty("--airview-drag", `${by}px`);
  const end = () => {
    if (start.current === null) return;
    start.current = null;
    follow(0);
    if (moved.current > threshold) setOpen(false);
    else if (moved.current < -threshold) setOpen(true);
  };
  return {
    panel,
    isOpen,
    toggle: () => setOpen(!isOpen),
    handleProps: {
      onPointerDown(event) {
        start.current = event.clientY;
        moved.current = 0;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (start.current === null) return;
        moved.current = event.clientY - start.current;
        // An open bottom sheet is not dragged further up.
        follow(Math.max(0, moved.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick() {
        // A click follows every drag; it counts only when the pointer has hardly moved.
        if (Math.abs(moved.current) < threshold) setOpen(!isOpen);
        moved.current = 0;
      },
    },
  };
}

const isScrolled = (element: Element) => element.scrollHeight > element.clientHeight;

/**
 * Scrolls the list to a stop that was selected on the map or in the search. On a phone not the list but its parent scrolls,
 * because the driver is below the stops.
 */
function useScrollToStop(stopId: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // A scrolling region must be focusable, since it may contain no focusable element (WCAG 2.1.1).
    if (isScrolled(element)) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    const scroller = isScrolled(element) ? element : element.parentElement;
    const row = element.querySelector<HTMLElement>(".stop-entry.selected");
    if (!row || !scroller || stopId === null) return;
    // Not scrollIntoView: it would scroll the host page too.
    const [box, around] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (box.bottom > around.bottom) scroller.scrollTop += box.bottom - around.bottom;
    if (box.top < around.top) scroller.scrollTop += box.top - around.top;
  }, [stopId]);
  return list;
}

function Variants({ store, selected: { route, variants } }: PartProps) {
  const options = variants.map((variant) => ({
    value: String(variant.routeId),
    label: toVariantName(variant),
    icon: periodIcons[variant.timePeriod],
  }));
  if (options.length === 1) {
    return (
      <p className={`airview-variant row gap-6 weight-medium ${route.timePeriod}`}>
        <Icon of={periodIcons[route.timePeriod]} size="small" />
        {toVariantName(route)}
      </p>
    );
  }
  return (
    <div className="airview-variants">
      <Segmented
        label={texts.variants}
        options={options}
        value={String(route.routeId)}
        onChange={(id) => store.selectRoute(Number(id))}
      />
    </div>
  );
}

/** Give it the route's id as key, so that another route starts scrolled to the top. */
function Stops({ store, selected: { route, stop, person } }: PartProps) {
  const selectedId = stop?.entry.id ?? null;
  const list = useScrollToStop(selectedId);
  const stops = stopsOf(route);
  return (
    <div className="airview-stops" ref={list}>
      {stops.length === 0 ? (
        <p className="subtle">{texts.noStops}</p>
      ) : (
        <StopList
          label={texts.stops}
          stops={stops}
          period={route.timePeriod}
          selectedId={selectedId}
          personId={person?.passengerId ?? null}
          onSelect={(id) => store.selectRoute(route.routeId, id)}
          {...toLineEnds(route)}
        />
      )}
    </div>
  );
}

/** The driver of the selected variant. */
function RouteDriver({ store }: { readonly store: Airview }) {
  const driver = useStore(store.$driver);
  if (!driver) return null;
  return (
    <div className="airview-driver">
      <LoadedDriver driver={driver} height={40} />
    </div>
  );
}
