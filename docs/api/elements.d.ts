// Derived from the contracts (npm run docs); not to be edited by hand.

/** Events of the widgets; they bubble and are composed. */
export interface ShuttleWidgetEventMap {
  /** First real content of a load is shown (docs/lifecycle.md); of each load either this or `shuttle-error`. */
  "shuttle-ready": CustomEvent<{ widget: string }>;
  /** A link or row leads to another area; not prevented: `href` is followed when `portal-url` is set, with `newTab` in a tab of its own. Cancelable. */
  "shuttle-navigate": CustomEvent<{
    name: string;
    params: Record<string, string>;
    query: string;
    href: string | null;
    newTab?: true;
  }>;
  /** A person changed the widget's own state. */
  "shuttle-query": CustomEvent<{ query: string }>;
  /** `load`: nothing could be shown, also for want of a session; `part`: something beside what is shown; `action`: what a person did. Nothing personal in it. */
  "shuttle-error": CustomEvent<{
    widget: string;
    call: string;
    status: number;
    message: string;
    kind: "load" | "part" | "action";
  }>;
  /** A spreadsheet was handed to the browser. */
  "shuttle-export": CustomEvent<{ widget: string; file: string; rows: number }>;
}

/** Events of `<shuttle-session>`, on `document` too. */
export interface ShuttleSessionEventMap {
  /** Somebody is signed in; once a page, on `document` too. Null: the page did not say who. */
  "shuttle-signed-in": CustomEvent<{ userName: string | null }>;
  /** The session has ended; once a page, on `document` too. */
  "shuttle-signed-out": CustomEvent<{ reason: "user" | "expired" | "other-tab" | "idle" }>;
}

export interface ShuttleEventMap extends ShuttleWidgetEventMap, ShuttleSessionEventMap {}

/** What every widget has. */
export interface ShuttleWidgetElement extends HTMLElement {
  /** The widget's own state as a query string (`page=2&search=ay`); `shuttle-query` tells when a person changes it */
  query: string;
  /** Name of the `<shuttle-session>` that this widget belongs to */
  session: string;
  /** Overrides the session's theme; `auto` follows the system */
  theme: "light" | "dark" | "auto" | null;
  /** Seconds, at least 30: asks for what is shown again so often while the tab is visible; filters, page, selection and scroll stay. Shows how old the data are (`Veri: 08:42`, part `age`) */
  refreshInterval: number | null;
  /** What stands in the widget's place while nobody is signed in: the sign-in form or a line of text */
  signedOut: "form" | "notice";
  /** Asks for everything shown again; filters, page and selection stay. Resolves when answered */
  refresh(): Promise<void>;
}
/** What the markup of every widget may say. */
export interface ShuttleWidgetAttributes {
  /** The widget's own state as a query string (`page=2&search=ay`); `shuttle-query` tells when a person changes it */
  query?: string | undefined;
  /** Name of the `<shuttle-session>` that this widget belongs to */
  session?: string | undefined;
  /** Overrides the session's theme; `auto` follows the system */
  theme?: "light" | "dark" | "auto" | undefined;
  /** Seconds, at least 30: asks for what is shown again so often while the tab is visible; filters, page, selection and scroll stay. Shows how old the data are (`Veri: 08:42`, part `age`) */
  "refresh-interval"?: number | `${number}` | undefined;
  /** What stands in the widget's place while nobody is signed in: the sign-in form or a line of text */
  "signed-out"?: "form" | "notice" | undefined;
}

/** All routes on one map: filters, passenger search, stops and the people who board there */
export interface ShuttleAirviewElement extends ShuttleWidgetElement {
  /** Which routes are shown at first: those of the company's people, or all of the region; demo accounts see their offers */
  scope: "own" | "area";
  /** Unique id of the route that is selected at first; `query` may name another one */
  routeId: string | null;
}
export interface ShuttleAirviewAttributes extends ShuttleWidgetAttributes {
  /** Which routes are shown at first: those of the company's people, or all of the region; demo accounts see their offers */
  scope?: "own" | "area" | undefined;
  /** Unique id of the route that is selected at first; `query` may name another one */
  "route-id"?: string | undefined;
}

/** The company's invoice of a month: payment plans, items, six months, and what every employee and route costs */
export interface ShuttleBillingElement extends ShuttleWidgetElement {
  /** Which month is shown at first, as `2026-11`: from November 2018 to the current month, without it the current one; `query` may name another */
  month: string | null;
}
export interface ShuttleBillingAttributes extends ShuttleWidgetAttributes {
  /** Which month is shown at first, as `2026-11`: from November 2018 to the current month, without it the current one; `query` may name another */
  month?: string | undefined;
}

