import type { DetailedRoute } from "../../core/api/route-list.ts";
import type { DriverRow } from "../../core/api/drivers.ts";
import type { Employee } from "../../core/api/employees.ts";
import type { Ticket, TicketStatus } from "../../core/api/tickets.ts";
import { titleOf } from "../../core/portal/access.ts";
import { type Location, type PlaceName, toAddressOf } from "../../core/portal/addresses.ts";
import type { KnownRoute } from "../../core/routes/known-routes.ts";
import type { Profile } from "../../core/session/session.ts";
import { formatPhone } from "../../core/text/phone.ts";
import { compareText } from "../../core/text/text.ts";
import type { MenuEntry } from "../shell/menu.ts";
import { createRanking, type Index, type Kind, toIndex } from "./matching.ts";
import { hostSearchMessages as texts } from "./search.messages.ts";

/** A search result that can be opened. */
export interface Hit {
  /** Unique among all kinds. */
  readonly key: string;
  readonly kind: Kind;
  readonly title: string;
  /** Distinguishes hits with the same title; may be empty. */
  readonly detail: string;
  readonly index: Index;
  readonly location: Location;
  /** Passed to the employees' page, which then needs no call to find the person. */
  readonly employee?: Employee;
  /** Recently opened hits: when their data arrived, ms since 1970. */
  readonly loadedAt?: number;
  /** Icon of a page. */
  readonly icon?: string;
}

const join = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== "").join(" · ");
const toQuery = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

export function toPageHit({ name, label, icon, query = "" }: MenuEntry, profile: Profile): Hit {
  return {
    key: `page ${name}`,
    kind: "page",
    title: label,
    detail: "",
    index: toIndex([label, titleOf(name, profile)]),
    location: { name, params: {}, query },
    icon,
  };
}

/** Pages without a menu entry; `within` is the menu entry whose page links to them. */
const innerPages = (): readonly {
  readonly within: PlaceName;
  readonly title: string;
  readonly location: Location;
}[] => [
  {
    within: "personnel",
    title: texts.spread,
    location: { name: "personnel", params: {}, query: toQuery({ view: "spread" }) },
  },
  {
    within: "drivers",
    title: texts.waitingDocuments,
    location: { name: "driver-documents", params: {}, query: "" },
  },
];

/** Hits for the inner pages of a menu entry. */
export function toInnerPageHits({ name, label, icon }: MenuEntry): readonly Hit[] {
  return innerPages()
    .filter(({ within }) => within === name)
    .map(({ title, location }) => ({
      key: `page ${toAddressOf(location)}`,
      kind: "page",
      title,
      detail: label,
      index: toIndex([title], [label]),
      location,
      icon,
    }));
}

export function toEmployeeHit(employee: Employee): Hit {
  const { id, name, email, phoneNumber, routeName, registrationStatus: status, statusText } = employee;
  return {
    key: `employee ${id}`,
    kind: "employee",
    title: name ?? email ?? id,
    detail: join(routeName, status === "registered" ? null : statusText) || (email ?? ""),
    index: toIndex([name ?? email ?? id], [email, routeName, phoneNumber && formatPhone(phoneNumber), phoneNumber]),
    location: { name: "personnel", params: {}, query: toQuery({ passenger: id }) },
    employee,
  };
}

export function toRouteHit({ id, name }: KnownRoute): Hit {
  return {
    key: `route ${id}`,
    kind: "route",
    title: name,
    detail: id,
    // A route number ranks below a plate or a ticket number with the same beginning.
    index: toIndex([name], [id]),
    location: { name: "route-details", params: { id }, query: "" },
  };
}

/** The planned routes of a demo account, both directions in one hit: the morning one where there is one. */
export function toPlannedRouteHits(routes: readonly DetailedRoute[]): readonly Hit[] {
  const first = new Map<string, DetailedRoute>();
  for (const route of routes) {
    const known = first.get(route.routeUniqueId);
    if (!known || (known.timePeriod !== "morning" && route.timePeriod === "morning"))
      first.set(route.routeUniqueId, route);
  }
  return [...first.values()].map(({ routeUniqueId, routeId, routeName: name, pilotName }) => ({
    key: `route ${routeUniqueId}`,
    kind: "route",
    title: name,
    detail: pilotName ?? "",
    index: toIndex([name], [pilotName]),
    location: { name: "offer-route-details", params: { id: String(routeId) }, query: "" },
  }));
}

/** A driver is found by name; the vehicle, by its plate, leads to the driver too. */
export function toDriverHits({ id, name, plate, brand, model, routeNames }: DriverRow): readonly Hit[] {
  const location: Location = { name: "driver-details", params: { id }, query: "" };
  const driver: Hit = {
    key: `driver ${id}`,
    kind: "driver",
    title: name,
    detail: join(...routeNames),
    index: toIndex([name], routeNames),
    location,
  };
  if (plate === null) return [driver];
  const vehicle = [brand, model].filter((part) => part !== null).join(" ");
  return [
    driver,
    {
      key: `plate ${id}`,
      kind: "plate",
      title: plate,
      detail: join(vehicle, name),
      index: toIndex([plate, plate.replaceAll(/\s+/g, "")]),
      location,
    },
  ];
}

/** Opens the list filtered to this file, because files have no page of their own. */
export function toFileHit(name: string): Hit {
  return {
    key: `file ${name}`,
    kind: "file",
    title: name,
    detail: "",
    index: toIndex([name]),
    location: { name: "documents", params: {}, query: toQuery({ name }) },
  };
}

export function toTicketHit({ id, subject, passengerName }: Ticket, status: TicketStatus): Hit {
  return {
    key: `ticket ${id}`,
    kind: "ticket",
    title: join(`#${id}`, subject),
    detail: join(passengerName, texts.ticketStatus[status]),
    index: toIndex([id, subject], [passengerName]),
    location: {
      name: "passenger-tickets",
      params: {},
      query: toQuery({ ...(status === "solved" && { status }), ticket: id }),
    },
  };
}

export interface Ranked {
  readonly hit: Hit;
  readonly rank: number;
}

/** Pages stay in the order of the menu. */
function compareHits(one: Hit, other: Hit): number {
  if (one.kind === "page") return 0;
  return compareText(one.title, other.title) || compareText(one.detail, other.detail);
}

/**
 * The hits that match the text, best first; hits of equal rank in Turkish collation order, pages in menu order.
 * @param areAnswers the provider returned them for this text, so that they count even if no shown text matches
 */
export function rankHits(hits: readonly Hit[], text: string, areAnswers = false): readonly Ranked[] {
  const rankOf = createRanking(text);
  return hits
    .map((hit) => ({ hit, rank: Math.max(rankOf(hit.index), areAnswers ? 1 : 0) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || compareHits(one.hit, other.hit));
}
