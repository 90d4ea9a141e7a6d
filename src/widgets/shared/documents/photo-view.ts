/** Zoom, position and rotation of a picture in its viewer. */
export interface PhotoView {
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