/** The company's bookings, past and planned: filters, order, spreadsheet; each leads to its trip */
export interface ShuttleBookingElement extends ShuttleWidgetElement {
  /** Rows of a page at first; a person can choose 10, 20, 50 or 100 */
  pageSize: number;
}
export interface ShuttleBookingAttributes extends ShuttleWidgetAttributes {
  /** Rows of a page at first; a person can choose 10, 20, 50 or 100 */
  "page-size"?: number | `${number}` | undefined;
}

/** The contracts and reports that were uploaded for the company: filters, order, download */
export interface ShuttleDocumentsElement extends ShuttleWidgetElement {
  /** Rows of a page at first; a person can choose 20, 50 or 100 */
  pageSize: number;
}
export interface ShuttleDocumentsAttributes extends ShuttleWidgetAttributes {
  /** Rows of a page at first; a person can choose 20, 50 or 100 */
  "page-size"?: number | `${number}` | undefined;
}

/** One driver: routes, vehicle and safety documents to approve or reject; the phone number after a reason */
export interface ShuttleDriverDetailsElement extends ShuttleWidgetElement {
  /** Id of the driver */
  driverId: string | null;
  /** What is shown at first; `query` goes before it */
  tab: "documents" | "route" | "vehicle";
}
export interface ShuttleDriverDetailsAttributes extends ShuttleWidgetAttributes {
  /** Id of the driver */
  "driver-id"?: string | undefined;
  /** What is shown at first; `query` goes before it */
  tab?: "documents" | "route" | "vehicle" | undefined;
}

/** Safety documents that wait for the company: approved or rejected one by one by keyboard, or all at once */
export interface ShuttleDriverDocumentsElement extends ShuttleWidgetElement {}
export interface ShuttleDriverDocumentsAttributes extends ShuttleWidgetAttributes {}

/** The drivers and vehicles of the company's routes, how complete their documents are; each leads to its driver */
export interface ShuttleDriversElement extends ShuttleWidgetElement {
  /** Rows of a page at first; a person can choose 10, 20, 50 or 100 */
  pageSize: number;
}
export interface ShuttleDriversAttributes extends ShuttleWidgetAttributes {
  /** Rows of a page at first; a person can choose 10, 20, 50 or 100 */
  "page-size"?: number | `${number}` | undefined;
}

/** Empty seats on shared lines: search for an employee or an address, compare, reserve, one request for everybody */
export interface ShuttleMarketplaceElement extends ShuttleWidgetElement {
  /** Id of the employee a seat is searched for: the search opens with this person chosen. What `query` says goes before it */
  passengerId: string | null;
}
export interface ShuttleMarketplaceAttributes extends ShuttleWidgetAttributes {
  /** Id of the employee a seat is searched for: the search opens with this person chosen. What `query` says goes before it */
  "passenger-id"?: string | undefined;
}

/** The end of a month: what ran and who rode, the invoice proved against the bookings, use of seats, attendance, fairness, emissions */
export interface ShuttleMonthReportElement extends ShuttleWidgetElement {
  /** Which month is shown at first, as `2026-10`: from November 2018 to the current month, without it the last complete one; `query` may name another */
  month: string | null;
  /** Emission factors as JSON: `{"source":"…","year":2026,"factors":[{"per":"person-km","kg":0.03,"name":"Otobüs"}]}`; `per` is `person-km` or `vehicle-km`. Without them no kilograms are computed */
  emissionFactors: string | null;
}
export interface ShuttleMonthReportAttributes extends ShuttleWidgetAttributes {
  /** Which month is shown at first, as `2026-10`: from November 2018 to the current month, without it the last complete one; `query` may name another */
  month?: string | undefined;
  /** Emission factors as JSON: `{"source":"…","year":2026,"factors":[{"per":"person-km","kg":0.03,"name":"Otobüs"}]}`; `per` is `person-km` or `vehicle-km`. Without them no kilograms are computed */
  "emission-factors"?: string | undefined;
}

