import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from "react";
import lockIcon from "lucide-static/icons/lock.svg?raw";
import { pendingCount } from "../../core/api/pending-count.ts";
import { whenIdle } from "../../core/platform/idle.ts";
import { createQuery, type Load, type QueryOptions } from "../../core/query/query.ts";
import type { Profile, Session } from "../../core/session/session.ts";
import { formatNumber } from "../../core/text/format.ts";
import { ticketStatistics } from "../../core/api/tickets.ts";
import { Icon } from "../../widgets/kit/text/icon.tsx";
import { PlaceLink, usePortal } from "../context.tsx";
import { shellMessages as texts } from "../host.messages.ts";
import { currentOf, type MenuEntry, toMenu } from "./menu.ts";

/** The highest number in a badge; more digits don't fit beside a long name. */
const mostShown = 99;

interface SideMenuProps {
  readonly profile: Profile;
  readonly isCollapsed?: boolean;
  readonly onNavigate?: () => void;
}

/** The places of the portal, drawn as stops of a line. */
export function SideMenu({ profile, isCollapsed = false, onNavigate }: SideMenuProps) {
  const { router, guard } = usePortal();
  const { name } = useStore(router.$location);
  const billing = useStore(guard.$billing);
  const pendingDocuments = usePendingCount(profile);
  const openTickets = useOpenTickets(profile);
  const routeCount = useRouteCount(profile);
  const isBillingEnabled = billing?.status === "ready" && billing.data;
  return (
    <ul className="portal-nav stack">
      {toMenu(profile, { isBillingEnabled, routeCount, pendingDocuments, openTickets }).map((entry) => (
        <Entry
          key={entry.name}
          entry={entry}
          current={currentOf(entry, name)}
          isCollapsed={isCollapsed}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  );
}

function reasonOf({ lock }: MenuEntry): string | null {
  if (lock === "closed") return texts.moduleClosed;
  return lock === "expired" ? texts.offerExpired : null;
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly current: "page" | "true" | undefined;
  readonly isCollapsed: boolean;
  readonly onNavigate: (() => void) | undefined;
}

function Entry({ entry, current, isCollapsed, onNavigate }: EntryProps) {
  const { name, label, icon, query, startsGroup, lock, waiting } = entry;
  const tip = useTip(isCollapsed);
  const reason = reasonOf(entry);
  const reasonId = useId();
  return (
    <li className={startsGroup ? "portal-stop group-start" : "portal-stop"} {...tip.handlers}>
      {lock ? (
        // A disabled link that keeps its place in the tab order, so that the reason can be found without a mouse.
        <span
          className="portal-nav-item locked"
          role="link"
          aria-disabled="true"
          aria-busy={lock === "pending"}
          aria-describedby={reason ? reasonId : undefined}
          tabIndex={0}
        >
          <Icon of={icon} />
          <span className="portal-label">
            {label}
            {reason && (
              <span className="portal-reason subtle text-xs" id={reasonId}>
                {reason}
              </span>
            )}
          </span>
          {reason && <Icon of={lockIcon} size="tiny" />}
        </span>
      ) : (
        <PlaceLink
          className="portal-nav-item"
          to={name}
          {...(query ? { query } : {})}
          aria-current={current}
          onClick={onNavigate}
        >
          <Icon of={icon} />
          <span className="portal-label">{label}</span>
          {waiting && (
            <span className="portal-waiting">
              <span className="portal-count inline-row strong" aria-hidden="true">
                {waiting.count > mostShown ? `${mostShown}+` : waiting.count}
              </span>
              <span className="visually-hidden">
                {" "}
                {formatNumber(waiting.count)} {waiting.words}
              </span>
            </span>
          )}
        </PlaceLink>
      )}
      {tip.top !== null && (
        <span className="portal-tip text-sm weight-medium" aria-hidden="true" style={{ top: tip.top }}>
          {label}
          {reason && <span className="portal-reason subtle text-xs">{reason}</span>}
        </span>
      )}
    </li>
  );
}

/** Tooltips with the names of the entries on hover and focus, for the collapsed sidebar with icons only. */
export function useTip(isCollapsed: boolean) {
  const [top, setTop] = useState<number | null>(null);
  const show = (event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    if (!isCollapsed) return;
    const box = event.currentTarget.getBoundingClientRect();
    setTop(box.top + box.height / 2);
  };
  const hide = () => setTop(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };
  const handlers = {
    onPointerEnter: show,
    onPointerLeave: hide,
    onFocus: show,
    onBlur: hide,
    onKeyDown: handleKey,
    onClick: hide,
  };
  return { top: isCollapsed ? top : null, handlers };
}

/** Longest wait for the page to become idle before the count is loaded, ms. */
const patience = 4000;
/** Age from which a badge's count is loaded again at the next navigation, ms. */
const freshFor = 60_000;

const $none = atom<Load<never>>({ status: "loading" });

function useFreshQuery<Data>(session: Session, options: QueryOptions<Data>) {
  // A change of user clears the cache, so a new query is created, without the previous user's count.
  const generation = useStore(session.$generation);
  return useMemo(() => ({ generation, ...createQuery(session, options) }), [session, generation, options]);
}

/**
 * What the menu counts. Null: unknown, failed, or not for this account. Loaded when the page is idle and again on navigation.
 * @param options a constant
 * @param oldFrom age from which it is loaded again, ms
 */
function useMenuData<Data>({ accountType }: Profile, options: QueryOptions<Data>, oldFrom = freshFor): Data | null {
  const { session, router } = usePortal();
  const query = useFreshQuery(session, options);
  const [isDue, setDue] = useState(false);
  const load = useStore(isDue && accountType === "company" ? query.$load : $none);

  useEffect(() => whenIdle(() => setDue(true), { patience }), []);
  const refreshOld = useEffectEvent(() => {
    if (load.status === "ready" && session.environment.now() - load.loadedAt > oldFrom) void query.refresh();
  });
  useEffect(() => router.$location.listen(() => refreshOld()), [router]);
  return load.status === "ready" ? load.data : null;
}

/** Number of documents that wait for the company's approval. */
function usePendingCount(profile: Profile): number | null {
  return useMenuData(profile, pendingCount);
}

/** Number of the employees' open requests. */
function useOpenTickets(profile: Profile): number | null {
  return useMenuData(profile, ticketStatistics)?.open ?? null;
}

/** Number of the company's own routes; asked for once, because only the first and the last one change the menu. */
export const ownRouteCount: QueryOptions<number | null> = {
  key: ["own-route-count"],
  // Imported late: the page's own code knows no routes.
  fetch: async (http, signal) => (await import("../../core/api/routes.ts")).fetchRouteCount(http, false, signal),
  freshFor: Number.POSITIVE_INFINITY,
};

function useRouteCount(profile: Profile): number | null {
  return useMenuData(profile, ownRouteCount, Number.POSITIVE_INFINITY);
}
