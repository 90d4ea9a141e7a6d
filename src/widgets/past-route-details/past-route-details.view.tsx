import { useStore } from "@nanostores/react";
import { AreaName } from "../kit/layout/heading.tsx";
import { AsyncPanel, EmptyPanel, FailedPanel, NoticeLine, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { headMessages, pastRouteDetailsMessages as texts } from "./past-route-details.messages.ts";
import type { PastRouteDetails } from "./past-route-details.store.ts";
import { RouteHead } from "./head/route-head.tsx";
import { TripView } from "./trip/trip.view.tsx";
import { isTripMissing } from "./trip-state.model.ts";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import { localized } from "../../core/text/messages.ts";
import { Segmented } from "../kit/field/segmented.tsx";
import { type FormEvent, useEffect, useState } from "react";
import { type ApiError, toHelp } from "../../core/http/errors.ts";
import { Link } from "../kit/text/link.tsx";
import { checkListRange, type ChosenDays, type RangeProblem, toListLimits } from "../../core/trips/dates.ts";
import { DateField } from "../kit/date/date-field.tsx";

/** Whether a problem is shown under the start field, else under the end field. */
const isOfStart: Readonly<Record<RangeProblem, boolean>> = {
  "start-missing": true,
  "start-too-early": true,
  "start-after-end": true,
  "end-missing": false,
  "end-too-late": false,
};

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
            error={problem !== null && isOfStart[problem] ? error : undefined}
          />
          <DateField
            label={headMessages.end}
            isLabelHidden
            value={draft.end || null}
            onChange={(day) => setDraft({ ...draft, end: day ?? "" })}
            today={today}
            min={limits.end.first}
            max={limits.end.last}
            error={problem !== null && !isOfStart[problem] ? error : undefined}
          />
        </div>
      </fieldset>
      <button type="submit" className="button">
        {headMessages.list}
      </button>
    </form>
  );
}

interface MissingRouteProps {
  readonly store: PastRouteDetails;
  /** Why there are no trips. */
  readonly error: ApiError;
  readonly isRetrying: boolean;
}

/**
 * Shown when the trips failed to load and no known route has the id. Emits `shuttle-navigate`, so that the page may show its own
 * not-found page instead. Any failure but 404 has a retry.
 */
function MissingRoute({ store, error, isRetrying }: MissingRouteProps) {
  useEffect(() => {
    store.tellMissing();
  }, [store]);
  const retry = () => void Promise.all([store.routes.refresh(), store.list.refresh()]);
  return (
    <div className="card" part="card">
      {error.status === 404 ? (
        <EmptyPanel title={texts.missing}>
          <p>{texts.missingHelp}</p>
          <Link to={{ name: "past-trips" }}>{texts.toList}</Link>
        </EmptyPanel>
      ) : (
        <FailedPanel title={texts.missing} help={toHelp(error)} onRetry={retry} isRetrying={isRetrying} />
      )}
    </div>
  );
}

const directions = localized(
  () =>
    [
      { value: "all", label: texts.directions.all },
      { value: "morning", label: texts.directions.morning, icon: sunriseIcon },
      { value: "evening", label: texts.directions.evening, icon: sunsetIcon },
    ] as const,
);

/** Days and direction of the list. The direction filters the loaded trips and makes no call. */
function TripFilters({ store }: { readonly store: PastRouteDetails }) {
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

/** Facts, map and lists. */
const skeleton = (
  <>
    <Skeleton height={60} />
    <Skeleton height={320} shape="plane" />
    <Skeleton height={220} />
  </>
);

interface RouteViewProps {
  readonly store: PastRouteDetails;
  readonly routeId: string;
}

/** One route with its trips. */
function RouteView({ store, routeId }: RouteViewProps) {
  const list = useStore(store.list.$load);
  const routes = useStore(store.routes.$load);
  const trip = useStore(store.$trip);
  const { routeName, trip: wanted } = useStore(store.$state);
  const known = routes.status === "ready" ? routes.data.find(({ id }) => id === routeId) : undefined;
  if (list.status === "failed" && !known) {
    if (routes.status !== "loading")
      return <MissingRoute store={store} error={list.error} isRetrying={list.isRetrying} />;
    return <SkeletonPanel>{skeleton}</SkeletonPanel>;
  }
  const name = known?.name ?? trip?.routeName ?? routeName ?? routeId;
  return (
    <>
      <div className="trip-head grid gap-10 min-0">
        <RouteHead store={store} routeId={routeId} name={name} trip={trip} />
        <TripFilters store={store} />
      </div>
      {list.status === "ready" && wanted !== null && isTripMissing(list.data, wanted) && (
        <NoticeLine>{texts.tripMissing(wanted)}</NoticeLine>
      )}
      {list.status === "ready" && trip ? (
        <TripView store={store} routeId={routeId} name={name} trip={trip} />
      ) : (
        <div className="card" part="card">
          <AsyncPanel
            load={list}
            failedTitle={texts.tripsFailed}
            onRetry={() => void store.list.refresh()}
            skeleton={skeleton}
          >
            {() => (
              <EmptyPanel title={texts.noTrips}>
                <p>{texts.noTripsHelp}</p>
              </EmptyPanel>
            )}
          </AsyncPanel>
        </div>
      )}
    </>
  );
}

export function PastRouteDetailsView({ store }: { readonly store: PastRouteDetails }) {
  const routeId = useStore(store.$routeId);
  return (
    <div className="area past-route-details">
      <AreaName title={texts.title} />
      {routeId === null ? (
        <EmptyPanel title={texts.noRoute} />
      ) : (
        <RouteView key={routeId} store={store} routeId={routeId} />
      )}
    </div>
  );
}