/** Says that a module is not open yet, or that the offer has expired */
export interface ShuttleNoticeElement extends ShuttleWidgetElement {
  /** Which notice */
  kind: "deactive" | "offer-expire";
  /** With `deactive`: the module meant, as in the portal's `type` (`billing-module`, `airview-module`, `past-trips`, …); an unknown one gives a general text */
  module: string | null;
}
export interface ShuttleNoticeAttributes extends ShuttleWidgetAttributes {
  /** Which notice */
  kind?: "deactive" | "offer-expire" | undefined;
  /** With `deactive`: the module meant, as in the portal's `type` (`billing-module`, `airview-module`, `past-trips`, …); an unknown one gives a general text */
  module?: string | undefined;
}

/** A demo account's price offers, seat-based or line-based: validity, prices, discounts, spreadsheet */
export interface ShuttleOfferElement extends ShuttleWidgetElement {
  /** Name of the pilot whose offer is shown at first; without it, or without such a one, the first offer */
  pilot: string | null;
}
export interface ShuttleOfferAttributes extends ShuttleWidgetAttributes {
  /** Name of the pilot whose offer is shown at first; without it, or without such a one, the first offer */
  pilot?: string | undefined;
}

/** Commute figures of the company at a glance, card by card */
export interface ShuttleOverviewElement extends ShuttleWidgetElement {
  /** Which cards, in which order; without it the whole page with heading and footer. `attention` is not there while nothing wants attention */
  cards: readonly ("attention" | "kpi" | "reservations" | "trips" | "employees" | "network" | "co2" | "ratings")[];
}
export interface ShuttleOverviewAttributes extends ShuttleWidgetAttributes {
  /** Which cards, in which order; without it the whole page with heading and footer. `attention` is not there while nothing wants attention */
  cards?:
    | string
    | readonly ("attention" | "kpi" | "reservations" | "trips" | "employees" | "network" | "co2" | "ratings")[]
    | undefined;
}

/** What the company's employees have asked, open and solved, each with its conversation */
export interface ShuttlePassengerTicketsElement extends ShuttleWidgetElement {
  /** Which tickets are listed at first; a person can switch */
  status: "open" | "solved";
}
export interface ShuttlePassengerTicketsAttributes extends ShuttleWidgetAttributes {
  /** Which tickets are listed at first; a person can switch */
  status?: "open" | "solved" | undefined;
}

/** Past trips of one route: the driven way with events and replay, passengers, driver, punctuality */
export interface ShuttlePastRouteDetailsElement extends ShuttleWidgetElement {
  /** Unique id of the route, shared by its directions */
  routeId: string | null;
  /** First day of the list, `YYYY-MM-DD`, from 1 August 2018 on; else five days before today. `query` goes before it */
  dateStart: string | null;
  /** Last day of the list, `YYYY-MM-DD`, later than the first and not after today; else today */
  dateEnd: string | null;
}
export interface ShuttlePastRouteDetailsAttributes extends ShuttleWidgetAttributes {
  /** Unique id of the route, shared by its directions */
  "route-id"?: string | undefined;
  /** First day of the list, `YYYY-MM-DD`, from 1 August 2018 on; else five days before today. `query` goes before it */
  "date-start"?: string | undefined;
  /** Last day of the list, `YYYY-MM-DD`, later than the first and not after today; else today */
  "date-end"?: string | undefined;
}

/** The routes whose past trips can be looked at, with the reports on times and on speed limits */
export interface ShuttlePastTripsElement extends ShuttleWidgetElement {
  /** Rows of a page at first; a person can choose 10, 20, 50 or 100 */
  pageSize: number;
}
export interface ShuttlePastTripsAttributes extends ShuttleWidgetAttributes {
  /** Rows of a page at first; a person can choose 10, 20, 50 or 100 */
  "page-size"?: number | `${number}` | undefined;
}

/** The company's employees: list, where they live, details, membership, adding people, spreadsheet */
export interface ShuttlePersonnelElement extends ShuttleWidgetElement {
  /** Rows of a page at first; a person can choose 10, 20, 50 or 100 */
  pageSize: number;
}
export interface ShuttlePersonnelAttributes extends ShuttleWidgetAttributes {
  /** Rows of a page at first; a person can choose 10, 20, 50 or 100 */
  "page-size"?: number | `${number}` | undefined;
}

/** Which own route an address or an employee can board, with walk, ride and free seats, and what could be better */
export interface ShuttlePlannerElement extends ShuttleWidgetElement {
  /** Which tab is shown at first; `query` may name another */
  tab: "address" | "suggestions";
}
export interface ShuttlePlannerAttributes extends ShuttleWidgetAttributes {
  /** Which tab is shown at first; `query` may name another */
  tab?: "address" | "suggestions" | undefined;
}

