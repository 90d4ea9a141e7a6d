import { computed, type ReadableAtom } from "nanostores";
import type { Query } from "../../../core/query/query.ts";
import type { Destination } from "../../kit/element/events.ts";

/** Something that needs attention today, and the screen to deal with it. */
export interface AttentionItem {
  readonly key: string;
  /** Null: the text counts nothing. */
  readonly count: number | null;
  /** What is counted: the words after the figure. */
  readonly text: string;
  /** A day is set for it, or it belongs to one: such items come first. */
  readonly isDated?: boolean;
  readonly isOverdue?: boolean;
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
