import { type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import { formatNumber } from "../../../core/text/format.ts";
import { seatMessages } from "../../shared/seats/seats.messages.ts";
import { type MapHandle, MapView } from "../../kit/map/map.tsx";
import { type LegendRow, MapLegend } from "../../kit/map/legend.tsx";
import type { PictureSource } from "../../kit/print/paper-picture.tsx";
import { plannerListMessages as texts } from "../planner.messages.ts";
import { crowdColor, notPlacedSign, toCrowds, toListPicture } from "./list-map.model.ts";
import type { ListResult } from "./list-result.store.ts";
import { type RouteUse, toRouteUses } from "./list.model.ts";

interface SideProps {
  readonly result: ListResult;
  /** Number of the selected row. */
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
  readonly map: Ref<PictureSource>;
}

/** Beside the table: the map, and below it what is left on each route. */
export function ResultSide(props: SideProps) {
  return (
    <div className="place-list-side min-0">
      <ListMap {...props} />
      <RouteUses result={props.result} />
    </div>
  );
}

const boundsOf = (entries: ListResult["entries"]) => toListPicture(entries, toCrowds(entries, firstZoom), null).bounds;

/** Zoom levels at which circles are joined anew: a step smaller than that joins the same ones. */
const zoomStep = 0.5;
const firstZoom = 10;

function ListMap({ result: { entries }, selected, onSelect, map }: SideProps) {
  const [zoom, setZoom] = useState(firstZoom);
  const crowds = useMemo(() => toCrowds(entries, zoom), [entries, zoom]);
  const picture = useMemo(() => toListPicture(entries, crowds, selected), [entries, crowds, selected]);
  const wanted = useMemo(() => boundsOf(entries), [entries]);
  // The view stays while only seats change, so that the map doesn't move under the person's hand.
  const [bounds, setBounds] = useState(wanted);
  if (JSON.stringify(bounds) !== JSON.stringify(wanted)) setBounds(wanted);
  const handle = useRef<MapHandle>(null);
  useImperativeHandle(
    map,
    () => ({ take: async () => (await handle.current?.toPicture({ ...paper, bounds })) ?? null }),
    [bounds],
  );
  const select = (id: string) => {
    const rows = [...crowds.placed, ...crowds.unplaced].find((crowd) => crowd.id === id)?.rows ?? [];
    // A circle of several people leads from one to the next.
    const next = rows[rows.indexOf(selected ?? 0) + 1] ?? rows[0];
    if (next !== undefined) onSelect(next);
  };
  return (
    <>
      <div className="place-list-map">
        <MapView
          ref={handle}
          label={texts.map}
          bounds={bounds}
          boundsMargin={margin}
          lines={picture.lines}
          markers={picture.markers}
          onMarkerSelect={select}
          onView={(view) => setZoom(Math.round(view.zoom / zoomStep) * zoomStep)}
        />
      </div>
      <MapLegend label={texts.legend} rows={legendRows()} isBelow />
    </>
  );
}

/** Size of the picture on paper, px. */
const paper = { width: 1000, height: 520 };

/** px, so that no circle is cut off at the edge. */
const margin = { top: 40, right: 40, bottom: 40, left: 40 };

const legendRows = (): readonly LegendRow[] => [
  { sample: { kind: "pin", color: crowdColor }, text: texts.legendPlaced },
  { sample: { kind: "sign", sign: notPlacedSign }, text: texts.legendUnplaced },
  { sample: { kind: "line", role: "walk" }, text: texts.legendWay },
];

function RouteUses({ result: { data, entries } }: Pick<SideProps, "result">) {
  const uses = useMemo(() => toRouteUses(data.network, entries), [data, entries]);
  return (
    <section className="place-list-uses text-sm" aria-label={texts.byRoute}>
      <table className="table-full">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <h3 className="strong">{texts.byRoute}</h3>
            </th>
            <th scope="col" className="end">
              {texts.added}
            </th>
            <th scope="col" className="end">
              {texts.free}
            </th>
          </tr>
        </thead>
        <tbody>
          {uses.map((use) => (
            <tr key={use.routeUniqueId}>
              <th scope="row">{use.name}</th>
              <td>
                <UseBar use={use} />
              </td>
              <td className="end">+{formatNumber(use.added)}</td>
              <td className="end">
                <b>{formatNumber(use.free)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {uses.length === 0 ? (
        <p className="subtle">{texts.noRoutes}</p>
      ) : (
        <p className="place-list-key row gap-6 muted">
          <i className="regular" aria-hidden="true" />
          {seatMessages.passengers}
          <i className="added" aria-hidden="true" />
          {texts.fromList}
        </p>
      )}
    </section>
  );
}

const share = (part: number, { capacity, regular, added }: RouteUse) =>
  `${(100 * part) / Math.max(capacity ?? 0, regular + added, 1)}%`;

/** Regular passengers and people of the list of the vehicle's seats; hatched where these aren't known. */
function UseBar({ use }: { readonly use: RouteUse }) {
  const { regular, added, capacity } = use;
  const label = texts.bar(formatNumber(regular), formatNumber(added), formatNumber(capacity));
  return (
    <span className={capacity === null ? "place-list-use unknown" : "place-list-use"} role="img" aria-label={label}>
      {capacity !== null && (
        <>
          <i className="regular" style={{ width: share(regular, use) }} />
          <i className="added" style={{ width: share(added, use) }} />
        </>
      )}
    </span>
  );
}
