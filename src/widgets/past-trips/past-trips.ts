import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineWidget } from "../kit/element/define-widget.tsx";
import { styles } from "../kit/element/styles.ts";
import { pastTripsContract } from "./past-trips.contract.ts";
import css from "./past-trips.css?inline";
import { createPastTrips } from "./past-trips.store.ts";
import { PastTripsView } from "./past-trips.view.tsx";

defineWidget({
  contract: pastTripsContract,
  styles: [styles(css)],
  createStore: createPastTrips,
  View: PastTripsView,
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-past-trips": WidgetElementOf<typeof pastTripsContract>;
  }
}
