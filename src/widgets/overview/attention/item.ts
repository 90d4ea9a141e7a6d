import { computed, type ReadableAtom } from "nanostores";
import type { Query } from "../../../core/query/query.ts";
import type { Destination } from "../../kit/element/events.ts";

/** Something that needs attention today, and the screen to deal with it. */
export interface AttentionItem {
  readonly key: string;
  readonly icon: string;
  /** `danger`: work that waits for the company. `warning`: something went wrong. `info`: good to know. */
  readonly tone: "danger" | "warning" | "info";
  readonly text: string;
  readonly detail?: string | undefined;
  /** The screen, filtered to this item. */
  readonly to: Destination;
}

/** A source of items: one call, and the items of its answer, which may be none. */
export interface AttentionSource {
  readonly query: Query<unknown>;
  readonly $items: ReadableAtom<readonly AttentionItem[]>;
}

const none: readonly AttentionItem[] = [];

export function toSource<Data>(query: Query<Data>, toItems: (data: Data) => readonly AttentionItem[]): AttentionSource {
  return { query, $items: computed(query.$load, (load) => (load.status === "ready" ? toItems(load.data) : none)) };
}
