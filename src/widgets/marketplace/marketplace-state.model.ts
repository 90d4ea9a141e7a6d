import { type LineOrder, lineOrders } from "../../core/marketplace/line/line-order.ts";

/** Landing page, search, list of lines. */
export type Step = "start" | "search" | "lines";
export type SearchTab = "seat" | "bulk" | "requests";

/** The state kept in `query`. No names and no addresses of people: a query ends up in histories and logs. */
export interface MarketplaceState {
  readonly step: Step;
  readonly tab: SearchTab;
  /** Id of the search whose lines are shown; null: a new one that has no answer yet. */
  readonly search: string | null;
  /** The line that is open (`route_unique_id`). */
  readonly line: string | null;
  /** What a narrow slot shows of the open line. */
  readonly pane: "detail" | "map";
  readonly order: LineOrder;
  /** Id of the employee a link asks to search for; not written, since another may be chosen then. */
  readonly passenger: string | null;
  /** The portal's own parameter `enabled=true`, kept unchanged: without it the portal redirects to the overview. */
  readonly enabled: string | null;
}

const paths: Readonly<Record<Step, string | null>> = { start: null, search: "search-page", lines: "buyer-page" };
const steps: readonly Step[] = ["start", "search", "lines"];
const tabs: readonly SearchTab[] = ["seat", "bulk", "requests"];

/** @param usual the step when the query names none */
export function readState(query: string, usual: Step): MarketplaceState {
  const parameters = new URLSearchParams(query);
  const path = parameters.get("path");
  return {
    step: steps.find((step) => path !== null && paths[step] === path) ?? usual,
    tab: tabs.find((tab) => tab === parameters.get("tab")) ?? "seat",
    search: parameters.get("search") || null,
    line: parameters.get("line") || null,
    pane: parameters.get("view") === "map" ? "map" : "detail",
    order: lineOrders.find((order) => order === parameters.get("sort")) ?? "provider",
    passenger: parameters.get("passenger") || null,
    enabled: parameters.get("enabled"),
  };
}

/** Writes only the values that belong to the step and differ from their default. */
export function writeState({ step, tab, search, line, pane, order, enabled }: MarketplaceState): string {
  const entries: Readonly<Record<string, string | null>> = {
    enabled,
    path: paths[step],
    ...(step === "search" ? { tab: tab === "seat" ? null : tab } : {}),
    ...(step === "lines"
      ? {
          search,
          line,
          view: line !== null && pane === "map" ? pane : null,
          sort: order === "provider" ? null : order,
        }
      : {}),
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value !== null) parameters.set(name, value);
  return parameters.toString();
}
