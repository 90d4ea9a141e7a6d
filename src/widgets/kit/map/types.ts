import type { ReadableAtom } from "nanostores";
import type { Position, Track } from "../../../core/api/position.ts";

export type { Position, Track };

/** A custom property of the design system. It is resolved inside the widget, so a host's re-tint and the dark theme reach the canvas. */
export type ColorToken = `--shuttle-${string}`;

/** Meaning of a line; maps to the token of the same meaning. */
export type LineRole = "morning" | "evening" | "dim" | "planned" | "walk";

/** A path drawn on the map. Its geometry is reused as long as `points` or `polyline` is the same value. */
export interface MapLine {
  /** Unique among the map's lines; given back by the callbacks. */
  readonly id: string;
  /** The path as positions, which breaks at null and at what is no place … */
  readonly points?: Track;
  /** … or as an encoded polyline of precision 5, which breaks at `0,0`. Unreadable text draws nothing. */
  readonly polyline?: string;
  readonly color: ColorToken | LineRole;
  /** Pixels, default 3. */
  readonly weight?: number;
  /** Offset in pixels to the right of the line's direction, so that both directions of a road lie side by side. Default 0. */
  readonly offset?: number;
  /**
   * Shares its road with the map's other lines that set this. `beside`: from zoom 12 on those of one road and direction lie side
   * by side. `on`: it has a lane among them, but is drawn on the road itself. Default: doesn't share its road.
   */
  readonly road?: "beside" | "on";
  /** Draws a border of 2 px in `--shuttle-map-route-casing` below the line. Default false. */
  readonly casing?: boolean;
  /** Round dots instead of a full line: planned ways, walking paths. Default false. */
  readonly dashed?: boolean;
  /** Lengths of strokes and gaps in pixels, for a boundary. Default: a full line. */
  readonly dash?: readonly [stroke: number, gap: number];
  /** A closed path whose inside is tinted in its colour, at this opacity. Default: not tinted. */
  readonly fill?: number;
  /** Belongs to the group that is shown at 38 % opacity. Overlaps inside of the group do not add up. Default false. */
  readonly faded?: boolean;
  /** Ends marked with a ring. Default: none. */
  readonly ring?: "start" | "end" | "both";
  /** Reacts to pointer and `onLineSelect`. Default true on an interactive map. */
  readonly selectable?: boolean;
}

interface MarkerBase {
  /** Unique among the map's markers; given back by `onMarkerSelect`. */
  readonly id: string;
  readonly position: Position;
  /** Accessible name, for example "D durağı, Acıbadem, 5 çalışan". Without it a marker is decoration. */
  readonly label?: string;
  /** Is a button that `onMarkerSelect` hears of, on maps that listen. Default: pins, signs and people are, others are images. */
  readonly selectable?: boolean;
}

interface OfficeMarker extends MarkerBase {
  readonly kind: "office";
}

export interface PinMarker extends MarkerBase {
  readonly kind: "pin";
  /** "A/4" or "A" makes a pill; without text the pin is a ring of 11 px. */
  readonly text?: string;
  readonly color: ColorToken;
  /** Of the text. Default: `--shuttle-on-stop`, which is readable on the colours of stops. */
  readonly textColor?: ColorToken;
  readonly selected?: boolean;
}

interface HomeMarker extends MarkerBase {
  readonly kind: "home";
  /** Stands out among its neighbours. */
  readonly selected?: boolean;
  /** The place that the map is about: larger, in a halo. */
  readonly halo?: boolean;
}

/** A text on a line, for example the radius of a circle. It lies below all other markers, moves none of them, and moves aside where one would cover it. */
interface LabelMarker extends MarkerBase {
  readonly kind: "label";
  readonly text: string;
}

/** The start of a path; a ring in the line's colour. */
interface StartMarker extends MarkerBase {
  readonly kind: "start";
  readonly color: ColorToken | LineRole;
}

/** Colours and icon of a sign, which is square where it needn't be round. */
export interface MapSign {
  readonly ground: ColorToken;
  readonly color: ColorToken;
  /** SVG path data of a Lucide icon (ISC), 24 × 24, stroked. */
  readonly paths: readonly string[];
  /** For what stands for a person. Default false. */
  readonly isRound?: boolean;
}

/** A square, where pins and people are round. */
export interface SignMarker extends MarkerBase {
  readonly kind: "sign";
  readonly sign: MapSign;
  readonly selected?: boolean;
}

/** The number of people in an area; the marker's size grows with it. */
interface PeopleMarker extends MarkerBase {
  readonly kind: "people";
  readonly count: number;
  readonly selected?: boolean;
}

/**
 * A pin among very many, drawn on a canvas: a pill where there is room, a dot where there is not, nothing from far away. The few
 * pins of a selected line are markers instead (focusable, with names); a pin whose id is also a marker's is left to the marker.
 */
export interface MapPin {
  /** Unique among the map's pins; given back by the callbacks. */
  readonly id: string;
  readonly position: Position;
  /** Short: "A/4". */
  readonly text: string;
  readonly color: ColorToken;
  /** The line it belongs to: the pin is shown as long as this line is among `lines`. Default: always shown. */
  readonly lineId?: string;
  /** Drawn from far away too, as a dot: for a map that is about nothing but its pins. Default false. */
  readonly isFarSeen?: boolean;
  /** Not drawn: pins of faded lines would clutter the others. Default: as its line. */
  readonly faded?: boolean;
}

export type MapMarker = OfficeMarker | PinMarker | HomeMarker | StartMarker | SignMarker | PeopleMarker | LabelMarker;

/** A marker that moves over the map. */
export interface MapMoving {
  /** Null hides the marker. A store, because a change at every frame must not cause a rendering. */
  readonly $position: ReadableAtom<Position | null>;
  /** SVG path data of its icon, as in MapSign. */
  readonly paths: readonly string[];
}

/** Pixels at the map's edges that stay free, in addition to what legend, buttons and panels over the map cover. */
export interface EdgePadding {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** Either a centre with a zoom, or positions to show, as `fit` of the handle does. */
export interface MapViewport {
  readonly center: Position;
  readonly zoom: number;
  readonly bounds: Track;
  readonly margin: EdgePadding;
}

/** A point in pixels from the map's top left corner, to anchor a tooltip. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The map's present view. */
export interface MapCamera {
  readonly center: Position;
  readonly zoom: number;
}

export interface PictureOptions {
  /** CSS pixels. Default: the map's own size. */
  readonly width?: number;
  readonly height?: number;
  /** Positions to show, as `fit` of the handle does. Default: the map's present view. */
  readonly bounds?: Track;
  /** Pixels of the picture for one CSS pixel. Default 2, for paper. */
  readonly pixelRatio?: number;
}
