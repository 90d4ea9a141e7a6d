import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from "react";
import { useTheme } from "../element/context.ts";
import { styles, useStyles } from "../element/styles.ts";
import { BASE_MAP_ATTRIBUTION } from "./basemap/attribution.ts";
import type { GestureHint, GestureOwner } from "./gestures.ts";
import mapCss from "./map.css?inline";
import { MAP_MESSAGES, type MapMessages } from "./map.messages.ts";
import type { EdgePadding, MapLine, MapMarker, MapPoint, Position } from "./types.ts";
import { useMapEngine } from "./use-map-engine.ts";

const mapStyles = styles(mapCss);

const ISTANBUL: Position = [41.03, 29.0];
const HINT_MILLISECONDS = 1600;
const NONE: readonly never[] = [];

/** What a parent may do with a map beside giving it other properties. Does nothing while the map loads. */
export interface MapHandle {
  /** Moves the map as little as needed to show the position clear of the panels at the edges. */
  panInto(position: Position, padding?: EdgePadding): void;
  zoomBy(levels: number): void;
  /** Where a position is, in pixels from the map's top left corner; null while the map loads. */
  toPoint(position: Position): MapPoint | null;
}

export interface MapViewProps {
  /** Accessible name of the region (interactive) or the picture, for example "Rota ağı haritası". */
  readonly label: string;
  /** Default: Istanbul. */
  readonly center?: Position;
  /** Default 9.2, in steps of 0.1. */
  readonly zoom?: number;
  /** Positions that are all to be seen; with at least one, `center` and `zoom` do not count. Keep the array's identity. */
  readonly bounds?: readonly Position[];
  /** Pixels kept free around `bounds`. Default 24 on each side. */
  readonly boundsPadding?: EdgePadding;
  /** Drawn in this order. Keep the array's identity while nothing changes. */
  readonly lines?: readonly MapLine[];
  readonly markers?: readonly MapMarker[];
  /** False makes a picture: no drag, no keyboard, no buttons. Default true. */
  readonly interactive?: boolean;
  /** Who gets the plain wheel and one finger. "map" only where the map fills the screen. Default "page". */
  readonly gestures?: GestureOwner;
  /** Template of raster tiles, `https://…/{z}/{x}/{y}.png`. Nothing is requested without it. */
  readonly tileUrl?: string | undefined;
  /** Text for the tiles' owner, shown while the tiles are. */
  readonly tileAttribution?: string | undefined;
  readonly messages?: Partial<MapMessages>;
  readonly className?: string;
  readonly ref?: Ref<MapHandle>;
  /** The line under the pointer, null when there is none any more. */
  readonly onLineHover?: (id: string | null, point: MapPoint) => void;
  readonly onLineSelect?: (id: string) => void;
  readonly onMarkerSelect?: (id: string) => void;
  /** A click beside all lines and markers. */
  readonly onBackgroundSelect?: () => void;
  /** After every move; to place what is anchored with `toPoint`. */
  readonly onView?: (view: { readonly center: Position; readonly zoom: number }) => void;
  /** The map's code could not be loaded; the map shows a message and a retry button by itself. */
  readonly onFail?: (error: unknown) => void;
  /** Panels over the map: they lie above it and take their own pointer events. */
  readonly children?: ReactNode;
}

/** A map with routes, stops and offices. Its height is `--shuttle-map-height`, else the height its slot gives. */
export function MapView({
  label,
  center = ISTANBUL,
  zoom = 9.2,
  bounds = NONE,
  boundsPadding,
  lines = NONE,
  markers = NONE,
  interactive = true,
  gestures = "page",
  tileUrl,
  tileAttribution,
  messages,
  className,
  ref,
  onLineHover,
  onLineSelect,
  onMarkerSelect,
  onBackgroundSelect,
  onView,
  onFail,
  children,
}: MapViewProps) {
  useStyles(mapStyles);
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [hint, setHint] = useState<{ readonly kind: GestureHint } | null>(null);
  const [hasTiles, setHasTiles] = useState(false);
  const texts = { ...MAP_MESSAGES, ...messages };
  const [latitude, longitude] = center;
  const { top = 24, right = 24, bottom = 24, left = 24 } = boundsPadding ?? {};
  const viewport = useMemo(
    () => ({ center: [latitude, longitude] as const, zoom, bounds, padding: { top, right, bottom, left } }),
    [latitude, longitude, zoom, bounds, top, right, bottom, left],
  );

  const state = useMapEngine(
    container,
    {
      theme,
      interactive,
      gestures,
      viewport,
      lines,
      markers,
      tileUrl,
      events: {
        onLineHover: (id, point) => onLineHover?.(id, point),
        onLineSelect: (id) => onLineSelect?.(id),
        onMarkerSelect: (id) => onMarkerSelect?.(id),
        onBackgroundSelect: () => onBackgroundSelect?.(),
        onHint: (kind) => setHint({ kind }),
        onTiles: setHasTiles,
        onView: (view) => onView?.(view),
      },
      onFail: (error) => onFail?.(error),
    },
    attempt,
  );
  const engine = state.status === "ready" ? state.engine : null;

  useImperativeHandle(
    ref,
    () => ({
      panInto: (position, edges) => engine?.panInto(position, edges),
      zoomBy: (levels) => engine?.zoomBy(levels),
      toPoint: (position) => engine?.toPoint(position) ?? null,
    }),
    [engine],
  );

  useEffect(() => {
    if (!hint) return undefined;
    const timer = setTimeout(() => setHint(null), HINT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [hint]);

  const attribution =
    hasTiles && tileAttribution ? `${tileAttribution} · ${BASE_MAP_ATTRIBUTION}` : BASE_MAP_ATTRIBUTION;

  return (
    <div className={className ? `sh-map ${className}` : "sh-map"} data-status={state.status}>
      <div
        key={String(interactive)}
        ref={container}
        className="sh-map-canvas"
        role={interactive ? "region" : "img"}
        aria-label={label}
        tabIndex={interactive ? 0 : undefined}
        aria-busy={state.status === "loading"}
      />
      {hint && (
        <div className="sh-map-hint" aria-hidden="true">
          <span>{hint.kind === "wheel" ? texts.wheelHint : texts.touchHint}</span>
        </div>
      )}
      {interactive && engine && (
        <div className="sh-map-zoom">
          <ZoomButton label={texts.zoomIn} path="M5 12h14M12 5v14" onClick={() => engine.zoomBy(1)} />
          <ZoomButton label={texts.zoomOut} path="M5 12h14" onClick={() => engine.zoomBy(-1)} />
        </div>
      )}
      {state.status === "failed" && (
        <div className="sh-map-failed" role="alert">
          <p>{texts.failed}</p>
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {texts.retry}
          </button>
        </div>
      )}
      {state.status !== "failed" && <p className="sh-map-attribution">{attribution}</p>}
      {children}
    </div>
  );
}

function ZoomButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