/** One route: its way and stops on a map, times, driver, passengers, printable sheet and spreadsheet */
export interface ShuttleRouteDetailsElement extends ShuttleWidgetElement {
  /** Unique id of the route, shared by its directions; with `offer` the numeric id of one direction */
  routeId: string | null;
  /** Demo accounts: a route that was planned for an offer */
  offer: boolean;
  /** Which way is shown at first: to the office or home; else `morning`, with `offer` that of `route-id`. `query` goes before it */
  direction: "morning" | "evening" | null;
}
export interface ShuttleRouteDetailsAttributes extends ShuttleWidgetAttributes {
  /** Unique id of the route, shared by its directions; with `offer` the numeric id of one direction */
  "route-id"?: string | undefined;
  /** Demo accounts: a route that was planned for an offer */
  offer?: boolean | undefined;
  /** Which way is shown at first: to the office or home; else `morning`, with `offer` that of `route-id`. `query` goes before it */
  direction?: "morning" | "evening" | undefined;
}

/** The company's routes with their employees; for demo accounts the routes of one offer at a time */
export interface ShuttleRoutesElement extends ShuttleWidgetElement {}
export interface ShuttleRoutesAttributes extends ShuttleWidgetAttributes {}

/** Sign-in in two steps: account, then the code sent to the person's phone */
export interface ShuttleSignInElement extends ShuttleWidgetElement {
  /** Where to go after signing in: a path of the portal. Raises `shuttle-navigate`; anything that is no place of the portal leads to `/dashboard` */
  redirect: string | null;
  /** Digits of the code */
  pinLength: number;
}
export interface ShuttleSignInAttributes extends ShuttleWidgetAttributes {
  /** Where to go after signing in: a path of the portal. Raises `shuttle-navigate`; anything that is no place of the portal leads to `/dashboard` */
  redirect?: string | undefined;
  /** Digits of the code */
  "pin-length"?: number | `${number}` | undefined;
}

/** Says where the provider's API is and who is signed in; shows nothing */
export interface ShuttleSessionElement extends HTMLElement {
  /** A token that the surrounding system already holds; write-only. Null and undefined change nothing */
  token: string | null;
  /** Asked for a token at the start, and once when a call is answered with 401 (15 s limit) */
  getToken: (() => Promise<string>) | null;
  /** Ends the session, in all tabs that share it */
  signOut(): void;
  /** What keeps the elements of the page from working (docs/lifecycle.md), printed in the console too */
  diagnose(): Promise<DiagnosticReport>;
}
export interface ShuttleSessionAttributes {
  /** Name of the session; widgets choose it with their attribute `session` */
  name?: string | undefined;
  /** Origin (and path prefix) of the provider's API; default: the page's own origin */
  "api-base"?: string | undefined;
  /** A token the surrounding system already holds. Read once, taken off the element at once, never stored. Better: the property `token` or `getToken` */
  token?: string | undefined;
  /** Full name; used together with a token */
  "user-name"?: string | undefined;
  /** Used together with a token */
  "user-id"?: string | undefined;
  /** Used together with a token */
  "user-type"?: "admin" | "user" | undefined;
  /** Used together with a token. Demo accounts have offers, employees, routes and the map; every other element tells them so and asks nothing */
  "account-type"?: "company" | "demo" | undefined;
  /** Used together with a token */
  "company-id"?: string | undefined;
  /** Used together with a token */
  "company-name"?: string | undefined;
  /** Place of the company, `lat,lng`; used together with a token */
  "company-latlng"?: string | undefined;
  /** Where a signed-in session is kept: shared by tabs, this tab, this page */
  storage?: "local" | "session" | "memory" | undefined;
  /** Address of the hosted portal; links out of a widget lead there. Without it they only raise `shuttle-navigate` */
  "portal-url"?: string | undefined;
  /** Theme of the widgets; `auto` follows the system */
  theme?: "light" | "dark" | "auto" | undefined;
  /** Language of the page's widgets: texts, numbers, dates, order. What the provider sends stays Turkish. Of several sessions the last one that says it decides */
  lang?: "tr" | "en" | undefined;
  /** Raster tiles for maps, `https://…/{z}/{x}/{y}.png`; without it maps show the built-in base map */
  "tile-url"?: string | undefined;
  /** Whom the tiles come from, shown on the map */
  "tile-attribution"?: string | undefined;
  /** Support contact in texts */
  "support-email"?: string | undefined;
  /** What the product is called in texts */
  "product-name"?: string | undefined;
  /** Fixed code of demo accounts; without it the person types the code */
  "demo-pin"?: string | undefined;
  /** After so many minutes without pointer, key, touch or wheel (in any tab that shares the session) it ends, told 60 s before; without it never */
  "idle-minutes"?: number | `${number}` | undefined;
}

