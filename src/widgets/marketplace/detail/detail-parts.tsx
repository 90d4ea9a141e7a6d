import { useStore } from "@nanostores/react";
import busIcon from "lucide-static/icons/bus.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import type { LineDetail, LineDriver, Rating } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceLine, MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { formatKurus, type Kurus } from "../../../core/billing/money.ts";
import { eveningOf, morningOf } from "../../../core/marketplace/line/figures.ts";
import type { LineStore } from "../../../core/marketplace/line/line-store.ts";
import { toSaving } from "../../../core/marketplace/line/savings.ts";
import {
  discountPercent,
  freeSeats,
  hasDiscount,
  isFull,
  type PriceBar,
  priceBarLimit,
  toPriceBar,
} from "../../../core/marketplace/price.ts";
import { formatMoney, formatNumber, formatPercent } from "../../../core/text/format.ts";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { DriverPhoto, DriverRating } from "../../shared/driver/driver-photo.tsx";
import { rideRows } from "./compare.model.ts";
import { crewMessages, figureMessages, priceMessages as texts } from "../marketplace.messages.ts";

interface PricePartProps {
  readonly lineStore: LineStore;
  readonly detail: LineDetail;
}

/** Price with and without discount, its position between minimum and maximum, and its difference from the present seat's cost. */
export function PricePart({ lineStore, detail }: PricePartProps) {
  const scale = useStore(lineStore.lines.$view);
  const presentCost = useStore(lineStore.savings.$presentCost);
  const percent = discountPercent(detail);
  const saving = toSaving(presentCost, detail.price);
  return (
    <div className="detail-part grid gap-10">
      <p className="price-line wrap">
        <span className="visually-hidden">{texts.price} </span>
        <strong>{formatMoney(detail.price)}</strong>
        {hasDiscount(detail) && (
          <>
            <span className="visually-hidden">, {texts.before} </span>
            <s className="subtle">{formatMoney(detail.priceWithoutDiscount)}</s>
          </>
        )}
        {percent !== null && <Chip kind="accent">{texts.discount(formatPercent(percent))}</Chip>}
      </p>
      <PriceMeter bar={toPriceBar(detail, scale)} price={detail.price} />
      {saving !== null && (
        <p className={saving < 0 ? "price-saving dearer text-sm weight-medium" : "price-saving text-sm weight-medium"}>
          {toSentence(saving)}
        </p>
      )}
      <p className="price-note subtle text-xs">
        {texts.note} {hasDiscount(detail) && texts.discountNote}
      </p>
    </div>
  );
}

function toSentence(saving: Kurus): string {
  if (saving === 0) return texts.same;
  return saving > 0 ? texts.saving(formatKurus(saving)) : texts.dearer(formatKurus(-saving));
}

/** Position in percent of the bar's width: the minimum is at 0, the maximum at 50. */
const toShare = (percent: number) => (percent / priceBarLimit) * 100;

/** A bar from 0 to 200 % of the range from minimum to maximum. A price above the maximum (100 %) is written over its mark. */
function PriceMeter({ bar, price }: { readonly bar: PriceBar; readonly price: number | null }) {
  const { percent, percentWithoutDiscount: before } = bar;
  if (percent === null) return null;
  const share = toShare(percent);
  const label =
    texts.bar(formatMoney(bar.min), formatMoney(bar.max), formatPercent(percent, 0)) +
    (before === null ? "" : texts.barWithoutDiscount(formatPercent(before, 0)));
  return (
    <div
      className="price-bar grid gap-4 muted text-xs"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={priceBarLimit}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={formatPercent(percent, 0)}
    >
      {percent > 100 && <span className="price-bar-figure">{formatMoney(price)}</span>}
      <span className="price-bar-line">
        <span className="price-bar-fill" style={{ width: `${share}%` }} />
        <span className="price-bar-max" />
        {before !== null && <span className="price-bar-tick" style={{ left: `${toShare(before)}%` }} />}
        <span className="price-bar-ring" style={{ left: `${share}%` }} />
      </span>
      <span className="price-bar-ends flex">
        <span>{formatMoney(bar.min)}</span>
        <span>{formatMoney(bar.max)}</span>
      </span>
    </div>
  );
}

interface FiguresProps {
  /** The line as in the list; null when it is not among the loaded lines. */
  readonly line: MarketplaceLine | null;
  readonly detail: LineDetail;
  readonly subject: MarketplaceSearch["subject"];
}

