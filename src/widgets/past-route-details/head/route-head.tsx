import { useStore } from "@nanostores/react";
import { useState } from "react";
import chevronsUpDownIcon from "lucide-static/icons/chevrons-up-down.svg?raw";
import messageSquarePlusIcon from "lucide-static/icons/message-square-plus.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatDate, formatTime } from "../../../core/text/format.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { feedbackMessages } from "../../shared/feedback/feedback.messages.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { Menu } from "../../kit/overlay/menu.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { pastRouteDetailsMessages as texts } from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { AreaHead } from "../../kit/layout/heading.tsx";

const feedbackCode = lazyModule(() => import("../../shared/feedback/feedback-dialog.tsx"));

interface RouteHeadProps {
  readonly store: PastRouteDetails;
  readonly routeId: string;
  readonly name: string;
  readonly trip: PastTrip | null;
}

/** The route's name with the choice of another route, the link to its plan, and feedback on the selected trip. */
export function RouteHead({ store, routeId, name, trip }: RouteHeadProps) {
  return (
    <AreaHead>
      <h2>{name}</h2>
      <RouteChoice store={store} routeId={routeId} />
      <div className="area-actions wrap gap-8 push">
        <Link to={{ name: "route-details", params: { id: routeId } }} className="link">
          <Icon of={routeIcon} />
          {texts.toRoute}
        </Link>
        {trip && <FeedbackButton key={trip.id} store={store} name={name} trip={trip} />}
      </div>
    </AreaHead>
  );
}

/** Not rendered until the routes are known, or when they failed: the route is shown without them. */
function RouteChoice({ store, routeId }: Pick<RouteHeadProps, "store" | "routeId">) {
  const load = useStore(store.routes.$load);
  if (load.status !== "ready" || load.data.length < 2) return null;
  const items = load.data.map(({ id, name }) => ({
    key: id,
    label: name,
    isDisabled: id === routeId,
    onSelect: () => store.chooseRoute(id),
  }));
  return <Menu label={texts.otherRoute} icon={chevronsUpDownIcon} items={items} className="route-choice" />;
}

interface FeedbackProps {
  readonly store: PastRouteDetails;
  readonly name: string;
  readonly trip: PastTrip;
}

function FeedbackButton(props: FeedbackProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={messageSquarePlusIcon} />
        {feedbackMessages.title}
      </button>
      {isOpen && <LateFeedback {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function LateFeedback({ store, name, trip, onClose }: FeedbackProps & { readonly onClose: () => void }) {
  const driver = useStore(store.driver.$load);
  const email = driver.status === "ready" ? driver.data.accountManagerEmail : null;
  const moment = `${formatDate(trip.startedAt)} ${formatTime(trip.startedAt)}`;
  return (
    <LatePart code={feedbackCode} failedTitle={texts.feedbackFailed} skeleton={null}>
      {({ FeedbackDialog }) => (
        <FeedbackDialog
          form={store.feedbackOn(trip.id)}
          subject={texts.tripOf(name, moment)}
          email={email}
          onClose={onClose}
        />
      )}
    </LatePart>
  );
}
