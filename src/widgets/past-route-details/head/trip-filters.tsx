import { useStore } from "@nanostores/react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import { localized } from "../../../core/text/messages.ts";
import { Segmented } from "../../kit/field/segmented.tsx";
import { pastRouteDetailsMessages as texts } from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { DateRange } from "./date-range.tsx";

const directions = localized(
  () =>
    [
      { value: "all", label: texts.directions.all },
      { value: "morning", label: texts.directions.morning, icon: sunriseIcon },
      { value: "evening", label: texts.directions.evening, icon: sunsetIcon },
    ] as const,
);

/** Days and direction of the list. The direction filters the loaded trips and makes no call. */
export function TripFilters({ store }: { readonly store: PastRouteDetails }) {
  const { direction } = useStore(store.$state);
  return (
    <div className="trip-filters">
      <DateRange store={store} />
      <Segmented
        label={texts.direction}
        options={directions()}
        value={direction ?? "all"}
        onChange={(value) => store.chooseDirection(value === "all" ? null : value)}
      />
    </div>
  );
}
