import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { passengerTicketsContract } from "./passenger-tickets.contract.ts";
import css from "./passenger-tickets.css?inline";
import { createPassengerTickets } from "./passenger-tickets.store.ts";
import { PassengerTicketsView } from "./passenger-tickets.view.tsx";

defineArea({
  contract: passengerTicketsContract,
  styles: [styles(css)],
  createStore: createPassengerTickets,
  View: PassengerTicketsView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-passenger-tickets": WidgetElementOf<typeof passengerTicketsContract>;
  }
}
