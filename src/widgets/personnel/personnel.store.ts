import { atom } from "nanostores";
import type { Employee } from "../../core/api/employees.ts";
import { jobsOf } from "../../core/jobs.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { createQueryState } from "../kit/element/query-state.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import type { TableState } from "../kit/table/table-state.ts";
import { createCompanyPersonnel } from "./company.store.ts";
import { createDemoPersonnel } from "./demo.store.ts";
import { bulkJob } from "./keys.ts";
import type { personnelContract } from "./personnel.contract.ts";

type Values = AttributeValues<typeof personnelContract.attributes> & CommonValues;

export type Personnel = ReturnType<typeof createPersonnel>;

/** What lies over the list. */
export type Layer =
  | { readonly kind: "none" | "add" | "bulk" }
  | { readonly kind: "detail" | "undo"; readonly employee: Employee };

const nothing: Layer = { kind: "none" };

export const pageSizes = [10, 20, 50, 100] as const;

function toDefaults({ pageSize }: Values): TableState {
  return { search: "", sort: null, page: 1, pageSize, filters: {} };
}

/** The personnel area: the company's employees, or a pilot's people for demo accounts. */
export function createPersonnel({ session, $attributes, emit }: StoreOptions<Values>) {
  const state = session.$state.get();
  const profile = state.status === "signed-in" ? state.profile : null;
  const isDemo = profile?.accountType === "demo";
  const table = createQueryState<TableState, Values>({
    $attributes,
    emit,
    now: session.environment.now,
    read: (values) => parseTableQuery(values.query, toDefaults(values), { filters: ["status", "route_name"] }),
    write: (value, values) => toTableQuery(value, toDefaults(values)),
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  const isAdmin = profile?.userType === "admin" && !isDemo;
  // Whoever comes back to people that are being added sees how far they are, or what became of them.
  const $layer = atom<Layer>(isAdmin && jobsOf(session).hasLeft(bulkJob) ? { kind: "bulk" } : nothing);
  const people = isDemo ? createDemoPersonnel(session) : createCompanyPersonnel(session, table.$state);
  return {
    session,
    people,
    /** Only administrators of a company add people and change memberships (specification 1 §6). */
    isAdmin,
    $table: table.$state,
    changeTable: table.change,
    defaults: () => toDefaults($attributes.get()),
    $layer,
    closeLayer: () => $layer.set(nothing),
    $queries: people.$queries,
    destroy: table.stop,
  } satisfies WidgetStore & Record<string, unknown>;
}
