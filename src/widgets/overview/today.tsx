import { formatLongDate } from "../../core/text/format-date.ts";
import type { Overview } from "./overview.store.ts";

/** Comes with the cards: a page with one small card writes no date. */
export function Today({ store }: { readonly store: Overview }) {
  return formatLongDate(store.now());
}
