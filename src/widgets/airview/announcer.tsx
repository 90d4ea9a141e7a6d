import { useEffect, useState } from "react";
import { formatNumber } from "../../core/text/format.ts";
import { toStopLabel } from "../shared/stops/stop.model.ts";
import type { Airview } from "./airview.store.ts";
import { airviewMessages as texts } from "./airview.messages.ts";
import { toVariantName } from "./detail/variant.model.ts";
import type { Selected } from "./selection.model.ts";

function toAnnouncement({ route, stop }: Selected): string {
  if (stop) return texts.selectedStop(toStopLabel(stop.entry));
  const { stops, passengers } = route;
  const [stopCount, people] = [formatNumber(stops.length), formatNumber(passengers.length)];
  return texts.selectedRoute(route.routeName, toVariantName(route), stopCount, people);
}

/** Announces the selection to screen readers, wherever it was made. */
export function Announcer({ store }: { readonly store: Airview }) {
  const [text, setText] = useState("");
  useEffect(
    () =>
      store.$selected.listen((selected, before) => {
        if (selected) setText(toAnnouncement(selected));
        else if (before) setText(texts.cleared);
      }),
    [store],
  );
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
