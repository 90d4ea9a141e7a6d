import { useStore } from "@nanostores/react";
import { type LegendRow, MapLegend } from "../../kit/map/parts/legend.tsx";
import { MapTooltip } from "../../kit/map/parts/tooltip.tsx";
import type { Airview } from "../airview.store.ts";
import { airviewMessages as texts } from "../airview.messages.ts";
import { toStopColor } from "../../shared/stops/stop.model.ts";

const rows = (): readonly LegendRow[] => [
  { sample: { kind: "line", role: "morning" }, text: texts.morningLine },
  { sample: { kind: "line", role: "evening" }, text: texts.eveningLine },
  { sample: { kind: "line", role: "walk" }, text: texts.walk },
  { sample: { kind: "pin", color: toStopColor("own") }, text: texts.ownStop },
  { sample: { kind: "pin", color: toStopColor("mixed") }, text: texts.mixedStop },
  { sample: { kind: "pin", color: toStopColor("shadow") }, text: texts.shadowStop },
];

export function Legend() {
  return <MapLegend label={texts.legend} rows={rows()} />;
}

/** Tooltip of the line, stop or home under the pointer; lists and markers give keyboard and screen reader the same facts. */
export function HoverSummary({ store }: { readonly store: Airview }) {
  const hover = useStore(store.$hover);
  return (
    <MapTooltip at={hover?.at ?? null}>
      {hover && (
        <>
          <b className="airview-summary-title">{hover.summary.title}</b>
          {hover.summary.lines.map((line) => (
            <span key={line} className="airview-summary-line">
              {line}
            </span>
          ))}
        </>
      )}
    </MapTooltip>
  );
}
