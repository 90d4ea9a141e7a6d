import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { bookingContract } from "./booking.contract.ts";
import css from "./booking.css?inline";
import { createBookings } from "./booking.store.ts";
import { BookingView } from "./booking.view.tsx";

defineArea({
  contract: bookingContract,
  styles: [styles(css)],
  createStore: createBookings,
  View: BookingView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-booking": WidgetElementOf<typeof bookingContract>;
  }
}