export interface ShuttleTagNameMap {
  "shuttle-airview": ShuttleAirviewElement;
  "shuttle-billing": ShuttleBillingElement;
  "shuttle-booking": ShuttleBookingElement;
  "shuttle-documents": ShuttleDocumentsElement;
  "shuttle-driver-details": ShuttleDriverDetailsElement;
  "shuttle-driver-documents": ShuttleDriverDocumentsElement;
  "shuttle-drivers": ShuttleDriversElement;
  "shuttle-marketplace": ShuttleMarketplaceElement;
  "shuttle-month-report": ShuttleMonthReportElement;
  "shuttle-notice": ShuttleNoticeElement;
  "shuttle-offer": ShuttleOfferElement;
  "shuttle-overview": ShuttleOverviewElement;
  "shuttle-passenger-tickets": ShuttlePassengerTicketsElement;
  "shuttle-past-route-details": ShuttlePastRouteDetailsElement;
  "shuttle-past-trips": ShuttlePastTripsElement;
  "shuttle-personnel": ShuttlePersonnelElement;
  "shuttle-planner": ShuttlePlannerElement;
  "shuttle-route-details": ShuttleRouteDetailsElement;
  "shuttle-routes": ShuttleRoutesElement;
  "shuttle-sign-in": ShuttleSignInElement;
  "shuttle-session": ShuttleSessionElement;
}
/** What the markup of each element may say; the frameworks' types are made of it. */
export interface ShuttleAttributeMap {
  "shuttle-airview": ShuttleAirviewAttributes;
  "shuttle-billing": ShuttleBillingAttributes;
  "shuttle-booking": ShuttleBookingAttributes;
  "shuttle-documents": ShuttleDocumentsAttributes;
  "shuttle-driver-details": ShuttleDriverDetailsAttributes;
  "shuttle-driver-documents": ShuttleDriverDocumentsAttributes;
  "shuttle-drivers": ShuttleDriversAttributes;
  "shuttle-marketplace": ShuttleMarketplaceAttributes;
  "shuttle-month-report": ShuttleMonthReportAttributes;
  "shuttle-notice": ShuttleNoticeAttributes;
  "shuttle-offer": ShuttleOfferAttributes;
  "shuttle-overview": ShuttleOverviewAttributes;
  "shuttle-passenger-tickets": ShuttlePassengerTicketsAttributes;
  "shuttle-past-route-details": ShuttlePastRouteDetailsAttributes;
  "shuttle-past-trips": ShuttlePastTripsAttributes;
  "shuttle-personnel": ShuttlePersonnelAttributes;
  "shuttle-planner": ShuttlePlannerAttributes;
  "shuttle-route-details": ShuttleRouteDetailsAttributes;
  "shuttle-routes": ShuttleRoutesAttributes;
  "shuttle-sign-in": ShuttleSignInAttributes;
  "shuttle-session": ShuttleSessionAttributes;
}

/** Result of one call to the provider. */
export type ProbeOutcome =
  /** The expected answer. */
  | "answered"
  /** 401 to the session's token. */
  | "token-refused"
  /** Not the address of a provider: without a scheme, or with one other than http(s). */
  | "bad-address"
  /** An answer that is not this API's: an HTML page, 404. */
  | "not-api"
  /** 5xx. */
  | "failing"
  /** The server can be reached, but its answer doesn't allow this page to read it. */
  | "cors"
  /** The page's own Content-Security-Policy forbids the call. */
  | "csp"
  /** A page served by https may not call http. */
  | "mixed-content"
  | "unreachable"
  | "late"
  | "offline";

/** Why a session ended. */
export type SignOutReason = "user" | "expired" | "other-tab" | "idle";

/** A colour that the page sets, and that is hard to read beside another one. */
export interface FaintColor {
  /** The property that the page sets, in effect in this theme. */
  readonly property: string;
  /** The other colour's token. */
  readonly beside: string;
  readonly theme: "light" | "dark";
  /** Measured and needed contrast, to 1. */
  readonly ratio: number;
  readonly needed: number;
  /** Property and colour that would do; null: no colour of that property does. */
  readonly cure: string | null;
}

