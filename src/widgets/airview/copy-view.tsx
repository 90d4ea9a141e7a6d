import { useStore } from "@nanostores/react";
import { CopyLink } from "../kit/feedback/copy-link.tsx";
import type { Airview } from "./airview.store.ts";
import { noFilters, toViewQuery } from "./filters/filter-query.ts";
import { toSelection } from "./selection.model.ts";

interface CopyViewProps {
  readonly store: Airview;
  readonly className: string;
}

/** Copies a link to the current view: filters, and the selected route, stop and person. */
export function CopyView({ store, className }: CopyViewProps) {
  const filters = useStore(store.$filters);
  const selected = useStore(store.$selected);
  const { route, stop, person } = selected ?? {};
  const selection = route ? toSelection(route, stop?.entry.id, person?.passengerId) : null;
  // The link opens in the portal, so it contains only what differs from the portal's defaults.
  const query = toViewQuery(filters, { defaults: noFilters("own"), selection });
  return <CopyLink className={className} to={{ name: "airview-module", query }} />;
}
