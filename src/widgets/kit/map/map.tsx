import { useStore } from "@nanostores/react";
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useWidget } from "../element/context.ts";
import { watchPaper } from "../print/paper.ts";
import { styles, useStyles } from "../element/styles.ts";
import { TransientButton } from "../element/transient-button.tsx";
import type { GestureHint } from "./map-surface.ts";
import { mapMessages } from "./map.messages.ts";
import type { MapEngine, MapHandle, MapViewProps } from "./interfaces.ts";
import { MapControls, useFullScreen } from "./controls.tsx";
import colorsCss from "./styles/colors.css?inline";
import frameCss from "./styles/frame.css?inline";
import leafletCss from "./leaflet/leaflet.css?inline";
import markersCss from "./styles/markers.css?inline";
import controlsCss from "./styles/controls.css?inline";
import type { EdgePadding, Position } from "./types.ts";
import { useMapEngine } from "./use-map-engine.ts";

/** Provides the parent's MapHandle; its methods do nothing until the engine is loaded. */
function useMapHandle(ref: Ref<MapHandle> | undefined, engine: MapEngine | null): void {
  useImperativeHandle(
    ref,
    () => ({
      panInto: (position, padding) => engine?.panInto(position, padding),
      setView: (position, zoom, padding) => engine?.setView(position, zoom, padding),
      fit: (positions, padding, nearest) => engine?.fit(positions, padding, nearest),
      zoomBy: (levels) => engine?.zoomBy(levels),
      toPoint: (position) => engine?.toPoint(position) ?? null,
      async toPicture(options = {}) {
        // Labels and pills would be measured wrongly in a font that isn't loaded yet.
        await document.fonts.ready;
        return engine?.toPicture(options) ?? null;
      },
    }),
    [engine],
  );
}

export type { MapHandle, MapViewProps } from "./interfaces.ts";
export { MapTooltip } from "./tooltip.tsx";

const mapStyles = [colorsCss, frameCss, leafletCss, markersCss, controlsCss].map(styles);

const ISTANBUL: Position = [41.03, 29.0];
const HINT_MILLISECONDS = 1600;
const NONE: readonly never[] = [];
const noMargin: EdgePadding = {};

/** A map with lines, pins and markers, and with the tiles of the session's settings if there are some. Its height is `--shuttle-map-height`, else the height its slot gives. */
export function MapView({
  label,
  center = ISTANBUL,
  zoom = 9.2,
  bounds = NONE,
  boundsMargin = noMargin,
  lines = NONE,
  pins = NONE,
  markers = NONE,
  highlighted = null,
  moving,
  interactive = true,
  fullScreen = true,
  gestures = "page",
  messages,
  className,
  ref,
  children,
  ...callbacks
}: MapViewProps) {
  useStyles(...mapStyles);
  const { root, theme, session } = useWidget();
  const { tileUrl, tileAttribution } = useStore(session.$settings);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [hint, setHint] = useState<{ readonly kind: GestureHint } | null>(null);
  const [hasTiles, setHasTiles] = useState(false);
  const screen = useFullScreen(frame, (isFull) => callbacks.onFullScreen?.(isFull));
  const texts = { ...mapMessages, ...messages };
  const [latitude, longitude] = center;
  const viewport = useMemo(
    () => ({ center: [latitude, longitude] as const, zoom, bounds, margin: boundsMargin }),
    [latitude, longitude, zoom, bounds, boundsMargin],
  );

  const state = useMapEngine(
    container,
    {
      theme,
      interactive,
      areMarkersSelectable: interactive && callbacks.onMarkerSelect !== undefined,
      gestures: screen.isFull ? "map" : gestures,
      viewport,
      lines,
      pins,
      markers,
      highlighted,
      moving,
      tileUrl,
      events: {
        onLineHover: (id, point) => callbacks.onLineHover?.(id, point),
        onLineSelect: (id) => callbacks.onLineSelect?.(id),
        onPinHover: (id, point) => callbacks.onPinHover?.(id, point),
        onPinSelect: (id) => callbacks.onPinSelect?.(id),
        onMarkerSelect: (id) => callbacks.onMarkerSelect?.(id),
        onMarkerFocus: (id, point) => callbacks.onMarkerFocus?.(id, point),
        onBackgroundSelect: () => callbacks.onBackgroundSelect?.(),
        onHint: (kind) => setHint({ kind }),
        onTiles: setHasTiles,
        onView: (view) => callbacks.onView?.(view),
      },
      onFail: (error) => callbacks.onFail?.(error),
    },
    attempt,
  );
  const engine = state.status === "ready" ? state.engine : null;
  useMapHandle(ref, engine);

  useEffect(() => {
    if (!hint) return undefined;
    const timer = setTimeout(() => setHint(null), HINT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [hint]);

  useEffect(
    () =>
      watchPaper(root, (isPaper) => {
        engine?.setPaper(isPaper);
        const element = frame.current;
        if (!element || !isPaper || element.clientWidth === 0) return;
        // The map was drawn for this size; on paper it is scaled.
        element.style.setProperty("--sh-map-width", `${element.clientWidth}px`);
        element.style.setProperty("--sh-map-height", `${element.clientHeight}px`);
        element.style.setProperty("--sh-map-ratio", `${element.clientWidth} / ${element.clientHeight}`);
      }),
    [root, engine],
  );

  const attribution = hasTiles && tileAttribution ? `${tileAttribution} · ${texts.baseMap}` : texts.baseMap;

  return (
    <div
      ref={frame}
      className={className ? `sh-map ${className}` : "sh-map"}
      data-status={state.status}
      data-full-screen={screen.isFull || undefined}
    >
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
        <MapControls
          texts={texts}
          onZoom={(levels) => engine.zoomBy(levels)}
          onPan={(rightwards, down) => engine.panBy(rightwards, down)}
          fullScreen={fullScreen ? screen : null}
        />
      )}
      {state.status === "failed" && (
        <div className="sh-map-failed grid muted text-sm" role="alert">
          <p>{texts.failed}</p>
          <TransientButton onClick={() => setAttempt(attempt + 1)}>{texts.retry}</TransientButton>
        </div>
      )}
      {state.status !== "failed" && (
        <p className="sh-map-attribution" data-map-cover>
          {attribution}
        </p>
      )}
      {children}
    </div>
  );
}