/** What `diagnose()` can find. The codes are stable, so that programs can rely on them. */
export type FindingCode =
  | "version-conflict"
  | "loaded-twice"
  | "unknown-tag"
  | "not-loaded"
  | "unknown-attribute"
  | "attribute-value"
  | "session-missing"
  | "session-duplicate"
  | "session-provider"
  | "no-session"
  | "token-missing"
  | "token-malformed"
  | "token-refused"
  | "api-base"
  | "api-cors"
  | "api-unreachable"
  | "api-mixed-content"
  | "api-failing"
  | "api-late"
  | "offline"
  | "csp-connect"
  | "csp-script"
  | "csp-worker"
  | "csp-style"
  | "csp-image"
  | "csp-font"
  | "trusted-types"
  | "trusted-types-policy"
  | "csp-other"
  | "clock-skew"
  | "identity-missing"
  | "colors-faint"
  | "portal-url-missing";

/** A problem or a hint. */
export interface Finding {
  readonly code: FindingCode;
  /** `error`: something doesn't work; `warning`: it may not; `info`: good to know. */
  readonly severity: "error" | "warning" | "info";
  /** What it is about: a tag, a tag and attribute, a session's name or an origin. Never an attribute's value. */
  readonly subject: string;
  /** What is wrong and what helps, in the language of the page. */
  readonly message: string;
}

/** A violation of the page's Content-Security-Policy. */
export interface Block {
  readonly directive: string;
  /** Its origin, or the browser's word for it (`inline`, `eval`, `blob`). */
  readonly blocked: string;
  /** Origin of the script that wanted it; empty when the browser doesn't say. */
  readonly source: string;
}

/** One element of ours in the page. */
export interface ElementFact {
  readonly tag: string;
  readonly isDefined: boolean;
  /** Version of the bundle that defined it. */
  readonly version: string | null;
  /** Name of its session; null for `<shuttle-session>` itself. */
  readonly session: string | null;
  readonly unknownAttributes: readonly string[];
  /** Identity attributes of `<shuttle-session>` that it requires and the page doesn't set. */
  readonly missingIdentity: readonly string[];
  /** Attributes with an invalid value, and the allowed ones. */
  readonly wrongAttributes: readonly { readonly name: string; readonly allowed: string }[];
}

/** A session, without its user's identity: no token, no name, no id. */
export interface SessionFact {
  readonly name: string;
  /** How many `<shuttle-session>` have this name. */
  readonly elements: number;
  /** Origins of other providers that a `<shuttle-session>` of this name asks for; such an element is ignored. */
  readonly otherOrigins: readonly string[];
  readonly isConfigured: boolean;
  readonly status: "starting" | "signed-out" | "signed-in" | "unavailable";
  readonly reason: SignOutReason | null;
  readonly isRenewalFailed: boolean;
  readonly hasToken: boolean;
  readonly hasGetToken: boolean;
  /** What the page gave last can't be a token, but is HTML, for example. */
  readonly isTokenMalformed: boolean;
  readonly storage: string;
  /** Origin of the provider's API. */
  readonly apiOrigin: string;
  readonly hasPortalUrl: boolean;
  readonly api: { readonly outcome: ProbeOutcome; readonly status: number } | null;
  /** Seconds that this computer's clock is ahead of the provider's; null: not known. */
  readonly clockSkew: number | null;
}

/** The facts about a page. Redacted: no token, no user, no path or query of the page's address, no attribute value. */
export interface PageFacts {
  readonly version: string;
  readonly copies: readonly { readonly version: string; readonly origin: string }[];
  readonly page: string;
  readonly elements: readonly ElementFact[];
  readonly sessions: readonly SessionFact[];
  readonly blocks: readonly Block[];
  /** Of the first element of each theme. */
  readonly faint: readonly FaintColor[];
}

/** What `diagnose()` has found out. */
export interface DiagnosticReport extends PageFacts {
  /** Most severe first; empty when nothing is wrong. */
  readonly findings: readonly Finding[];
}

declare global {
  interface HTMLElementTagNameMap extends ShuttleTagNameMap {}
  interface HTMLElementEventMap extends ShuttleEventMap {}
  interface DocumentEventMap extends ShuttleEventMap {}
}
