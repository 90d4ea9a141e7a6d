import { localized } from "../../../core/text/messages.ts";
import { useStore } from "@nanostores/react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import { Segmented } from "../../kit/field/segmented.tsx";
import type { MonthReport } from "../month-report.store.ts";
import { monthReportSeatMessages as texts } from "../month-report.messages.ts";

const directions = localized(
  () =>
    [
      { value: "morning", label: texts.morning, icon: sunriseIcon },
      { value: "evening", label: texts.evening, icon: sunsetIcon },
    ] as const,
);

/** Switches every heat map of the report between morning and evening. */
export function DirectionChoice({ store }: { readonly store: MonthReport }) {
  const { timePeriod } = useStore(store.$state);
  return (
    <Segmented
      label={texts.direction}
      options={directions()}
      value={timePeriod}
      onChange={(chosen) => store.change({ timePeriod: chosen })}
    />
  );
}
