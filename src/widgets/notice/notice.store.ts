import type { AttributeValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { type noticeContract, noticeModules } from "./notice.contract.ts";

type Values = AttributeValues<typeof noticeContract.attributes>;
type NoticeModule = (typeof noticeModules)[number];

export type Notice = ReturnType<typeof createNotice>;

/** Modules of the provider's page and flag names that differ from the module's own name. */
const branches: Readonly<Record<string, NoticeModule>> = {
  "past-route-details": "past-trips",
  "offer-route-details": "route-details",
  "drivers-home": "drivers",
  "driver-documents": "drivers",
  "driver-details": "drivers",
  summary: "personnel",
};

/**
 * The module of a `type` in the portal, which may be a page (`billing-module`, `route-details-home`) or a flag of the provider
 * (`past_trips`). Null when the module has no text of its own.
 */
export function toNoticeModule(type: string | null): NoticeModule | null {
  const branch = type?.replaceAll("_", "-") ?? "";
  const name = branches[branch] ?? branch.replace(/-(module|home)$/, "");
  return noticeModules.find((module) => module === name) ?? null;
}

export const createNotice = ({ $attributes }: StoreOptions<Values>) => ({ $attributes });
