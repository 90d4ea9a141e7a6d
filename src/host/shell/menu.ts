import badgePercentIcon from "lucide-static/icons/badge-percent.svg?raw";
import busIcon from "lucide-static/icons/bus.svg?raw";
import calendarCheckIcon from "lucide-static/icons/calendar-check.svg?raw";
import fileChartColumnIcon from "lucide-static/icons/file-chart-column.svg?raw";
import folderIcon from "lucide-static/icons/folder.svg?raw";
import historyIcon from "lucide-static/icons/history.svg?raw";
import layoutDashboardIcon from "lucide-static/icons/layout-dashboard.svg?raw";
import mapIcon from "lucide-static/icons/map.svg?raw";
import messageSquareTextIcon from "lucide-static/icons/message-square-text.svg?raw";
import receiptTextIcon from "lucide-static/icons/receipt-text.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import signpostIcon from "lucide-static/icons/signpost.svg?raw";
import storeIcon from "lucide-static/icons/store.svg?raw";
import usersIcon from "lucide-static/icons/users.svg?raw";
import type { EnabledMenuItems } from "../../core/api/account.ts";
import { type PlaceName, places } from "../../core/portal/addresses.ts";
import type { MenuName } from "../../core/portal/places.ts";
import type { Profile } from "../../core/session/session.ts";
import { shellMessages as texts } from "../host.messages.ts";

export interface MenuEntry {
  readonly name: PlaceName;
  readonly label: string;
  readonly icon: string;
  readonly query?: string;
  readonly startsGroup?: true;
  /** Why the entry can't be opened; `pending`: not yet known; undefined: it can. */
  readonly lock?: "pending" | "closed" | "expired" | undefined;
  /** Number of pending items, for the badge. */
  readonly waiting?: { readonly count: number; readonly words: string } | undefined;
}

const placeNames = Object.keys(places) as PlaceName[];

const icons = {
  overview: layoutDashboardIcon,
  personnel: usersIcon,
  booking: calendarCheckIcon,
  "past-trips": historyIcon,
  "route-details-home": routeIcon,
  "airview-module": mapIcon,
  planner: signpostIcon,
  drivers: busIcon,
  "billing-module": receiptTextIcon,
  "month-report": fileChartColumnIcon,
  marketplace: storeIcon,
  documents: folderIcon,
  "passenger-tickets": messageSquareTextIcon,
} satisfies Record<MenuName, string>;
const isInMenu = (name: PlaceName): name is MenuName => name in icons;

interface MenuFlags {
  readonly isBillingEnabled: boolean;
  /** The company's own routes. Null: unknown. */
  readonly routeCount?: number | null;
  /** Null: unknown. */
  readonly pendingDocuments?: number | null;
  /** Null: unknown. */
  readonly openTickets?: number | null;
}

/** The sidebar of this account, in its fixed order. */
export function toMenu(profile: Profile, flags: MenuFlags): readonly MenuEntry[] {
  return profile.accountType === "demo" ? toDemoMenu(profile) : toCompanyMenu(profile, flags);
}

function toCompanyMenu(
  { isDocumentsEnabled }: Profile,
  { isBillingEnabled, routeCount, pendingDocuments, openTickets }: MenuFlags,
): readonly MenuEntry[] {
  const has = { billing: isBillingEnabled, documents: isDocumentsEnabled, routes: routeCount !== 0 };
  const waiting: Readonly<Partial<Record<PlaceName, MenuEntry["waiting"]>>> = {
    drivers: pendingDocuments ? { count: pendingDocuments, words: texts.pendingDocuments } : undefined,
    "passenger-tickets": openTickets ? { count: openTickets, words: texts.openTickets } : undefined,
  };
  let lastGroup = 1;
  return placeNames.flatMap((name): MenuEntry[] => {
    const { menu } = places[name];
    if (!menu || !isInMenu(name) || (menu.needs && !has[menu.needs])) return [];
    const { label, group, query } = menu;
    const startsGroup = group !== lastGroup;
    lastGroup = group;
    return [
      {
        name,
        label,
        icon: icons[name],
        ...(query && { query }),
        ...(startsGroup && { startsGroup }),
        ...(waiting[name] && { waiting: waiting[name] }),
      },
    ];
  });
}

const demoEntries = (): readonly (MenuEntry & { readonly module: keyof EnabledMenuItems })[] => [
  { module: "offer", name: "offer-module", label: texts.offer, icon: badgePercentIcon },
  { module: "airview", name: "airview-module", label: texts.airview, icon: mapIcon },
  { module: "routeDetails", name: "route-details-home", label: texts.routes, icon: routeIcon },
  { module: "summary", name: "personnel", label: texts.demoPersonnel, icon: usersIcon },
];
function lockOf(module: keyof EnabledMenuItems, { enabledMenuItems, isOfferExpired }: Profile): MenuEntry["lock"] {
  if (enabledMenuItems === null) return "pending";
  if (!enabledMenuItems[module]) return "closed";
  // An expired offer stays readable (guard in core/portal/addresses.ts).
  if (module === "offer") return undefined;
  if (isOfferExpired === null) return "pending";
  return isOfferExpired ? "expired" : undefined;
}

function toDemoMenu(profile: Profile): readonly MenuEntry[] {
  return demoEntries().map(({ module, name, label, icon }) => ({ name, label, icon, lock: lockOf(module, profile) }));
}

/** Value of `aria-current`: "page" for the page itself, "true" for the entry that it belongs to. */
export function currentOf(entry: MenuEntry, place: PlaceName): "page" | "true" | undefined {
  if (entry.name === place) return "page";
  return places[place].branchOf === entry.name ? "true" : undefined;
}
