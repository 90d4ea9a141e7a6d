import type { MapPoint } from "../../kit/map/types.ts";
import type { Airview } from "../airview.store.ts";
import { type Summary, toHomeSummary, toRouteSummary, toStopSummary } from "./hover.model.ts";
import { parseStopId } from "./lines.model.ts";

const homePrefix = "home/";

/** Translates pointer events of the map into calls of the store. */
export function createMapEvents(store: Airview) {
  const { $hover, $highlighted } = store;

  const summaryOfStop = (id: string): Summary | null => {
    const [routeId, index] = parseStopId(id);
    const route = store.$book.get()?.byId.get(routeId);
    return route ? toStopSummary(route, index) : null;
  };
  const summaryOfLine = (id: string): Summary | null => {
    const route = store.$book.get()?.byId.get(Number(id));
    return route ? toRouteSummary(route) : null;
  };
  const summaryOfMarker = (id: string): Summary | null => {
    if (!id.startsWith(homePrefix)) return summaryOfStop(id);
    const selected = store.$selected.get();
    return selected ? toHomeSummary(selected, id.slice(homePrefix.length)) : null;
  };
  /** `prefix` names the source: a summary is removed only by the source that has shown it. */
  const hover = (prefix: string, toSummary: (id: string) => Summary | null) => (id: string | null, at: MapPoint) => {
    const before = $hover.get();
    if (id === null) {
      if (before?.id.startsWith(prefix)) $hover.set(null);
      return;
    }
    const hoverId = prefix + id;
    const summary = before?.id === hoverId ? before.summary : toSummary(id);
    $hover.set(summary && { id: hoverId, summary, at });
  };
  const hoverLine = hover("line:", summaryOfLine);
  const toggleStop = (id: string) => store.toggleStop(...parseStopId(id));

  return {
    onLineHover(id: string | null, at: MapPoint) {
      hoverLine(id, at);
      $highlighted.set(id);
    },
    onLineSelect: (id: string) => store.selectRoute(Number(id)),
    onPinHover: hover("stop:", summaryOfStop),
    onPinSelect: toggleStop,
    onMarkerFocus: hover("marker:", summaryOfMarker),
    onMarkerSelect(id: string) {
      if (/^\d/.test(id)) toggleStop(id);
      else if (id.startsWith(homePrefix)) store.togglePerson(id.slice(homePrefix.length));
    },
  };
}
