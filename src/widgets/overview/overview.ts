import { defineWidget } from "../kit/element/define-widget.tsx";
import { styles } from "../kit/element/styles.ts";
import kpiTile from "../kit/ui/kpi-tile.css?inline";
import segmented from "../kit/ui/segmented.css?inline";
import { overviewContract } from "./overview.contract.ts";
import css from "./overview.css?inline";
import { createOverview } from "./overview.store.ts";
import { OverviewView } from "./overview.view.tsx";

defineWidget({
  contract: overviewContract,
  styles: [styles(segmented), styles(kpiTile), styles(css)],
  createStore: createOverview,
  View: OverviewView,
});
