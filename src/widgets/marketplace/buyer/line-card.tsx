import { useStore } from "@nanostores/react";
import { memo, type MouseEvent, type ReactNode } from "react";
import armchairIcon from "lucide-static/icons/armchair.svg?raw";
import badgeCheckIcon from "lucide-static/icons/badge-check.svg?raw";
import building2Icon from "lucide-static/icons/building-2.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import externalLinkIcon from "lucide-static/icons/external-link.svg?raw";
import leafIcon from "lucide-static/icons/leaf.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import starIcon from "lucide-static/icons/star.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import type { LineBadges, MarketplaceLine } from "../../../core/api/marketplace.ts";
import { cardFiguresOf } from "../../../core/marketplace/line/figures.ts";
import type { LineStore } from "../../../core/marketplace/line/line-store.ts";
import { freeSeats, hasDiscount, isFull } from "../../../core/marketplace/price.ts";
import { formatDistance, formatDuration, formatMoney, formatNumber } from "../../../core/text/format.ts";
import { useWidget } from "../../kit/element/context.ts";
import { toHref } from "../../kit/element/events.ts";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { CompareToggle } from "./compare.tsx";
import { buyerMessages as texts, marketplaceDetailMessages } from "../marketplace.messages.ts";
import { LineEnds } from "../requests/line-ends.tsx";

interface LineCardProps {
  readonly line: MarketplaceLine;
  readonly lineStore: LineStore;
  /** The request for this line by the same passenger or address; null: none. */
  readonly request: LineReservation | null;
  readonly onHover: (lineId: string | null) => void;
}

/** A line with free seats; it can be opened and added to the comparison. */
export const LineCard = memo(function LineCard({ line, lineStore, request, onHover }: LineCardProps) {
  const isChosen = useStore(lineStore.$chosen) === line.id;
  const leave = () => onHover(null);
  const body = <LineBody line={line} request={request} />;
  return (
    // Pointer and focus only highlight the line on the map.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={isChosen ? "line-card chosen" : "line-card"}
      onPointerEnter={() => onHover(line.id)}
      onPointerLeave={leave}
      onFocus={() => onHover(line.id)}
      onBlur={leave}
    >
      {line.badges.isPassengersOwn ? (
        <OwnLineLink lineId={line.id}>{body}</OwnLineLink>
      ) : (
        <button
          type="button"
          className="line-open grid gap-4"
          aria-current={isChosen || undefined}
          onClick={() => lineStore.choose(line.id)}
        >
          {body}
        </button>
      )}
      <CompareToggle lineStore={lineStore} line={line} />
    </li>
  );
});

interface OwnLineLinkProps {
  readonly lineId: string;
  readonly children: ReactNode;
}

/**
 * Opens the passenger's own line in the route details, in a new tab, and not in this list. Emits `shuttle-navigate`, which the
 * page may cancel; without a portal address it is a button that only emits the event.
 */
function OwnLineLink({ lineId, children }: OwnLineLinkProps) {
  const { session, emit } = useWidget();
  const { portalUrl } = useStore(session.$settings);
  const to = { name: "route-details", params: { id: lineId } } as const;
  const href = toHref(to, portalUrl);
  const handleClick = (event: MouseEvent) => {
    if (!emit("shuttle-navigate", { ...to, query: "", href, newTab: true })) event.preventDefault();
  };
  if (href === null) {
    return (
      <button type="button" className="line-open grid gap-4" onClick={handleClick}>
        {children}
      </button>
    );
  }
  return (
    <a className="line-open grid gap-4" href={href} target="_blank" rel="noopener" onClick={handleClick}>
      {children}
    </a>
  );
}

/** The whole text is the accessible name of the button around it. */
function LineBody({ line, request }: Pick<LineCardProps, "line" | "request">) {
  return (
    <>
      <span className="line-top row gap-8">
        <LineEnds origin={line.originCounty} destination={line.destinationCounty} />
        {line.badges.isPassengersOwn && (
          <>
            <Icon of={externalLinkIcon} size="small" />
            <span className="visually-hidden">, {texts.ownLine}, </span>
          </>
        )}
      </span>
      <span className="line-price flex gap-8">
        <strong>{formatMoney(line.price)}</strong> <span className="subtle">{texts.perMonth}</span>
        {hasDiscount(line) && (
          <>
            <span className="visually-hidden">, {texts.before} </span>
            <s>{formatMoney(line.priceWithoutDiscount)}</s>
          </>
        )}
      </span>
      <LineFacts line={line} />
      <RideFacts line={line} />
      <span className="line-marks wrap gap-6">
        {request && <RequestChip request={request} />}
        <BadgeChips badges={line.badges} />
      </span>
    </>
  );
}

function LineFacts({ line }: Pick<LineCardProps, "line">) {
  const seats = freeSeats(line);
  return (
    <span className="line-facts wrap muted">
      <span title={isFull(line) ? texts.atLeastOne : undefined}>
        <Icon of={armchairIcon} size="small" />
        {seats === null ? texts.seatsUnknown : texts.freeSeats(formatNumber(seats))}
        {isFull(line) && <span className="visually-hidden rest-of-it"> ({texts.atLeastOne})</span>}
      </span>
      <span className="line-rating">
        <Icon of={starIcon} size="small" />
        <span className="visually-hidden">{texts.rating} </span>
        {formatNumber(line.rating, 1)}
      </span>
      <span>{texts.trips(formatNumber(line.tripCount))}</span>
    </span>
  );
}

/** Duration and walk of the morning ride, by which the list can be sorted. */
function RideFacts({ line }: Pick<LineCardProps, "line">) {
  const { duration, walkingDistance } = cardFiguresOf(line);
  return (
    <span className="line-facts wrap muted">
      <span>
        <Icon of={sunriseIcon} size="small" />
        {texts.morning(formatDuration(duration))}
      </span>
      <span>{texts.walk(formatDistance(walkingDistance))}</span>
    </span>
  );
}

/** The status of the company's request for this line. */
function RequestChip({ request: { status, isChanged } }: { readonly request: LineReservation }) {
  if (status === "rejected") {
    return (
      <Chip kind="bad" icon={triangleAlertIcon}>
        {texts.requestRejected}
      </Chip>
    );
  }
  return (
    <Chip kind="ok" icon={checkIcon}>
      {isChanged ? texts.changed : texts.reserved}
    </Chip>
  );
}

interface Badge {
  readonly key: keyof LineBadges;
  readonly kind: ChipKind;
  readonly icon: string;
  readonly text: string;
}

const badges = (): readonly Badge[] => [
  { key: "isPassengersOwn", kind: "accent", icon: routeIcon, text: marketplaceDetailMessages.badges.passengersOwn },
  { key: "isOwned", kind: "accent", icon: building2Icon, text: marketplaceDetailMessages.badges.owned },
  { key: "isCheapest", kind: "ok", icon: badgeCheckIcon, text: marketplaceDetailMessages.badges.cheapest },
  { key: "hasLeastEmission", kind: "line", icon: leafIcon, text: marketplaceDetailMessages.badges.leastEmission },
  { key: "isComfortable", kind: "line", icon: armchairIcon, text: marketplaceDetailMessages.badges.comfortable },
];

/** The badges of a line. The passenger's own line always is the company's, so the badge of the company's lines is left out there. */
export function BadgeChips({ badges: held }: { readonly badges: LineBadges }) {
  const shown = badges().filter(({ key }) => held[key] && !(key === "isOwned" && held.isPassengersOwn));
  return shown.map(({ key, kind, icon, text }) => (
    <Chip key={key} kind={kind} icon={icon}>
      {text}
    </Chip>
  ));
}
