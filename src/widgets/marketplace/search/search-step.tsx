import { useStore } from "@nanostores/react";
import { useId } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import bulkCss from "../bulk/bulk.css?inline";
import { BulkTab } from "../bulk/bulk-tab.tsx";
import { marketplaceMessages, marketplaceSearchMessages as texts } from "../marketplace.messages.ts";
import { OpenLines } from "../open/open-lines.tsx";
import type { SearchTab } from "../marketplace-state.model.ts";
import type { Marketplace } from "../marketplace.store.ts";
import requestsCss from "../requests/requests.css?inline";
import { toShownRequests } from "../requests/requests.model.ts";
import { RequestsTab } from "../requests/requests-tab.tsx";
import css from "./search.css?inline";
import { SeatSearch } from "./seat-search.tsx";

const searchStyles = [css, bulkCss, requestsCss].map(styles);
const tabs: readonly SearchTab[] = ["seat", "bulk", "requests"];

/** The search step with its three tabs. */
export function SearchStep({ store }: { readonly store: Marketplace }) {
  useStyles(...searchStyles);
  const { tab } = useStore(store.$state);
  const requests = useStore(store.requests.$load);
  const panelId = useId();
  const badge = requests.status === "ready" ? { badge: formatNumber(toShownRequests(requests.data).shown.length) } : {};
  return (
    <div className="search-step">
      <button type="button" className="link" onClick={() => store.goTo("start")}>
        <Icon of={arrowLeftIcon} size="small" />
        {marketplaceMessages.toStart}
      </button>
      <div className="card" part="card">
        <Tabs
          label={texts.tabsLabel}
          tabs={tabs.map((id) => ({ id, label: texts.tabs[id], ...(id === "requests" ? badge : {}) }))}
          value={tab}
          onChange={(id) => store.chooseTab(id as SearchTab)}
          panelId={panelId}
        />
        <div id={panelId} className="search-panel" role="tabpanel" aria-label={texts.tabs[tab]}>
          {tab === "seat" && <SeatSearch store={store} />}
          {tab === "bulk" && <BulkTab store={store} />}
          {tab === "requests" && <RequestsTab store={store} />}
        </div>
      </div>
      {tab === "seat" && <OpenLines store={store} />}
    </div>
  );
}
