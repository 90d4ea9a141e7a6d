import { atom, type ReadableAtom } from "nanostores";
import type { AttributeValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { type noticeContract, noticeModules } from "./notice.contract.ts";

type Values = AttributeValues<typeof noticeContract.attributes>;
export type NoticeModule = (typeof noticeModules)[number];

export interface Notice extends WidgetStore {
  readonly $attributes: ReadableAtom<Values>;
}

/** The module behind a `type` of the portal: `billing-module` → `billing`, `route-details-home` → `route-details`. */
export function toNoticeModule(type: string | null): NoticeModule | null {
  const name = type?.replace(/-(module|home)$/, "");
  return noticeModules.find((module) => module === name) ?? null;
}

export function createNotice({ $attributes }: StoreOptions<Values>): Notice {
  return { $attributes, $queries: atom([]), destroy: () => undefined };
}
