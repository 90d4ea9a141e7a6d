import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineWidget } from "../kit/element/define-widget.tsx";
import { styles } from "../kit/element/styles.ts";
import { routesContract } from "./routes.contract.ts";
import css from "./routes.css?inline";
import { createRoutes } from "./routes.store.ts";
import { RoutesView } from "./routes.view.tsx";

defineWidget({
  contract: routesContract,
  styles: [styles(css)],
  createStore: createRoutes,
  View: RoutesView,
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-routes": WidgetElementOf<typeof routesContract>;
  }
}
