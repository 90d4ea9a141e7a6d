import { formatLongDate } from "../../core/text/format-date.ts";
import type { Overview } from "./overview.store.ts";

/** Today's date. Loaded with the main cards, because a page with one small card shows no date. */
export function Today({ store }: { readonly store: Overview }) {
  return formatLongDate(store.now());
}
