import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { formatNumber } from "../../core/text/format.ts";
import { activeElementBeside } from "../kit/overlay/focus.ts";
import { PaperHead } from "../kit/print/paper-head.tsx";
import { Announcer } from "./announcer.tsx";
import type { Airview } from "./airview.store.ts";
import { airviewMessages as texts } from "./airview.messages.ts";
import { DetailCard } from "./detail/detail-card.tsx";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { AirviewMap } from "./map/airview-map.tsx";
import { HoverSummary, Legend } from "./map/legend-and-tooltip.tsx";
import { StateCard } from "./notices.tsx";

/** The map with its panels. */
export function AirviewView({ store }: { readonly store: Airview }) {
  const frame = useRef<HTMLDivElement>(null);
  // Memoized, so that drawing the map again does not render its panels.
  const panels = useMemo(() => {
    const close = () => letGo(frame.current, store.clear);
    return (
      <>
        <FilterPanel store={store} />
        <DetailCard store={store} onClose={close} />
        <StateCard store={store} />
        <Legend />
        <HoverSummary store={store} />
      </>
    );
  }, [store]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !store.$selected.get()) return;
    // Esc closes an open popover first.
    if (event.target instanceof Element && event.target.closest("[popover]:not(.airview-map)")) return;
    event.preventDefault();
    if (store.$selected.get()?.stop) store.clearStop();
    else letGo(frame.current, store.clear);
  };
  const skipMap = () => frame.current?.querySelector<HTMLElement>("[data-search]")?.focus();

  return (
    // Esc clears the selection wherever the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="airview" ref={frame} onKeyDown={handleKey}>
      <button type="button" className="airview-skip" onClick={skipMap}>
        {texts.skipMap}
      </button>
      <Paper store={store} />
      <AirviewMap store={store} frame={frame}>
        {panels}
      </AirviewMap>
      <Announcer store={store} />
    </div>
  );
}

function Paper({ store }: { readonly store: Airview }) {
  const book = useStore(store.$book);
  return <PaperHead title={texts.title} what={book ? texts.count(formatNumber(book.routes.length)) : ""} />;
}

/** Closes the detail card; a focus inside it moves to the list of routes, or to the map. */
function letGo(frame: HTMLElement | null, clear: () => void): void {
  const active = frame && activeElementBeside(frame);
  const isInside = active?.closest(".airview-detail") ?? null;
  clear();
  if (frame && isInside) {
    const next =
      frame.querySelector<HTMLElement>(".airview-routes") ?? frame.querySelector<HTMLElement>(".sh-map-canvas");
    next?.focus({ preventScroll: true });
  }
}
