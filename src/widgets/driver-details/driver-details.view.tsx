import { useStore } from "@nanostores/react";
import { useId } from "react";
import historyIcon from "lucide-static/icons/history.svg?raw";
import phoneIcon from "lucide-static/icons/phone.svg?raw";
import type { Driver, DriverRoute } from "../../core/api/driver-detail.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import { formatDay, formatNumber, missing } from "../../core/text/format.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Fact } from "../kit/layout/facts.tsx";
import { AreaBack } from "../kit/layout/heading.tsx";
import { Tabs } from "../kit/layout/tabs.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { PaperMark, PaperSide } from "../kit/print/paper-head.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { Plate } from "../shared/driver/driver-card.tsx";
import { DriverPhoto, DriverRating } from "../shared/driver/driver-photo.tsx";
import { DocumentsTab } from "./documents-tab.tsx";
import { driverDetailsMessages as texts } from "./driver-details.messages.ts";
import { type DriverDetails, type DriverTab, driverTabs, type Layer } from "./driver-details.store.ts";

// The code of a dialog is loaded when it is first opened.
const phoneCode = lazyModule(() => import("./phone-dialog.tsx"));
const documentCode = lazyModule(() => import("../shared/documents/document-dialog.tsx"));

interface ViewProps {
  readonly store: DriverDetails;
}

export function DriverDetailsView({ store }: ViewProps) {
  const id = useStore(store.$driverId);
  // The list has the search, filters and page that it had.
  const { list } = useStore(store.$state);
  return (
    <div className="area driver-details">
      <AreaBack title={texts.title} to={{ name: "drivers", query: list }} />
      {id === null ? <EmptyPanel title={texts.noDriver} /> : <DriverCard key={id} store={store} />}
      <DriverLayers store={store} />
    </div>
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

const skeleton = (
  <div className="driver-head row wrap">
    <Skeleton height={62} width="320px" />
  </div>
);

/** Photo, name and rating of the driver, and the button that asks for the phone number. */
function DriverHead({ store }: ViewProps) {
  const load = useStore(store.driver.$load);
  return (
    <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void store.driver.refresh()} skeleton={skeleton}>
      {(driver) => (
        <header className="driver-head row wrap">
          <PaperMark />
          <DriverPhoto name={driver.name} photo={driver.photo} size="large" />
          <div className="driver-who">
            <h2>{driver.name}</h2>
            <p className="row wrap">
              <DriverRating rating={driver.rating} count={driver.ratingCount} />
              {driver.vehicle?.plate != null && <Plate label={texts.plate} plate={driver.vehicle.plate} />}
            </p>
          </div>
          <PhoneButton driver={driver} onOpen={() => store.$layer.set({ kind: "phone" })} />
          <PaperSide />
        </header>
      )}
    </AsyncPanel>
  );
}

function PhoneButton({ driver, onOpen }: { readonly driver: Driver; readonly onOpen: () => void }) {
  if (driver.maskedPhone === null) return <p className="driver-phone subtle row wrap">{texts.noPhone}</p>;
  return (
    <div className="driver-phone row wrap">
      <span className="subtle">
        <span className="visually-hidden">{texts.maskedPhone} </span>
        {driver.maskedPhone}
      </span>
      <button type="button" className="button" aria-haspopup="dialog" onClick={onOpen}>
        <Icon of={phoneIcon} />
        {texts.showPhone}
      </button>
    </div>
  );
}

/** The driver's routes, with links to the plan and to the past trips of each. */
function RoutesTab({ store: { driver } }: ViewProps) {
  const load = useStore(driver.$load);
  // The head of the card shows loading and failure.
  if (load.status !== "ready") return null;
  const { routes } = load.data;
  if (routes.length === 0) return <EmptyPanel title={texts.noRoutes} />;
  return (
    <ul className="driver-routes" aria-label={texts.routesLabel}>
      {routes.map((route) => (
        <RouteItem key={route.uniqueId} route={route} />
      ))}
    </ul>
  );
}

function RouteItem({ route }: { readonly route: DriverRoute }) {
  const { name, uniqueId, startDay } = route;
  const params = { id: uniqueId };
  return (
    <li className="row wrap">
      <div className="driver-route-words grid min-0">
        <Link to={{ name: "route-details", params }} className="link driver-route-name strong">
          {name}
        </Link>
        {startDay !== null && <span className="subtle">{texts.since(formatDay(startDay))}</span>}
      </div>
      <Link
        to={{ name: "past-route-details", params, query: toUrlQuery({ routeName: name }) }}
        className="button small"
      >
        <Icon of={historyIcon} />
        {texts.pastTrips}
        <span className="visually-hidden">{texts.pastTripsOf(name)}</span>
      </Link>
    </li>
  );
}

/** Most seats drawn: a bus has no more, so a larger number is an error in the data. */
const drawnSeats = 60;

function VehicleTab({ store: { driver } }: ViewProps) {
  const load = useStore(driver.$load);
  // The head of the card shows loading and failure.
  if (load.status !== "ready") return null;
  const { vehicle } = load.data;
  if (!vehicle) return <EmptyPanel title={texts.noVehicle} />;
  const { name, plate, year, capacity, rating, ratingCount } = vehicle;
  return (
    <dl className="vehicle-facts grid">
      <Fact label={texts.vehicle}>{name ?? missing}</Fact>
      <Fact label={texts.plate}>{plate === null ? missing : <Plate plate={plate} />}</Fact>
      <Fact label={texts.year}>{year === null ? missing : String(year)}</Fact>
      <Fact label={texts.rating}>
        <DriverRating rating={rating} count={ratingCount} />
      </Fact>
      <Fact label={texts.capacity}>
        {capacity === null ? missing : texts.seats(formatNumber(capacity))}
        {capacity !== null && capacity > 0 && capacity <= drawnSeats && (
          <span className="vehicle-seats grid gap-4" aria-hidden="true">
            {Array.from({ length: capacity }, (_, seat) => (
              <i key={seat} />
            ))}
          </span>
        )}
      </Fact>
    </dl>
  );
}

function DriverLayers({ store }: ViewProps) {
  const layer = useStore(store.$layer);
  if (!layer) return null;
  return layer.kind === "phone" ? <PhoneLayer store={store} /> : <DocumentLayer store={store} layer={layer} />;
}

function PhoneLayer({ store }: ViewProps) {
  const driver = useStore(store.driver.$load);
  const id = useStore(store.$driverId);
  if (driver.status !== "ready" || id === null) return null;
  return (
    <LatePart code={phoneCode} failedTitle={texts.phoneFailed}>
      {({ PhoneDialog }) => <PhoneDialog driverId={id} driver={driver.data} onClose={() => store.$layer.set(null)} />}
    </LatePart>
  );
}

function DocumentLayer({ store, layer }: ViewProps & { readonly layer: Extract<Layer, { kind: "document" }> }) {
  return (
    <LatePart code={documentCode} failedTitle={documentMessages.dialogFailed}>
      {({ DocumentDialog }) => (
        <DocumentDialog
          documents={layer.documents}
          opened={layer.opened}
          today={store.today()}
          documentStore={store.documentStore}
          onClose={() => store.$layer.set(null)}
        />
      )}
    </LatePart>
  );
}
