import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { offerContract } from "./offer.contract.ts";
import css from "./offer.css?inline";
import { createOffer } from "./offer.store.ts";
import { OfferView } from "./offer.view.tsx";

defineArea({
  contract: offerContract,
  styles: [styles(css)],
  createStore: createOffer,
  View: OfferView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-offer": WidgetElementOf<typeof offerContract>;
  }
}
