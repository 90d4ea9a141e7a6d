import { useStore } from "@nanostores/react";
import { useId, useRef } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import usersIcon from "lucide-static/icons/users.svg?raw";
import type { BulkState } from "../../../core/marketplace/bulk-request.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { SupportMail } from "../../kit/text/mail-link.tsx";
import { useFocusAfter } from "../../kit/element/focus.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import type { SearchTab } from "../buyer/buyer.store.ts";
import {
  marketplaceBulkMessages,
  marketplaceMessages,
  marketplaceSearchMessages as texts,
} from "../marketplace.messages.ts";
import { toShownRequests } from "../marketplace.model.ts";
import type { Marketplace } from "../marketplace.store.ts";
import { OpenLines } from "../open-lines.tsx";
import requestsCss from "../requests/requests.css?inline";
import { RequestsTab } from "./requests-tab.tsx";
import css from "./search.css?inline";
import { SeatSearch } from "./seat-search.tsx";

const searchStyles = [css, requestsCss].map(styles);
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

const bulkSkeleton = <Skeleton height={200} />;

/** "Toplu Talep Oluştur": the bulk request for all employees and its status. */
function BulkTab({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.bulk.$load);
  return (
    <div className="bulk">
      <AsyncPanel
        load={load}
        failedTitle={marketplaceBulkMessages.failed}
        onRetry={() => void store.bulk.refresh()}
        skeleton={bulkSkeleton}
      >
        {(state) => (
          <>
            <div className="bulk-about">
              <span className="bulk-icon center">
                <Icon of={usersIcon} />
              </span>
              <h2>{marketplaceBulkMessages.title}</h2>
              <p>{marketplaceBulkMessages.text}</p>
            </div>
            <BulkStatus state={state} />
            <BulkButtons store={store} state={state} />
          </>
        )}
      </AsyncPanel>
    </div>
  );
}

const looks = {
  verify: { className: "warn", icon: hourglassIcon },
  requested: { className: "ok", icon: circleCheckIcon },
  cancelling: { className: "warn", icon: clockIcon },
  rejected: { className: "bad", icon: triangleAlertIcon },
  other: { className: "", icon: clockIcon },
} as const;

/** Shows the provider's status; an open confirmation is shown by the dialog. */
function BulkStatus({ state: { status, provider } }: { readonly state: BulkState }) {
  return (
    <div role="status" className="bulk-status" data-status={status}>
      {provider !== "not-requested" && (
        <div className={`market-alert flex gap-10 text-sm ${looks[provider].className}`}>
          <Icon of={looks[provider].icon} />
          <p>
            <strong>{marketplaceBulkMessages.states[provider].title}</strong>
            <span>
              {marketplaceBulkMessages.states[provider].text}
              {provider === "rejected" && (
                <>
                  {" "}
                  <SupportMail />
                </>
              )}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

/** The buttons depend on the provider's status, not on an open confirmation. */
function BulkButtons({ store, state }: { readonly store: Marketplace; readonly state: BulkState }) {
  const { bulk } = store;
  const { provider } = state;
  const place = useRef<HTMLDivElement>(null);
  // The button that opened the dialog may be removed, because the dialog changes the status.
  useFocusAfter(state.dialog !== null, place);
  const mayCreate = provider === "not-requested" || provider === "rejected";
  return (
    <div className="bulk-buttons wrap gap-8" ref={place}>
      {mayCreate && (
        <TransientButton className="button primary" onClick={bulk.ask}>
          {marketplaceBulkMessages.create}
        </TransientButton>
      )}
      {provider === "verify" && (
        <TransientButton className="button primary" onClick={bulk.ask}>
          {marketplaceBulkMessages.confirm}
        </TransientButton>
      )}
      {(provider === "verify" || provider === "requested") && (
        <TransientButton className="button" onClick={bulk.askCancel}>
          {marketplaceBulkMessages.cancel}
        </TransientButton>
      )}
      {provider === "cancelling" && (
        <TransientButton className="button" onClick={bulk.askCancel}>
          {marketplaceBulkMessages.confirmCancel}
        </TransientButton>
      )}
      {(provider === "verify" || provider === "cancelling" || provider === "other") && (
        <TransientButton className="button" onClick={() => void bulk.refresh()}>
          <Icon of={refreshIcon} />
          {marketplaceBulkMessages.refresh}
        </TransientButton>
      )}
    </div>
  );
}
