import { useStore } from "@nanostores/react";
import type { Position } from "../../../core/api/position.ts";
import { useWidget } from "../../kit/element/context.ts";
import { MapView } from "../../kit/map/map.tsx";
import type { MapContent } from "./suggestion-maps.model.ts";

/** Room for pills at the edges, px. */
const margin = { top: 36, right: 48, bottom: 44, left: 60 };

interface SuggestionMapProps {
  readonly label: string;
  readonly content: MapContent;
  /** The same for both maps, so that they show the same part of the world. */
  readonly bounds: readonly Position[];
}

/** A picture of today or of the suggestion; what it shows stands in the table below. */
export function SuggestionMap({ label, content, bounds }: SuggestionMapProps) {
  const { session } = useWidget();
  const { tileUrl, tileAttribution } = useStore(session.$settings);
  return (
    <MapView
      label={label}
      interactive={false}
      bounds={bounds}
      boundsMargin={margin}
      lines={content.lines}
      markers={content.markers}
      tileUrl={tileUrl ?? undefined}
      tileAttribution={tileAttribution ?? undefined}
    />
  );
}