/** Duration, detour and walks of the passenger, morning beside evening. */
export function PassengerFigures({ line, detail, subject }: FiguresProps) {
  const [morning, evening] = [morningOf(line, detail), eveningOf(detail)];
  return (
    <div className="detail-part grid gap-10">
      <table className="figures table-full">
        <thead>
          <tr>
            <th scope="col">
              {subject.type === "passenger" ? figureMessages.caption(subject.passenger.name) : figureMessages.address}
            </th>
            <th scope="col" className="morning">
              {figureMessages.morning}
            </th>
            <th scope="col" className="evening">
              {figureMessages.evening}
            </th>
          </tr>
        </thead>
        <tbody>
          {rideRows().map(({ label, toText, toValue }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{toText(toValue(morning))}</td>
              <td>{toText(toValue(evening))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const skeleton = <Skeleton height={96} />;

/** Driver, vehicle and line with their ratings. */
export function LineCrew({ lineStore }: { readonly lineStore: LineStore }) {
  const load = useStore(lineStore.$driver);
  return (
    <div className="detail-part grid gap-10" role="group" aria-label={crewMessages.label}>
      <AsyncPanel
        load={load}
        failedTitle={crewMessages.failed}
        onRetry={() => void lineStore.refreshDriver()}
        skeleton={skeleton}
      >
        {(crew) => <Crew crew={crew} />}
      </AsyncPanel>
    </div>
  );
}

function Crew({ crew: { driver, vehicle, trip } }: { readonly crew: LineDriver }) {
  return (
    <ul className="crew grid gap-12">
      <li className="row gap-12">
        <Picture name={driver.name} photo={driver.photo} icon={userIcon} />
        <div>
          <b>
            <span className="visually-hidden">{crewMessages.driver}: </span>
            {driver.name ?? crewMessages.unknownDriver}
          </b>
        </div>
        <Stars of={driver} />
      </li>
      <li className="row gap-12">
        <Picture name={vehicle.photo === null ? null : vehicle.name} photo={vehicle.photo} icon={busIcon} isSquare />
        <div>
          <b>
            <span className="visually-hidden">{crewMessages.vehicle}: </span>
            {vehicle.name ?? crewMessages.unknownVehicle}
          </b>
          <Seats seatCount={vehicle.seatCount} passengerCount={vehicle.passengerCount} />
        </div>
        <Stars of={vehicle} />
      </li>
      <li className="row gap-12">
        <Picture name={null} photo={null} icon={routeIcon} isSquare />
        <div>
          <b>{crewMessages.line}</b>
          {trip.count !== null && <span className="subtle">{crewMessages.trips(formatNumber(trip.count))}</span>}
        </div>
        <Stars of={trip} />
      </li>
    </ul>
  );
}

const Stars = ({ of: { rating, ratingCount } }: { readonly of: Rating }) => (
  <DriverRating rating={rating} count={ratingCount} />
);

interface PictureProps {
  /** Null: not known; an icon is shown instead. */
  readonly name: string | null;
  readonly photo: string | null;
  readonly icon: string;
  readonly isSquare?: boolean;
}

function Picture({ name, photo, icon, isSquare = false }: PictureProps) {
  return (
    <span className={isSquare ? "crew-picture square" : "crew-picture"}>
      {name === null ? (
        <span className="crew-sign grid muted" aria-hidden="true">
          <Icon of={icon} />
        </span>
      ) : (
        <DriverPhoto name={name} photo={photo} />
      )}
    </span>
  );
}

/** The most seats drawn: more squares would be too small to tell apart. */
const drawnSeats = 54;

interface SeatsProps {
  readonly seatCount: number | null;
  readonly passengerCount: number | null;
}

/** A small square for every seat; the free ones are marked. */
function Seats({ seatCount, passengerCount }: SeatsProps) {
  const seats = { capacity: seatCount, passengerCount };
  const free = freeSeats(seats);
  const words = [
    ...(seatCount === null ? [] : [crewMessages.seats(formatNumber(seatCount))]),
    ...(passengerCount === null ? [] : [crewMessages.passengers(formatNumber(passengerCount))]),
    ...(free === null || isFull(seats) ? [] : [crewMessages.free(formatNumber(free))]),
  ];
  const isDrawn = seatCount !== null && free !== null && seatCount <= drawnSeats;
  return (
    <>
      <span className="subtle">{words.join(", ")}</span>
      {isDrawn && (
        <span className="seats" aria-hidden="true">
          {Array.from({ length: seatCount }, (_, seat) => (
            <i key={seat} className={seat >= seatCount - free ? "free" : undefined} />
          ))}
        </span>
      )}
    </>
  );
}
