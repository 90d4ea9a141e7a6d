import { useStore } from "@nanostores/react";
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import type { MapHandle } from "../kit/map/interfaces.ts";
import { MapView } from "../kit/map/map.tsx";
import type { MapPoint } from "../kit/map/types.ts";
import { airviewMessages as texts } from "./airview.messages.ts";
import type { Airview } from "./airview.store.ts";
import {
  type Move,
  parseStopId,
  startCenter,
  startZoom,
  type Summary,
  toFirstMove,
  toHomeSummary,
  toMapPins,
  toMarkers,
  toMove,
  toRouteLines,
  toRouteSummary,
  toStopSummary,
  toWalks,
} from "./map.model.ts";
import type { Selected } from "./routes.model.ts";

const homePrefix = "home/";

/** px */
const margin = { top: 32, right: 32, bottom: 32, left: 32 };

interface MapProps {
  readonly store: Airview;
  readonly frame: RefObject<HTMLElement | null>;
  /** Panels over the map; memoize them, so that hovering a line renders none of them. */
  readonly children: ReactNode;
}

/** Lines and stops of all routes; above them the selected route with its stops, homes and walks. */
export function AirviewMap({ store, frame, children }: MapProps) {
  const routeIndex = useStore(store.$routeIndex);
  const selected = useStore(store.$selected);
  const highlighted = useStore(store.$highlighted);
  const setHandle = useCamera(store);
  const doesPageScroll = usePageScroll(frame);
  const events = useMemo(() => createMapEvents(store), [store]);

  const route = selected?.route ?? null;
  const routeLines = useMemo(() => (routeIndex ? toRouteLines(routeIndex, route) : []), [routeIndex, route]);
  const walks = useMemo(() => (selected ? toWalks(selected) : []), [selected]);
  const lines = useMemo(() => (walks.length > 0 ? [...routeLines, ...walks] : routeLines), [routeLines, walks]);
  const pins = useMemo(() => (routeIndex ? toMapPins(routeIndex) : []), [routeIndex]);
  const markers = useMemo(() => toMarkers(store.office, selected), [store, selected]);

  return (
    <MapView
      className="airview-map"
      label={texts.map}
      center={startCenter}
      zoom={startZoom}
      lines={lines}
      pins={pins}
      markers={markers}
      highlighted={highlighted}
      gestures={doesPageScroll ? "page" : "map"}
      ref={setHandle}
      {...events}
    >
      {children}
    </MapView>
  );
}

/** Translates pointer events of the map into calls of the store. */
function createMapEvents(store: Airview) {
  const { $hover, $highlighted } = store;

  const summaryOfStop = (id: string): Summary | null => {
    const [routeId, index] = parseStopId(id);
    const route = store.$routeIndex.get()?.byId.get(routeId);
    return route ? toStopSummary(route, index) : null;
  };
  const summaryOfLine = (id: string): Summary | null => {
    const route = store.$routeIndex.get()?.byId.get(Number(id));
    return route ? toRouteSummary(route) : null;
  };
  const summaryOfMarker = (id: string): Summary | null => {
    if (!id.startsWith(homePrefix)) return summaryOfStop(id);
    const selected = store.$selected.get();
    return selected ? toHomeSummary(selected, id.slice(homePrefix.length)) : null;
  };
  /** `prefix` names the source: a summary is removed only by the source that has shown it. */
  const hover = (prefix: string, toSummary: (id: string) => Summary | null) => (id: string | null, at: MapPoint) => {
    const before = $hover.get();
    if (id === null) {
      if (before?.id.startsWith(prefix)) $hover.set(null);
      return;
    }
    const hoverId = prefix + id;
    const summary = before?.id === hoverId ? before.summary : toSummary(id);
    $hover.set(summary && { id: hoverId, summary, at });
  };
  const hoverLine = hover("line:", summaryOfLine);
  const toggleStop = (id: string) => store.toggleStop(...parseStopId(id));

  return {
    onLineHover(id: string | null, at: MapPoint) {
      hoverLine(id, at);
      $highlighted.set(id);
    },
    onLineSelect: (id: string) => store.selectRoute(Number(id)),
    onPinHover: hover("stop:", summaryOfStop),
    onPinSelect: toggleStop,
    onMarkerFocus: hover("marker:", summaryOfMarker),
    onMarkerSelect(id: string) {
      if (/^\d/.test(id)) toggleStop(id);
      else if (id.startsWith(homePrefix)) store.togglePerson(id.slice(homePrefix.length));
    },
  };
}

