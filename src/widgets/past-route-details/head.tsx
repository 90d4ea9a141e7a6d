import { useStore } from "@nanostores/react";
import chevronsUpDownIcon from "lucide-static/icons/chevrons-up-down.svg?raw";
import messageSquarePlusIcon from "lucide-static/icons/message-square-plus.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import { type FormEvent, useState } from "react";
import type { PastTrip } from "../../core/api/past-trips.ts";
import { formatDate, formatTime } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { checkListRange, type ChosenDays, toListLimits } from "../../core/trips/dates.ts";
import { DateField } from "../kit/date/date-field.tsx";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { Segmented } from "../kit/field/segmented.tsx";
import { AreaHead } from "../kit/layout/heading.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { Menu } from "../kit/overlay/menu.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { feedbackMessages } from "../shared/feedback/feedback.messages.ts";
import { headMessages, pastRouteDetailsMessages as texts } from "./past-route-details.messages.ts";
import type { PastRouteDetails } from "./past-route-details.store.ts";

const feedbackCode = lazyModule(() => import("../shared/feedback/feedback-dialog.tsx"));

const directions = localized(
  () =>
    [
      { value: "all", label: texts.directions.all },
      { value: "morning", label: texts.directions.morning, icon: sunriseIcon },
      { value: "evening", label: texts.directions.evening, icon: sunsetIcon },
    ] as const,
);

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

interface FeedbackButtonProps {
  readonly store: PastRouteDetails;
  readonly name: string;
  readonly trip: PastTrip;
}

function FeedbackButton({ store, name, trip }: FeedbackButtonProps) {
  const driver = useStore(store.driver.$load);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={messageSquarePlusIcon} />
        {feedbackMessages.title}
      </button>
      {isOpen && (
        <LatePart code={feedbackCode} failedTitle={texts.formFailed} skeleton={null}>
          {({ FeedbackDialog }) => (
            <FeedbackDialog
              form={store.feedbackOn(trip.id)}
              subject={texts.tripOf(name, `${formatDate(trip.startedAt)} ${formatTime(trip.startedAt)}`)}
              email={driver.status === "ready" ? driver.data.accountManagerEmail : null}
              onClose={() => setOpen(false)}
            />
          )}
        </LatePart>
      )}
    </>
  );
}

/** Days and direction of the list. The direction filters the loaded trips and makes no call. */
export function TripFilters({ store }: { readonly store: PastRouteDetails }) {
  const { direction } = useStore(store.$state);
  return (
    <div className="trip-filters wrap">
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

/** First and last day of the list; loads only on "Listele". */
function DateRange({ store }: { readonly store: PastRouteDetails }) {
  const range = useStore(store.$range);
  const [draft, setDraft] = useState<ChosenDays>(range);
  const [listed, setListed] = useState(range);
  const [hasTried, setTried] = useState(false);
  if (listed !== range) {
    // The attributes or a link have set other days.
    setListed(range);
    setDraft(range);
    setTried(false);
  }
  const today = store.today();
  const problem = checkListRange(draft, today);
  const limits = toListLimits(draft, today);
  const error = hasTried && problem !== null ? headMessages.problems[problem] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(problem !== null);
    if (problem === null) void store.listDays(draft);
  };
  return (
    <form className="trip-dates wrap" onSubmit={submit} noValidate>
      <fieldset>
        <legend className="form-label">{headMessages.range}</legend>
        <div className="trip-days">
          <DateField
            label={headMessages.start}
            isLabelHidden
            value={draft.start || null}
            onChange={(day) => setDraft({ ...draft, start: day ?? "" })}
            today={today}
            min={limits.start.first}
            max={limits.start.last}
            error={problem?.startsWith("start") ? error : undefined}
          />
          <DateField
            label={headMessages.end}
            isLabelHidden
            value={draft.end || null}
            onChange={(day) => setDraft({ ...draft, end: day ?? "" })}
            today={today}
            min={limits.end.first}
            max={limits.end.last}
            error={problem?.startsWith("end") ? error : undefined}
          />
        </div>
      </fieldset>
      <button type="submit" className="button">
        {headMessages.list}
      </button>
    </form>
  );
}
