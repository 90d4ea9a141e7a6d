import externalLinkIcon from "lucide-static/icons/external-link.svg?raw";
import maximizeIcon from "lucide-static/icons/maximize.svg?raw";
import rotateCwIcon from "lucide-static/icons/rotate-cw.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import zoomInIcon from "lucide-static/icons/zoom-in.svg?raw";
import zoomOutIcon from "lucide-static/icons/zoom-out.svg?raw";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { formatPercent } from "../../../core/text/format.ts";
import { useModal } from "../../kit/overlay/use-modal.ts";
import { useEventCallback } from "../../kit/table/use-event-callback.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { documentMessages as texts } from "./documents.messages.ts";

/** Zoom, position and rotation of a picture in its viewer. */
interface PhotoView {
  /** 1 shows the whole picture. */
  readonly zoom: number;
  /** Offset of the picture's centre from the viewer's centre, in px of the screen (not zoomed). */
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
}

export const wholePhoto: PhotoView = { zoom: 1, x: 0, y: 0, turns: 0 };
const largestZoom = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

const limit = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;

/** Limits the offset so that the picture's box, at zoom 1 as large as the viewer, always covers the viewer; at zoom 1 it is centred. */
function within(view: PhotoView, { width, height }: Size): PhotoView {
  const [mostX, mostY] = [(width * (view.zoom - 1)) / 2, (height * (view.zoom - 1)) / 2];
  return { ...view, x: limit(view.x, mostX), y: limit(view.y, mostY) };
}

/** Zooms by `factor` around a point that stays fixed, given relative to the viewer's centre. */
export function zoomBy(view: PhotoView, factor: number, window: Size, at = { x: 0, y: 0 }): PhotoView {
  const zoom = Math.min(largestZoom, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return within({ ...view, zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, window);
}

export function moveBy(view: PhotoView, x: number, y: number, window: Size): PhotoView {
  return within({ ...view, x: view.x + x, y: view.y + y }, window);
}

export function turn(view: PhotoView): PhotoView {
  return { ...wholePhoto, turns: ((view.turns + 1) % 4) as PhotoView["turns"] };
}

/** Zoom factor of a key or button. */
const step = 1.4;
/** Distance that an arrow key moves, px. */
const stride = 60;

type Point = { readonly x: number; readonly y: number };

const middle = (points: readonly Point[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

const fromMiddle = ({ x, y }: Point, size: DOMRect) => ({
  x: x - size.left - size.width / 2,
  y: y - size.top - size.height / 2,
});

/** Zoom and pan by keys, buttons, wheel, drag and pinch. */
function usePhotoView(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<PhotoView>(wholePhoto);
  const fingers = useRef(new Map<number, Point>());

  const change = useEventCallback((update: (view: PhotoView, size: DOMRect) => PhotoView) => {
    const size = stage.current?.getBoundingClientRect();
    if (size) setView((current) => update(current, size));
  });

  // Not through React, whose wheel listeners are passive: they couldn't keep the browser from zooming the page with Ctrl.
  useEffect(() => {
    const element = stage.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-Math.max(-80, Math.min(80, event.deltaY)) / 240);
      change((current, size) =>
        zoomBy(current, factor, size, fromMiddle({ x: event.clientX, y: event.clientY }, size)),
      );
    };
    element?.addEventListener("wheel", handleWheel, { passive: false });
    return () => element?.removeEventListener("wheel", handleWheel);
  }, [stage, change]);

  const handleMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.current.values()];
    const [from, to] = [middle(before), middle(after)];
    const factor = after.length === 2 && spread(before) > 0 ? spread(after) / spread(before) : 1;
    // Zooms before moving, because an unzoomed picture can't be moved.
    change((current, size) =>
      moveBy(zoomBy(current, factor, size, fromMiddle(from, size)), to.x - from.x, to.y - from.y, size),
    );
  };
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  const zoom = (factor: number) => () => change((current, size) => zoomBy(current, factor, size));
  const move = (x: number, y: number) => () => change((current, size) => moveBy(current, x, y, size));
  const acts = {
    zoomIn: zoom(step),
    zoomOut: zoom(1 / step),
    showWhole: () => setView((current) => ({ ...wholePhoto, turns: current.turns })),
    turn: () => setView(turn),
  };
  const keys: Readonly<Record<string, () => void>> = {
    "+": acts.zoomIn,
    "=": acts.zoomIn,
    "-": acts.zoomOut,
    "0": acts.showWhole,
    r: acts.turn,
    R: acts.turn,
    ArrowLeft: move(stride, 0),
    ArrowRight: move(-stride, 0),
    ArrowUp: move(0, stride),
    ArrowDown: move(0, -stride),
  };

  return {
    view,
    ...acts,
    keys,
    pointerProps: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: handleMove,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

interface PhotoViewerProps {
  /** A validated http(s) address. */
  readonly address: string;
  /** What the picture shows. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Full-window viewer for the picture of a document, in its dialog, which brings the styles; Esc closes it. */
export function PhotoViewer({ address, name, onClose }: PhotoViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { close, modalProps } = useModal(onClose, false);
  const { view, zoomIn, zoomOut, showWhole, turn: turnOnce, keys, pointerProps } = usePhotoView(stage);
  const handleKey = (event: KeyboardEvent) => {
    // Otherwise the dialog below would change to another document.
    event.stopPropagation();
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const act = isCommand ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const buttons = [
    { label: texts.zoomOut, icon: zoomOutIcon, act: zoomOut },
    { label: texts.zoomIn, icon: zoomInIcon, act: zoomIn },
    { label: texts.whole, icon: maximizeIcon, act: showWhole },
    { label: texts.turn, icon: rotateCwIcon, act: turnOnce },
  ];
  return (
    // The keys work wherever the focus is inside the viewer; buttons and dragging do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="photo-viewer"
      part="dialog"
      aria-label={texts.viewer(name)}
      onKeyDown={handleKey}
      {...modalProps}
    >
      <div className="photo-viewer-content">
        <div className="photo-tools row gap-4">
          <p className="photo-name cut" lang="tr">
            {name}
          </p>
          <p className="visually-hidden" role="status">
            {texts.zoomed(formatPercent(view.zoom * 100, 0))}
          </p>
          {buttons.map(({ label, icon, act }) => (
            <button key={label} type="button" className="icon-button" aria-label={label} title={label} onClick={act}>
              <Icon of={icon} />
            </button>
          ))}
          <a
            className="icon-button"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            aria-label={`${texts.openValue} ${texts.newTab}`}
            title={texts.openValue}
          >
            <Icon of={externalLinkIcon} />
          </a>
          <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
            <Icon of={xIcon} />
          </button>
        </div>
        <div className="photo-stage center" ref={stage} {...pointerProps}>
          <img
            src={address}
            alt={texts.picture(name)}
            className={view.turns % 2 === 1 ? "turned" : undefined}
            draggable={false}
            referrerPolicy="no-referrer"
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turns * 90}deg)`,
            }}
          />
        </div>
        <p className="photo-help subtle text-xs">{texts.viewerHelp}</p>
      </div>
    </dialog>
  );
}
