import { useStore } from "@nanostores/react";
import { useId } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import { formatNumber } from "../../core/text/format.ts";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { EmptyPanel } from "../kit/feedback/panel.tsx";
import { Tabs } from "../kit/layout/tabs.tsx";
import { driverDetailsMessages as texts } from "./driver-details.messages.ts";
import type { DriverDetails } from "./driver-details.store.ts";
import { DriverHead } from "./driver-head.tsx";
import { driverTabs, type DriverTab } from "./driver-state.model.ts";
import { DocumentsTab } from "./documents/documents-tab.tsx";
import { DriverLayers } from "./layers.tsx";
import { RoutesTab } from "./routes-tab.tsx";
import { VehicleTab } from "./vehicle-tab.tsx";

interface ViewProps {
  readonly store: DriverDetails;
}

export function DriverDetailsView({ store }: ViewProps) {
  const id = useStore(store.$driverId);
  return (
    <div className="area driver-details">
      <div className="driver-area">
        <slot name="heading">
          <p>{texts.title}</p>
        </slot>
      </div>
      <BackLink store={store} />
      {id === null ? <EmptyPanel title={texts.noDriver} /> : <DriverCard key={id} store={store} />}
      <DriverLayers store={store} />
    </div>
  );
}

/** Leads back to the list of drivers, with the search, filters and page it had. */
function BackLink({ store }: ViewProps) {
  const { list } = useStore(store.$state);
  return (
    <p className="driver-back">
      <Link to={{ name: "drivers", query: list }}>
        <Icon of={arrowLeftIcon} />
        {texts.title}
      </Link>
    </p>
  );
}

function DriverCard({ store }: ViewProps) {
  const state = useStore(store.$state);
  const usual = useStore(store.$usualTab);
  const folder = useStore(store.folder.$load);
  const panelId = useId();
  const tab = state.tab ?? usual;
  const waiting = folder.status === "ready" ? folder.data.waitingCount : 0;
  const tabs = driverTabs.map((id) => ({
    id,
    label: texts.tabs[id],
    ...(id === "documents" && waiting !== null && waiting > 0 ? { badge: formatNumber(waiting), isUrgent: true } : {}),
  }));
  return (
    <div className="card clipped" part="card">
      <DriverHead store={store} />
      <Tabs
        label={texts.tabsLabel}
        tabs={tabs}
        value={tab}
        onChange={(id) => store.chooseTab(id as DriverTab)}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={texts.tabs[tab]}>
        {tab === "route" && <RoutesTab store={store} />}
        {tab === "vehicle" && <VehicleTab store={store} />}
        {tab === "documents" && <DocumentsTab store={store} />}
      </div>
    </div>
  );
}
