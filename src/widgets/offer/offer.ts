import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineWidget } from "../kit/element/define-widget.tsx";
import { styles } from "../kit/element/styles.ts";
import { offerContract } from "./offer.contract.ts";
import css from "./offer.css?inline";
import { createOffer } from "./offer.store.ts";
import { OfferView } from "./offer.view.tsx";

defineWidget({
  contract: offerContract,
  styles: [styles(css)],
  createStore: createOffer,
  View: OfferView,
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-offer": WidgetElementOf<typeof offerContract>;
  }
}
