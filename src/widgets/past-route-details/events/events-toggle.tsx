import { useStore } from "@nanostores/react";
import eyeIcon from "lucide-static/icons/eye.svg?raw";
import eyeOffIcon from "lucide-static/icons/eye-off.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { eventsMessages as texts } from "../past-route-details.messages.ts";

/** Shows or hides driving details, on the map and in the list. */
export function EventsToggle({ store: { $showsEvents } }: { readonly store: PastRouteDetails }) {
  const isShown = useStore($showsEvents);
  return (
    <button type="button" className="button small" onClick={() => $showsEvents.set(!isShown)}>
      <Icon of={isShown ? eyeOffIcon : eyeIcon} />
      {isShown ? texts.hide : texts.show}
    </button>
  );
}
