import { useStore } from "@nanostores/react";
import eyeIcon from "lucide-static/icons/eye.svg?raw";
import eyeOffIcon from "lucide-static/icons/eye-off.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { EventsToggle } from "../events/events-toggle.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { pastRouteDetailsMapMessages as texts } from "../past-route-details.messages.ts";

interface MapButtonsProps {
  readonly store: PastRouteDetails;
  /** Whether there is something to show or hide. */
  readonly hasPlan: boolean;
  readonly hasEvents: boolean;
}

/** Buttons that show and hide the planned path and the events; both are shown at first. */
export function MapButtons({ store, hasPlan, hasEvents }: MapButtonsProps) {
  const showsPlan = useStore(store.$showsPlan);
  if (!hasPlan && !hasEvents) return null;
  return (
    <div className="map-buttons">
      {hasPlan && (
        <button type="button" className="button small" onClick={() => store.$showsPlan.set(!showsPlan)}>
          <Icon of={showsPlan ? eyeOffIcon : eyeIcon} />
          {showsPlan ? texts.hidePlan : texts.showPlan}
        </button>
      )}
      {hasEvents && <EventsToggle store={store} />}
    </div>
  );
}
