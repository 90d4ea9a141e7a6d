import { computed, type ReadableAtom } from "nanostores";
import type { Query } from "../../../core/query/query.ts";
import type { Destination } from "../../kit/element/events.ts";

/** Something that wants somebody's attention today, and where it is dealt with. */
export interface AttentionItem {
  readonly key: string;
  readonly icon: string;
  /** `danger`: work that waits for the company. `warning`: something went wrong. `info`: good to know. */
  readonly tone: "danger" | "warning" | "info";
  readonly text: string;
  readonly detail?: string | undefined;
  /** The screen, filtered so that it shows just this. */
  readonly to: Destination;
}

/** One call, and what follows from its answer; nothing at all when there is nothing. */
export interface AttentionSource {
  readonly query: Query<unknown>;
  readonly $items: ReadableAtom<readonly AttentionItem[]>;
}

const none: readonly AttentionItem[] = [];

export function toSource<Data>(query: Query<Data>, toItems: (data: Data) => readonly AttentionItem[]): AttentionSource {
  return { query, $items: computed(query.$load, (load) => (load.status === "ready" ? toItems(load.data) : none)) };
}
