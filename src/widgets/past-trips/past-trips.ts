import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { pastTripsContract } from "./past-trips.contract.ts";
import css from "./past-trips.css?inline";
import { createPastTrips } from "./past-trips.store.ts";
import { PastTripsView } from "./past-trips.view.tsx";

defineArea({
  contract: pastTripsContract,
  styles: [styles(css)],
  createStore: createPastTrips,
  View: PastTripsView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-past-trips": WidgetElementOf<typeof pastTripsContract>;
  }
}
