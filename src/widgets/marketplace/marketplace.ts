import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { marketplaceContract } from "./marketplace.contract.ts";
import css from "./marketplace.css?inline";
import { createMarketplace } from "./marketplace.store.ts";
import { MarketplaceView } from "./marketplace.view.tsx";

defineArea({
  contract: marketplaceContract,
  styles: [styles(css)],
  createStore: createMarketplace,
  View: MarketplaceView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-marketplace": WidgetElementOf<typeof marketplaceContract>;
  }
}
