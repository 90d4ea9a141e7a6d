import { useStore } from "@nanostores/react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import armchairIcon from "lucide-static/icons/armchair.svg?raw";
import building2Icon from "lucide-static/icons/building-2.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import houseIcon from "lucide-static/icons/house.svg?raw";
import mapIcon from "lucide-static/icons/map.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import storeIcon from "lucide-static/icons/store.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { type TimePeriod, timePeriods } from "../../../core/api/routes.ts";
import type { AskedPlace, PlaceAnswer, RankedRoute } from "../../../core/planner/answer.ts";
import type { Boarding } from "../../../core/planner/boarding.ts";
import type { PlannedStop, PlannedWay } from "../../../core/planner/network.ts";
import type { PlannerData } from "../../../core/planner/planner-data.ts";
import { toUrlQuery } from "../../../core/portal/query.ts";
import { toOccupancy } from "../../../core/routes/route-seats.ts";
import { formatDistance, formatNumber, missing } from "../../../core/text/format.ts";
import { CopyText } from "../../kit/feedback/copy-link.tsx";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { SeatBar } from "../../shared/seats/seat-cells.tsx";
import { MarketplaceLink, type PlannerProps } from "../parts.tsx";
import { askMessages as texts } from "../planner.messages.ts";
import {
  homeClock,
  type Remark,
  stopName,
  stopsOf,
  toAnswerTitle,
  toCopy,
  toFigures,
  toOtherText,
  toRemarks,
  toSeatNote,
} from "./ask.model.ts";

interface AnswerProps extends PlannerProps {
  readonly data: PlannerData;
  readonly place: AskedPlace;
  readonly answer: PlaceAnswer;
}

/** The routes that a place can board, best first; or the nearest stops and the marketplace. */
export function Answer({ store, data, place, answer }: AnswerProps) {
  if (answer.kind === "far") return <FarAnswer store={store} place={place} answer={answer} />;
  return (
    <>
      <AnswerHead store={store} title={toAnswerTitle(answer)}>
        {texts.straight}
      </AnswerHead>
      <ol className="planner-rows" aria-label={texts.answers}>
        {answer.routes.map((route) => (
          <RouteItem key={route.routeUniqueId} store={store} data={data} place={place} route={route} />
        ))}
      </ol>
    </>
  );
}

function AnswerHead({ store, title, children }: PlannerProps & { readonly title: string; readonly children: string }) {
  const { timePeriod } = useStore(store.$state);
  return (
    <div className="planner-answer-head row wrap">
      <h2 className="strong">{title}</h2>
      <span className="subtle">{children}</span>
      <Segmented<TimePeriod>
        label={texts.direction}
        options={timePeriods.map((value) => ({ value, label: texts.directions[value] }))}
        value={timePeriod}
        onChange={(period) => store.change({ timePeriod: period })}
      />
    </div>
  );
}

/** Arrow keys go from row to row. Each row that gets the focus is selected, on the map too. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const row = event.currentTarget.closest("li");
  const next = (step > 0 ? row?.nextElementSibling : row?.previousElementSibling)?.querySelector<HTMLElement>("button");
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

const remarkChips = {
  full: { kind: "bad", icon: armchairIcon },
  outside: { kind: "warn", icon: triangleAlertIcon },
} as const;

const isException = (kind: Remark["kind"]): kind is keyof typeof remarkChips => kind in remarkChips;

function toRemark({ kind, text }: Remark) {
  if (isException(kind))
    return (
      <Chip key={kind} {...remarkChips[kind]}>
        {text}
      </Chip>
    );
  return (
    <span key={kind} className="planner-remark inline-row muted text-sm">
      {kind === "within" && <Icon of={checkIcon} size="small" />}
      {text}
    </span>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

interface RowProps extends PlannerProps {
  readonly id: string;
  readonly way: PlannedWay;
  readonly stop: PlannedStop;
  readonly remarks?: readonly Remark[];
  readonly figures: readonly FigureProps[];
  /** Shown below the row while it is selected. */
  readonly children?: ReactNode;
}

const noRemarks: readonly Remark[] = [];

/** A stop of the answer; pressed, it is selected, on the map too. */
function Row({ store, id, way, stop, remarks = noRemarks, figures, children }: RowProps) {
  const isSelected = useStore(store.ask.$selectedId) === id;
  const detailId = useId();
  const exceptions = remarks.filter(({ kind }) => isException(kind));
  return (
    <li className={isSelected ? `planner-row ${way.period} selected` : `planner-row ${way.period}`}>
      <button
        type="button"
        className="planner-pick"
        onKeyDown={moveByKey}
        {...(children
          ? { "aria-expanded": isSelected, "aria-controls": isSelected ? detailId : undefined }
          : { "aria-pressed": isSelected })}
        onClick={() => store.ask.select(id)}
      >
        <span className="planner-letter center">{stop.letter}</span>
        <span className="planner-names grid">
          <b className="weight-medium">{way.name}</b>
          <span className="muted text-sm">{stopName(stop)}</span>
          {remarks.filter(({ kind }) => !isException(kind)).map(toRemark)}
        </span>
        <span className={figures.length === 2 ? "planner-figures two" : "planner-figures"}>
          {figures.map(({ label, value, note }) => (
            <span key={label} className="planner-figure grid min-0">
              <span className="planner-label">{label}</span> <b>{value}</b>{" "}
              {note !== undefined && <small>{note}</small>}
            </span>
          ))}
        </span>
        {exceptions.length > 0 && <span className="planner-exceptions wrap gap-4">{exceptions.map(toRemark)}</span>}
      </button>
      {isSelected && children && (
        <div className="planner-detail text-sm grid gap-12" id={detailId}>
          {children}
        </div>
      )}
    </li>
  );
}

