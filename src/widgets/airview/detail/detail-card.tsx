import { useStore } from "@nanostores/react";
import arrowRightIcon from "lucide-static/icons/arrow-right.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { LoadedDriver } from "../../shared/driver/loaded-driver.tsx";
import { StopList } from "../../shared/stops/stop-list.tsx";
import type { Airview } from "../airview.store.ts";
import { CopyView } from "../copy-view.tsx";
import { MapPanel } from "../map/map-panel.tsx";
import { stopsOf } from "../routes.model.ts";
import type { Selected } from "../selection.model.ts";
import { airviewDetailMessages as texts } from "../airview.messages.ts";
import { useScrollToStop } from "./use-scroll-to-stop.ts";
import { useBottomSheet } from "./use-bottom-sheet.ts";
import { toFigures, toLineEnds, toVariantName } from "./variant.model.ts";

interface PartProps {
  readonly store: Airview;
  readonly selected: Selected;
}

interface CardProps {
  readonly store: Airview;
  readonly onClose: () => void;
}

/** The selected route, stop and person: beside the map, on a phone as a bottom sheet. */
export function DetailCard({ store, onClose }: CardProps) {
  const selected = useStore(store.$selected);
  return selected && <SelectedCard store={store} selected={selected} onClose={onClose} />;
}

function SelectedCard({ store, selected, onClose }: CardProps & { readonly selected: Selected }) {
  const { route } = selected;
  const { panel, isOpen, handleProps } = useBottomSheet();
  return (
    <MapPanel name="detail" label={texts.label} isOpen={isOpen} ref={panel}>
      <button
        type="button"
        className="airview-handle"
        aria-expanded={isOpen}
        aria-label={isOpen ? texts.collapse : texts.expand}
        {...handleProps}
      />
      <header className="airview-detail-head">
        <h2>{route.routeName}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
          <Icon of={xIcon} />
        </button>
      </header>
      <Variants store={store} selected={selected} />
      <dl className="airview-figures">
        {toFigures(route).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="airview-middle">
        <Stops key={route.routeId} store={store} selected={selected} />
        <RouteDriver store={store} />
      </div>
      <footer className="airview-detail-foot">
        {route.isOwn && !store.isDemo && (
          <Link className="button primary block" to={{ name: "route-details", params: { id: route.routeUniqueId } }}>
            {texts.toRoute}
            <Icon of={arrowRightIcon} />
          </Link>
        )}
        <CopyView store={store} className="button block" />
      </footer>
    </MapPanel>
  );
}

function Variants({ store, selected: { route, variants } }: PartProps) {
  const options = variants.map((variant) => ({
    value: String(variant.routeId),
    label: toVariantName(variant),
    icon: variant.timePeriod === "morning" ? sunriseIcon : sunsetIcon,
  }));
  if (options.length === 1) {
    return (
      <p className={`airview-variant ${route.timePeriod}`}>
        <Icon of={route.timePeriod === "morning" ? sunriseIcon : sunsetIcon} size="small" />
        {toVariantName(route)}
      </p>
    );
  }
  return (
    <div className="airview-variants">
      <Segmented
        label={texts.variants}
        options={options}
        value={String(route.routeId)}
        onChange={(id) => store.selectRoute(Number(id))}
      />
    </div>
  );
}

/** Give it the route's id as key, so that another route starts scrolled to the top. */
function Stops({ store, selected: { route, stop, person } }: PartProps) {
  const selectedId = stop?.entry.id ?? null;
  const list = useScrollToStop(selectedId);
  const stops = stopsOf(route);
  return (
    <div className="airview-stops" ref={list}>
      {stops.length === 0 ? (
        <p className="subtle">{texts.noStops}</p>
      ) : (
        <StopList
          label={texts.stops}
          stops={stops}
          period={route.timePeriod}
          selectedId={selectedId}
          personId={person?.passengerId ?? null}
          onSelect={(id) => store.selectRoute(route.routeId, id)}
          {...toLineEnds(route)}
        />
      )}
    </div>
  );
}

/** The driver of the selected variant. */
function RouteDriver({ store }: { readonly store: Airview }) {
  const driver = useStore(store.$driver);
  if (!driver) return null;
  return (
    <div className="airview-driver">
      <LoadedDriver driver={driver} height={40} />
    </div>
  );
}
