import type { EnabledMenuItems } from "../../core/api/menu.ts";
import type { PlaceName } from "../../core/portal/addresses.ts";
import type { Profile } from "../../core/session/session.ts";
import {
  badgePercentIcon,
  busIcon,
  calendarCheckIcon,
  folderIcon,
  historyIcon,
  layoutDashboardIcon,
  mapIcon,
  messageSquareTextIcon,
  receiptTextIcon,
  routeIcon,
  storeIcon,
  usersIcon,
} from "../../widgets/kit/text/icons.ts";
import { shellMessages as texts } from "./shell.messages.ts";

export interface MenuEntry {
  readonly name: PlaceName;
  readonly label: string;
  readonly icon: string;
  readonly query?: string;
  readonly startsGroup?: true;
  /** Why it can't be opened; `pending`: not known yet; absent: it can. */
  readonly lock?: "pending" | "closed" | "expired" | undefined;
  /** Work that waits there for the person. */
  readonly waiting?: { readonly count: number; readonly words: string } | undefined;
}

interface MenuFlags {
  readonly isBillingEnabled: boolean;
  /** null: not known. */
  readonly pendingDocuments?: number | null;
}

/** The sidebar of this account, in the order of decision 3. */
export function toMenu(profile: Profile, flags: MenuFlags): readonly MenuEntry[] {
  return profile.accountType === "demo" ? toDemoMenu(profile) : toCompanyMenu(profile, flags);
}

function toCompanyMenu(
  { isDocumentsEnabled }: Profile,
  { isBillingEnabled, pendingDocuments }: MenuFlags,
): readonly MenuEntry[] {
  const group = { startsGroup: true } as const;
  const billing: MenuEntry = { name: "billing-module", label: texts.billing, icon: receiptTextIcon, ...group };
  const documents: MenuEntry = { name: "documents", label: texts.documents, icon: folderIcon };
  return [
    { name: "overview", label: texts.overview, icon: layoutDashboardIcon },
    { name: "personnel", label: texts.personnel, icon: usersIcon },
    { name: "booking", label: texts.booking, icon: calendarCheckIcon, ...group },
    { name: "past-trips", label: texts.pastTrips, icon: historyIcon },
    { name: "route-details-home", label: texts.routes, icon: routeIcon },
    { name: "airview-module", label: texts.airview, icon: mapIcon },
    {
      name: "drivers",
      label: texts.drivers,
      icon: busIcon,
      waiting: pendingDocuments ? { count: pendingDocuments, words: texts.pendingDocuments } : undefined,
    },
    ...(isBillingEnabled ? [billing] : []),
    {
      name: "marketplace",
      label: texts.marketplace,
      icon: storeIcon,
      query: "enabled=true",
      ...(isBillingEnabled ? {} : group),
    },
    ...(isDocumentsEnabled ? [documents] : []),
    { name: "passenger-tickets", label: texts.tickets, icon: messageSquareTextIcon },
  ];
}

const demoEntries: readonly (MenuEntry & { readonly module: keyof EnabledMenuItems })[] = [
  { module: "offer", name: "offer-module", label: texts.offer, icon: badgePercentIcon },
  { module: "airview", name: "airview-module", label: texts.airview, icon: mapIcon },
  { module: "routeDetails", name: "route-details-home", label: texts.routes, icon: routeIcon },
  { module: "summary", name: "personnel", label: texts.demoPersonnel, icon: usersIcon },
];

function lockOf(module: keyof EnabledMenuItems, { enabledMenuItems, isOfferExpired }: Profile): MenuEntry["lock"] {
  if (enabledMenuItems === null) return "pending";
  if (!enabledMenuItems[module]) return "closed";
  // The offer stays readable after its end (guard in core/portal/addresses.ts).
  if (module === "offer") return undefined;
  if (isOfferExpired === null) return "pending";
  return isOfferExpired ? "expired" : undefined;
}

function toDemoMenu(profile: Profile): readonly MenuEntry[] {
  return demoEntries.map(({ module, name, label, icon }) => ({ name, label, icon, lock: lockOf(module, profile) }));
}

/** Places without an entry of their own belong to this one. */
const parents: Readonly<Partial<Record<PlaceName, PlaceName>>> = {
  "past-route-details": "past-trips",
  "route-details": "route-details-home",
  "offer-route-details": "route-details-home",
  "driver-documents": "drivers",
  "driver-details": "drivers",
};

/** For `aria-current`: the page itself, or only the branch that it belongs to. */
export function currentOf(entry: MenuEntry, place: PlaceName): "page" | "true" | undefined {
  if (entry.name === place) return "page";
  return parents[place] === entry.name ? "true" : undefined;
}
