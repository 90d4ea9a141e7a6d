import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineWidget } from "../kit/element/define-widget.tsx";
import { styles } from "../kit/element/styles.ts";
import figureCss from "../kit/ui/figure.css?inline";
import segmentedCss from "../kit/ui/segmented.css?inline";
import { passengerTicketsContract } from "./passenger-tickets.contract.ts";
import css from "./passenger-tickets.css?inline";
import { createPassengerTickets } from "./passenger-tickets.store.ts";
import { PassengerTicketsView } from "./passenger-tickets.view.tsx";

defineWidget({
  contract: passengerTicketsContract,
  styles: [styles(figureCss), styles(segmentedCss), styles(css)],
  createStore: createPassengerTickets,
  View: PassengerTicketsView,
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-passenger-tickets": WidgetElementOf<typeof passengerTicketsContract>;
  }
}
