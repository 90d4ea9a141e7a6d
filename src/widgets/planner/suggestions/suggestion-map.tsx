import { type Ref, useImperativeHandle, useRef } from "react";
import type { Position } from "../../../core/api/position.ts";
import { type MapHandle, MapView } from "../../kit/map/map.tsx";
import type { PictureSource } from "../../kit/print/paper-picture.tsx";
import type { MapContent } from "./suggestion-maps.model.ts";

/** Room for pills at the edges, px. */
const margin = { top: 36, right: 48, bottom: 44, left: 60 };

interface SuggestionMapProps {
  readonly label: string;
  readonly content: MapContent;
  /** The same for both maps, so that they show the same part of the world. */
  readonly bounds: readonly Position[];
  readonly ref: Ref<PictureSource>;
}

/** Size of the picture on paper, px: two beside each other. */
const paper = { width: 500, height: 220 };

/** With a sixth of its size more on each side: pills that would cover each other are drawn beside their positions. */
function withRoom(bounds: readonly Position[]): readonly Position[] {
  const [south, north] = span(bounds.map(([latitude]) => latitude));
  const [west, east] = span(bounds.map(([, longitude]) => longitude));
  return [
    [south, west],
    [north, east],
  ];
}

function span(values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least) / 6;
  return [least - room, most + room];
}

/** A picture of today or of the suggestion; what it shows stands in the table below. */
export function SuggestionMap({ label, content, bounds, ref }: SuggestionMapProps) {
  const map = useRef<MapHandle>(null);
  useImperativeHandle(
    ref,
    () => ({ take: async () => (await map.current?.toPicture({ ...paper, bounds: withRoom(bounds) })) ?? null }),
    [bounds],
  );
  return (
    <MapView
      ref={map}
      label={label}
      interactive={false}
      bounds={bounds}
      boundsMargin={margin}
      lines={content.lines}
      markers={content.markers}
    />
  );
}
