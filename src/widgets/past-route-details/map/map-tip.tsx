import { MapTooltip } from "../../kit/map/parts/tooltip.tsx";
import type { MapPoint } from "../../kit/map/types.ts";
import type { Tip } from "./tip.model.ts";

export function MapTip({ tip, at }: { readonly tip: Tip | null; readonly at: MapPoint | null }) {
  return (
    <MapTooltip at={tip && at}>
      {tip && (
        <>
          <b className="tip-title">{tip.title}</b>
          {tip.lines.map((line, index) => (
            // Two passengers of a stop may have the same name.
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
