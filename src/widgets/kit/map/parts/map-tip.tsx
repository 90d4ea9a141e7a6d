import type { MapPoint } from "../types.ts";
import { MapTooltip } from "./tooltip.tsx";

/** Tooltip of the marker under the pointer; the content beside the map must give keyboard and screen-reader users the same facts. */
export interface Tip {
  readonly title: string;
  readonly lines: readonly string[];
}

export function MapTip({ tip, at }: { readonly tip: Tip | null; readonly at: MapPoint | null }) {
  return (
    <MapTooltip at={tip && at}>
      {tip && (
        <>
          <b className="tip-title">{tip.title}</b>
          {tip.lines.map((line, index) => (
            // Two people may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="tip-line">
              {line}
            </span>
          ))}
        </>
      )}
    </MapTooltip>
  );
}
