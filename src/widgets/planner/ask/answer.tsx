import { useStore } from "@nanostores/react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import armchairIcon from "lucide-static/icons/armchair.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import mapIcon from "lucide-static/icons/map.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import storeIcon from "lucide-static/icons/store.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { FoundAddress } from "../../../core/api/marketplace-people.ts";
import type { TimePeriod } from "../../../core/api/routes.ts";
import type { AskedPlace, PlaceAnswer, RankedRoute } from "../../../core/planner/answer.ts";
import type { PlannedWay } from "../../../core/planner/network.ts";
import type { PlannerData } from "../../../core/planner/planner-data.ts";
import { timePeriods } from "../../../core/routes/time-period.ts";
import { toOccupancy } from "../../../core/routes/route-seats.ts";
import { formatDistance, formatNumber, missing } from "../../../core/text/format.ts";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { CopyText } from "../../kit/feedback/copy-text.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { SeatBar } from "../../shared/seats/seat-cells.tsx";
import { askMessages as texts } from "../planner.messages.ts";
import {
  type Remark,
  toAnswerTitle,
  stopName,
  toCopy,
  toFigures,
  toOtherText,
  toRemarks,
  toSeatNote,
} from "./ask.model.ts";
import { stopId } from "./ask-map.model.ts";
import { MarketplaceLink } from "../marketplace-link.tsx";
import type { PlannerProps } from "../planner.view.tsx";
import { WayLine } from "./way-line.tsx";

interface AnswerProps extends PlannerProps {
  readonly data: PlannerData;
  readonly place: AskedPlace;
  readonly answer: PlaceAnswer;
  readonly selectedId: string | null;
}

/** The routes that a place can board, best first; or the nearest stops and the marketplace. */
export function Answer(props: AnswerProps) {
  const { store, answer } = props;
  return answer.kind === "near" ? (
    <>
      <AnswerHead store={store} title={toAnswerTitle(answer)}>
        {texts.straight}
      </AnswerHead>
      <ol className="planner-rows" aria-label={texts.answers}>
        {answer.routes.map((route) => (
          <RouteItem
            key={route.routeUniqueId}
            {...props}
            route={route}
            isSelected={route.routeUniqueId === props.selectedId}
          />
        ))}
      </ol>
    </>
  ) : (
    <FarAnswer {...props} />
  );
}

interface AnswerHeadProps extends PlannerProps {
  readonly title: string;
  readonly children: ReactNode;
}

function AnswerHead({ store, title, children }: AnswerHeadProps) {
  const { timePeriod } = useStore(store.$state);
  return (
    <div className="planner-answer-head row wrap">
      <h2>{title}</h2>
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
    <span key={kind} className={`planner-remark muted text-sm ${kind}`}>
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

function Figure({ label, value, note }: FigureProps) {
  return (
    <span className="planner-figure grid min-0">
      <span className="planner-label">{label}</span> <b>{value}</b> {note !== undefined && <small>{note}</small>}
    </span>
  );
}

interface RouteItemProps extends AnswerProps {
  readonly route: RankedRoute;
  readonly isSelected: boolean;
}

function RouteItem({ store, data, place, route, isSelected }: RouteItemProps) {
  const id = useId();
  const { boarding, routeUniqueId } = route;
  const { way, stop, isStraight } = boarding;
  const { clock, walk, walkMinutes, ride, free } = toFigures(boarding);
  const remarks = toRemarks(boarding, data);
  const seats = data.seats.get(routeUniqueId);
  const exceptions = remarks.filter(({ kind }) => isException(kind));
  return (
    <li className={isSelected ? `planner-row ${way.period} selected` : `planner-row ${way.period}`}>
      <button
        type="button"
        className="planner-pick"
        onKeyDown={moveByKey}
        aria-expanded={isSelected}
        aria-controls={isSelected ? id : undefined}
        onClick={() => store.ask.select(routeUniqueId)}
      >
        <span className="planner-letter center">{stop.letter}</span>
        <span className="planner-names">
          <b className="weight-medium">{way.name}</b>
          <span className="muted text-sm">{stopName(stop)}</span>
          {remarks.filter(({ kind }) => !isException(kind)).map(toRemark)}
        </span>
        <span className="planner-figures">
          <Figure label={texts.atStop} value={clock} note={clock === missing ? texts.noTimes : undefined} />
          <Figure
            label={texts.walk}
            value={walk}
            note={isStraight ? walkMinutes : `${walkMinutes}, ${texts.byProvider}`}
          />
          <Figure label={texts.ride} value={ride} note={ride === missing ? texts.noTimes : undefined} />
          <Figure label={texts.seats} value={free} note={toSeatNote(way, data)} />
        </span>
        {exceptions.length > 0 && <span className="planner-exceptions wrap gap-4">{exceptions.map(toRemark)}</span>}
      </button>
      {isSelected && (
        <div className="planner-detail text-sm grid gap-12" id={id}>
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
        </div>
      )}
    </li>
  );
}

const toRouteLink = ({ routeUniqueId: id, period }: PlannedWay) =>
  ({ name: "route-details", params: { id }, query: new URLSearchParams({ direction: period }).toString() }) as const;

const toAirviewLink = ({ routeUniqueId: route, period }: PlannedWay, stop: string) =>
  ({ name: "airview-module", query: new URLSearchParams({ route, period, stop }).toString() }) as const;

function FarAnswer({ store, place, answer, selectedId }: AnswerProps) {
  if (answer.kind !== "far") return null;
  return (
    <>
      <EmptyPanel title={toAnswerTitle(answer)}>
        <p>{texts.farHelp}</p>
        <MarketplaceLink className="button primary" address={toFound(place)}>
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
            {answer.stops.map(({ way, stop, metres }) => {
              const id = stopId(way, stop);
              return (
                <li
                  key={id}
                  className={id === selectedId ? `planner-row ${way.period} selected` : `planner-row ${way.period}`}
                >
                  <button
                    type="button"
                    className="planner-pick"
                    onKeyDown={moveByKey}
                    aria-pressed={id === selectedId}
                    onClick={() => store.ask.select(id)}
                  >
                    <span className="planner-letter center">{stop.letter}</span>
                    <span className="planner-names">
                      <b className="weight-medium">{way.name}</b>
                      <span className="muted text-sm">{stopName(stop)}</span>
                    </span>
                    <span className="planner-figures two">
                      <Figure label={texts.atStop} value={stop.clock ?? missing} />
                      <Figure label={texts.distance} value={formatDistance(metres)} />
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </>
  );
}

function toFound({ address, label, positions }: AskedPlace): FoundAddress {
  const [latitude, longitude] = positions.morning;
  return { description: address ?? label, location: { latitude, longitude } };
}