/** Moves a map; a move that comes before the map is kept until the map is there. */
interface Camera {
  setMap(map: MapHandle | null): void;
  /** Calls `toNext` once the map is there. */
  move(toNext: () => Move | null): void;
  stop(): void;
}

function createCamera(): Camera {
  let map: MapHandle | null = null;
  let waiting: (() => Move | null) | null = null;
  let request = 0;

  function tryMove(): void {
    if (!map || !waiting) return;
    const next = waiting();
    const position = next?.kind === "position" ? next.position : next?.positions[0];
    // The route has no position, or the map is still loading.
    if (!next || !position || map.toPoint(position) === null) return;
    waiting = null;
    if (next.kind === "position") map.setView(next.position, next.zoom, margin);
    else map.fit(next.positions, margin, next.nearest);
  }

  return {
    setMap(given) {
      map = given;
      tryMove();
    },
    move(toNext) {
      waiting = toNext;
      cancelAnimationFrame(request);
      // After the selection's panel is laid out, lest the map moves twice.
      request = requestAnimationFrame(tryMove);
    },
    stop: () => cancelAnimationFrame(request),
  };
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Whether something around the element scrolls. True in a frame: whether the outer page scrolls can't be known there. */
function isInScroller(element: Element): boolean {
  if (window.parent !== window) return true;
  for (let around: Element | null = element; around; around = parentOf(around)) {
    if (around.scrollHeight <= around.clientHeight + 1) continue;
    if (around === document.scrollingElement || /auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
  }
  return false;
}

/** Whether wheel and one finger scroll the page. Where nothing around the element scrolls, as in the portal, they move the map. */
function usePageScroll(frame: RefObject<HTMLElement | null>): boolean {
  const [doesScroll, setScroll] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setScroll(isInScroller(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.documentElement);
    window.addEventListener("resize", look);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", look);
    };
  }, [frame]);
  return doesScroll;
}

/** Moves the map with the selection. */
function useCamera(store: Airview): (map: MapHandle | null) => void {
  const camera = useMemo(() => createCamera(), []);
  useEffect(() => {
    let before: Selected | null = null;
    const stopSelected = store.$selected.subscribe((after) => {
      const next = toMove(before, after);
      if (next) camera.move(() => next);
      before = after;
    });
    let isFirst = true;
    const stopRoutes = store.$routeIndex.subscribe((routeIndex) => {
      if (!routeIndex || !isFirst || routeIndex.routes.length === 0) return;
      isFirst = false;
      if (store.$selected.get() === null) camera.move(() => toFirstMove(routeIndex));
    });
    return () => {
      camera.stop();
      stopSelected();
      stopRoutes();
    };
  }, [store, camera]);
  return camera.setMap;
}

interface MapPanelProps {
  readonly name: "filters" | "detail";
  readonly label: string;
  readonly isOpen: boolean;
  /** While true, the panel covers the map temporarily, and the map keeps the inset of the panel's previous height. */
  readonly isRoomKept?: boolean;
  readonly ref: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A panel over the map; sets its height as a custom property, with which airview.css positions the map's controls. */
export function MapPanel({ name, label, isOpen, isRoomKept = false, ref, children }: MapPanelProps) {
  useEffect(() => {
    const panel = ref.current;
    const map = panel?.parentElement;
    if (!panel || !map || isRoomKept) return undefined;
    // The new inset may resize the panel: set inside the ResizeObserver's callback, that would be a loop error in the page.
    let frame = 0;
    const tell = () => map.style.setProperty(`--airview-${name}-height`, `${panel.offsetHeight}px`);
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    });
    observer.observe(panel);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, name, isRoomKept]);
  return (
    <section
      className={`airview-panel airview-${name}`}
      part="panel"
      aria-label={label}
      data-open={isOpen}
      data-map-cover={isRoomKept ? undefined : ""}
      ref={ref}
    >
      {children}
    </section>
  );
}