interface RouteItemProps extends Omit<AnswerProps, "answer"> {
  readonly route: RankedRoute;
}

const noTimes = (time: string) => (time === missing ? texts.noTimes : undefined);

function RouteItem({ store, data, place, route }: RouteItemProps) {
  const { boarding, routeUniqueId } = route;
  const { way, stop, isStraight } = boarding;
  const { clock, walk, walkMinutes, ride, free } = toFigures(boarding);
  const seats = data.seats.get(routeUniqueId);
  return (
    <Row
      store={store}
      id={routeUniqueId}
      way={way}
      stop={stop}
      remarks={toRemarks(boarding, data)}
      figures={[
        { label: texts.atStop, value: clock, note: noTimes(clock) },
        { label: texts.walk, value: walk, note: isStraight ? walkMinutes : `${walkMinutes}, ${texts.byProvider}` },
        { label: texts.ride, value: ride, note: noTimes(ride) },
        { label: texts.seats, value: free, note: toSeatNote(way, data) },
      ]}
    >
      <WayLine boarding={boarding} />
      <div className="planner-seats muted row wrap">
        {seats && <SeatBar occupancy={toOccupancy(seats, way.ownCount + way.otherCount)} />}
        <span>{texts.regulars(formatNumber(way.ownCount), formatNumber(way.otherCount))}</span>
      </div>
      <p className="muted">{toOtherText(route)}</p>
      <div className="planner-actions row wrap">
        <Link className="button small" to={toRouteLink(way)}>
          <Icon of={routeIcon} />
          {texts.toRoute}
        </Link>
        <Link className="button small" to={toAirviewLink(way, stop.letter)}>
          <Icon of={mapIcon} />
          {texts.toAirview}
        </Link>
        <CopyText className="link" text={() => toCopy(place.label, route, data)}>
          {texts.copy}
        </CopyText>
      </div>
    </Row>
  );
}

const toRouteLink = ({ routeUniqueId: id, period }: PlannedWay) =>
  ({ name: "route-details", params: { id }, query: toUrlQuery({ direction: period }) }) as const;

const toAirviewLink = ({ routeUniqueId: route, period }: PlannedWay, stop: string) =>
  ({ name: "airview-module", query: toUrlQuery({ route, period, stop }) }) as const;

interface FarAnswerProps extends Pick<AnswerProps, "store" | "place"> {
  readonly answer: Extract<PlaceAnswer, { kind: "far" }>;
}

function FarAnswer({ store, place, answer }: FarAnswerProps) {
  const [latitude, longitude] = place.positions.morning;
  return (
    <>
      <EmptyPanel title={toAnswerTitle(answer)}>
        <p>{texts.farHelp}</p>
        <MarketplaceLink
          className="button primary"
          address={{ description: place.address ?? place.label, location: { latitude, longitude } }}
        >
          <Icon of={storeIcon} />
          {texts.toMarketplace}
        </MarketplaceLink>
      </EmptyPanel>
      {answer.stops.length > 0 && (
        <>
          <AnswerHead store={store} title={texts.nearest}>
            {texts.asTheCrowFlies}
          </AnswerHead>
          <ol className="planner-rows" aria-label={texts.nearest}>
            {stopsOf(answer).map(({ id, way, stop, metres }) => (
              <Row
                key={id}
                store={store}
                id={id}
                way={way}
                stop={stop}
                figures={[
                  { label: texts.atStop, value: stop.clock ?? missing },
                  { label: texts.distance, value: formatDistance(metres) },
                ]}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** The way from home to the office, or back, as a line with its stops. */
function WayLine({ boarding }: { readonly boarding: Boarding }) {
  const { way, stop } = boarding;
  const { clock, walkMinutes, ride } = toFigures(boarding);
  const isMorning = way.period === "morning";
  const points = [
    {
      kind: "home",
      clock: homeClock(boarding),
      text: isMorning ? texts.way.leaveHome : texts.way.reachHome,
      sign: <Icon of={houseIcon} size="tiny" />,
    },
    { kind: "stop", clock, text: stopName(stop), sign: stop.letter },
    {
      kind: "office",
      clock: way.officeClock ?? missing,
      text: texts.way.office,
      sign: <Icon of={building2Icon} size="tiny" />,
    },
  ];
  const legs = [
    { kind: "walk", text: texts.way.walk(walkMinutes) },
    { kind: "ride", text: ride === missing ? texts.way.rideUnknown : texts.way.ride(ride) },
  ];
  const [shownPoints, shownLegs] = isMorning ? [points, legs] : [points.toReversed(), legs.toReversed()];
  return (
    <ol className={`planner-way ${way.period}`}>
      {shownPoints.map((point, index) => {
        const leg = shownLegs[index];
        return (
          <li key={point.kind} className={point.kind}>
            <span className="planner-sign center" aria-hidden="true">
              {point.sign}
            </span>
            <span className="planner-point">
              <b>{point.clock}</b> {point.text}
            </span>
            {leg && <span className={`planner-leg ${leg.kind}`}>{leg.text}</span>}
          </li>
        );
      })}
    </ol>
  );
}
