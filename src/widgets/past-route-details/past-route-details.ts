import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import eventsCss from "./events/events.css?inline";
import mapCss from "./map/map.css?inline";
import { pastRouteDetailsContract } from "./past-route-details.contract.ts";
import css from "./past-route-details.css?inline";
import { createPastRouteDetails } from "./past-route-details.store.ts";
import { PastRouteDetailsView } from "./past-route-details.view.tsx";
import tripCss from "./trip/trip.css?inline";
import tablesCss from "./trips/tables.css?inline";

defineArea({
  contract: pastRouteDetailsContract,
  styles: [css, mapCss, tripCss, tablesCss, eventsCss].map(styles),
  createStore: createPastRouteDetails,
  View: PastRouteDetailsView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-past-route-details": WidgetElementOf<typeof pastRouteDetailsContract>;
  }
}
