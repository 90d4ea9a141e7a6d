import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { routesContract } from "./routes.contract.ts";
import css from "./routes.css?inline";
import { createRoutes } from "./routes.store.ts";
import { RoutesView } from "./routes.view.tsx";

defineArea({
  contract: routesContract,
  styles: [styles(css)],
  createStore: createRoutes,
  View: RoutesView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-routes": WidgetElementOf<typeof routesContract>;
  }
}
