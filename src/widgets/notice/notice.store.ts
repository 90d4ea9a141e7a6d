import { atom, type ReadableAtom } from "nanostores";
import type { AttributeValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { type noticeContract, noticeModules } from "./notice.contract.ts";

type Values = AttributeValues<typeof noticeContract.attributes>;
type NoticeModule = (typeof noticeModules)[number];

export interface Notice extends WidgetStore {
  readonly $attributes: ReadableAtom<Values>;
}

/** Names of pages and flags of the provider that belong to a module of another name. */
const branches: Readonly<Record<string, NoticeModule>> = {
  "past-route-details": "past-trips",
  "offer-route-details": "route-details",
  "drivers-home": "drivers",
  "driver-documents": "drivers",
  "driver-details": "drivers",
  summary: "personnel",
};

/**
 * The module behind a `type` of the portal: `billing-module` is billing, `route-details-home` the route details, and
 * `past_trips` as the provider's flag has it the past trips. Null for a module without a text of its own.
 */
export function toNoticeModule(type: string | null): NoticeModule | null {
  const branch = type?.replaceAll("_", "-") ?? "";
  const name = branches[branch] ?? branch.replace(/-(module|home)$/, "");
  return noticeModules.find((module) => module === name) ?? null;
}

export function createNotice({ $attributes }: StoreOptions<Values>): Notice {
  return { $attributes, $queries: atom([]), destroy: () => undefined };
}
