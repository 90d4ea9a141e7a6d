import { useStore } from "@nanostores/react";
import { useId, useRef, useState } from "react";
import slidersIcon from "lucide-static/icons/sliders-horizontal.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { Badge } from "../../kit/text/badge.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { OfferButtons } from "../../shared/offer/offer-buttons.tsx";
import { type Tab, Tabs } from "../../kit/layout/tabs.tsx";
import type { Airview } from "../airview.store.ts";
import { airviewMessages as texts } from "../airview.messages.ts";
import { RouteList } from "../list/route-list.tsx";
import { MapPanel } from "../map/map-panel.tsx";
import { Notices } from "../notices.tsx";
import { PassengerSearch } from "../search/passenger-search.tsx";
import { FilterFields } from "./filter-fields.tsx";

const tabs = (): readonly Tab[] => [
  { id: "filters", label: texts.filtersTab },
  { id: "list", label: texts.listTab },
];

/** Search, filters and the list of routes; on a narrow map filters and list are behind a button. */
export function FilterPanel({ store }: { readonly store: Airview }) {
  const bodyId = useId();
  const panel = useRef<HTMLElement>(null);
  const selection = useStore(store.$selection);
  const [isOpen, setOpen] = useState(false);
  const [selectionBefore, setSelectionBefore] = useState(selection);
  if (selection !== selectionBefore) {
    setSelectionBefore(selection);
    // Closes the panel, so that it doesn't cover what was selected.
    if (selection) setOpen(false);
  }
  return (
    // On a narrow map the map's buttons are below the closed panel; the open one covers them.
    <MapPanel name="filters" label={texts.panel} isOpen={isOpen} isRoomKept={isOpen} ref={panel}>
      <header className="airview-head">
        <slot name="heading">
          <h2>{texts.title}</h2>
        </slot>
        <Count store={store} />
        <button
          type="button"
          className="button airview-toggle"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={isOpen ? texts.hideFilters : texts.showFilters}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? xIcon : slidersIcon} />
        </button>
      </header>
      {store.isDemo && <OfferChoice store={store} />}
      <PassengerSearch store={store} />
      <Notices store={store} />
      <Body id={bodyId} store={store} />
    </MapPanel>
  );
}

function Count({ store }: { readonly store: Airview }) {
  const book = useStore(store.$book);
  if (!book) return null;
  const count = book.routes.length;
  return (
    <>
      <span aria-hidden="true">
        <Badge count={count} />
      </span>
      <span className="visually-hidden" role="status">
        {texts.count(formatNumber(count))}
      </span>
    </>
  );
}

function OfferChoice({ store }: { readonly store: Airview }) {
  const { names, chosen } = useStore(store.$offers);
  return <OfferButtons names={names} chosen={chosen} onChoose={store.chooseOffer} />;
}

function Body({ id, store }: { readonly id: string; readonly store: Airview }) {
  const panelId = useId();
  const [tab, setTab] = useState("filters");
  const book = useStore(store.$book);
  return (
    <div className="airview-body" id={id}>
      <Tabs label={texts.tabs} tabs={tabs()} value={tab} onChange={setTab} panelId={panelId} />
      <div
        className={`airview-tab ${tab}`}
        id={panelId}
        role="tabpanel"
        aria-label={tab === "filters" ? texts.filtersTab : texts.listTab}
      >
        {tab === "filters" && <FilterFields store={store} />}
        {tab === "list" && book && book.routes.length > 0 && <RouteList store={store} book={book} />}
      </div>
    </div>
  );
}
