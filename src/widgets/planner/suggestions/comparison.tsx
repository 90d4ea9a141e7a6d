import { useStore } from "@nanostores/react";
import { type ReactNode, type RefObject, useId, useMemo } from "react";
import { formatKurus } from "../../../core/billing/money.ts";
import type { PlannerLimits } from "../../../core/planner/boarding.ts";
import type { NearerStop } from "../../../core/planner/nearer-stops.ts";
import type { PairedWay, RoutePair } from "../../../core/planner/route-pairs.ts";
import { formatMonth, formatWeekday } from "../../../core/text/format-date.ts";
import { formatDay, formatDistance, formatNumber } from "../../../core/text/format.ts";
import { toUtcMidnight, toWeekday } from "../../../core/time/day.ts";
import { PaperBars, StackedBars } from "../../kit/chart/stacked-bars.tsx";
import { ChartLegend } from "../../kit/chart/chart-legend.tsx";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { type PaperPicture, type PictureSource, PrintedMap } from "../../kit/print/paper-picture.tsx";
import { usePrinting } from "../../kit/print/paper.ts";
import { type TwoMaps, toPairMaps, toStopMaps } from "./suggestion-maps.model.ts";
import { suggestionMessages as texts } from "../planner.messages.ts";
import {
  type ComparedRow,
  earlierBy,
  minutesText,
  namesOf,
  toPairRows,
  toStopRows,
  walksOf,
  waysOf,
} from "./suggestions.model.ts";
import type { Suggestions } from "./suggestions.store.ts";

// A separate chunk, because Leaflet and the base map are several times as large as the rest.
const mapCode = lazyModule(() => import("./suggestion-map.tsx"));

/** A map with its picture for paper. */
export interface PrintableMap {
  readonly map: RefObject<PictureSource | null>;
  readonly paper: PaperPicture;
}

/** Today's map and the suggestion's. */
type MapPair = readonly [PrintableMap, PrintableMap];

interface PairProps {
  readonly store: Suggestions;
  readonly pair: RoutePair;
  readonly limits: PlannerLimits;
  readonly maps: MapPair;
}

/** Two routes and the one that they could be. */
export function ComparedPair({ store, pair, limits, maps }: PairProps) {
  const invoice = useStore(store.$invoice);
  const bookings = useStore(store.$bookings);
  const { extraRide } = useStore(store.choices.$thresholds);
  const [way] = waysOf(pair);
  const contents = useMemo(() => (way ? toPairMaps(way) : null), [way]);
  if (!way || !contents) return null;
  const { larger, smaller } = namesOf(pair);
  const month = formatMonth(toUtcMidnight(`${invoice.month}-15`));
  const { capacity } = way.larger;
  const [seats, all] = [capacity ?? 0, (capacity ?? 0) + (way.smaller.capacity ?? 0)];
  const days = bookings?.days ?? [];
  const failed = bookings?.failed ?? 0;
  const earlier = earlierBy(pair);
  return (
    <>
      <Maps
        maps={maps}
        contents={contents}
        titles={[texts.today, texts.merged]}
        notes={[
          texts.vehicles(formatNumber(2), formatNumber(all)),
          texts.vehicles(formatNumber(1), formatNumber(seats)),
        ]}
      />
      <ul className="suggestion-legend wrap muted">
        <li className="larger">{larger}</li>
        <li className="smaller">{smaller}</li>
        <li className="merged">{texts.legend.merged}</li>
        <li className="left">{texts.legend.left}</li>
      </ul>
      <div className="suggestion-halves grid gap-12">
        <Compared
          title={texts.pairTable}
          heads={[texts.today, texts.merged]}
          rows={toPairRows({ pair, limits, invoice, month, extraRide })}
        />
        <div>
          <PeakChart pair={pair} way={way} />
          <p className="suggestion-note subtle text-xs">
            {texts.chart.note(
              formatDay(days[0] ?? ""),
              formatDay(days.at(-1) ?? ""),
              formatNumber(days.length - failed),
            )}{" "}
            {texts.chart.reserve(formatNumber(seats), formatNumber(seats - pair.usableSeats))}
          </p>
        </div>
      </div>
      <div className="suggestion-halves suggestion-reasons grid gap-12">
        <Points title={texts.how} points={texts.howPair} />
        <Points
          title={texts.unknown}
          points={[
            ...texts.unknownPair(
              earlier === null ? null : minutesText(earlier),
              pair.amount === null ? null : formatKurus(pair.amount),
            ),
            ...(failed > 0 ? [texts.unknownDays(formatNumber(failed))] : []),
          ]}
        />
      </div>
    </>
  );
}

/** The busiest of each weekday in one direction, beside the seats that can be used. */
function PeakChart({ pair, way }: { readonly pair: RoutePair; readonly way: PairedWay }) {
  const isPrinting = usePrinting();
  const { larger, smaller } = namesOf(pair);
  const title = texts.chart.title[way.larger.period];
  const series = [
    { name: larger, values: way.weekdays.map((day) => day.larger), color: "--shuttle-chart-1" as const },
    { name: smaller, values: way.weekdays.map((day) => day.smaller), color: "--shuttle-chart-2" as const },
  ];
  const bars = {
    label: title,
    categories: way.weekdays.map((peak) => {
      const weekday = formatWeekday(toWeekday(peak.day));
      return { label: weekday, fullLabel: weekday, note: formatNumber(peak.larger + peak.smaller) };
    }),
    series,
    showTotals: false,
    limit: pair.usableSeats,
  };
  return (
    <>
      <h4>{title}</h4>
      <ChartLegend items={series} />
      <p className="suggestion-usable">{texts.chart.usable(formatNumber(pair.usableSeats))}</p>
      {isPrinting ? (
        <PaperBars {...bars} width={300} height={170} format={(value) => formatNumber(value)} />
      ) : (
        <StackedBars
          {...bars}
          summary={texts.chart.summary(formatNumber(pair.usableSeats))}
          rowHeading={texts.chart.weekday}
          totalName={texts.chart.sum}
          formatValue={(value) => formatNumber(value)}
        />
      )}
    </>
  );
}

interface StopProps {
  readonly nearer: NearerStop;
  readonly limits: PlannerLimits;
  /** People who are given a nearer stop together. */
  readonly together: number;
  readonly maps: MapPair;
}

/** Somebody's stop and the nearer one. */
export function ComparedStop({ nearer, limits, together, maps }: StopProps) {
  const contents = useMemo(() => toStopMaps(nearer), [nearer]);
  const [change, evening] = nearer.changes;
  if (!change) return null;
  const { today, stop } = change;
  const walk = walksOf(nearer);
  return (
    <>
      {contents && (
        <Maps
          maps={maps}
          contents={contents}
          titles={[texts.today, texts.suggested]}
          notes={[
            texts.stopAt(today.stop.letter, formatDistance(walk.today)),
            texts.stopAt(stop.letter, formatDistance(walk.suggested)),
          ]}
        />
      )}
      <div className="suggestion-halves grid gap-12">
        <Compared title={texts.stopTable} heads={[texts.today, texts.suggested]} rows={toStopRows(nearer, limits)} />
        <div className="suggestion-column grid">
          <Points
            title={texts.how}
            points={[
              texts.howStop(formatNumber(together)),
              ...(nearer.isSameVehicle ? [texts.howSameVehicle] : []),
              ...(evening ? [texts.howEvening(evening.stop.letter, formatDistance(evening.walk.suggested))] : []),
            ]}
          />
          <Points title={texts.unknown} points={texts.unknownStop} />
        </div>
      </div>
    </>
  );
}

interface MapsProps {
  readonly maps: MapPair;
  readonly contents: TwoMaps;
  /** Of today's map and of the suggestion's. */
  readonly titles: readonly [string, string];
  readonly notes: readonly [string, string];
}

function Maps({ maps, contents, titles, notes }: MapsProps) {
  return (
    <div className="suggestion-maps grid gap-12">
      {([0, 1] as const).map((index) => {
        const content = index === 0 ? contents.today : contents.next;
        const [title, note] = [titles[index], notes[index]];
        const { map, paper } = maps[index];
        return (
          <figure key={title} className={paper.picture ? "pictured" : undefined}>
            <figcaption className="split gap-8">
              <strong>{title}</strong>
              <span>{note}</span>
            </figcaption>
            {paper.picture && <PrintedMap picture={paper.picture} />}
            <LatePart code={mapCode} failedTitle={title} skeleton={<Skeleton height={232} />}>
              {({ SuggestionMap }) => (
                <SuggestionMap
                  ref={map}
                  label={texts.mapOf(`${title}, ${note}`)}
                  content={content}
                  bounds={contents.bounds}
                />
              )}
            </LatePart>
          </figure>
        );
      })}
    </div>
  );
}

interface ComparedProps {
  readonly title: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly ComparedRow[];
}

function Compared({ title, heads, rows }: ComparedProps) {
  const id = useId();
  return (
    <div>
      <h4 id={id}>{title}</h4>
      <table className="suggestion-table text-sm table-full" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.row}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, today, todayNote, next, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {today}
                {todayNote && <small>{todayNote}</small>}
              </td>
              <td>
                <strong>{next}</strong>
                {note && <small>{note}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly ReactNode[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className="suggestion-points muted text-sm grid gap-6">
        {points.map((point, index) => (
          // The index is a stable key: the points of a suggestion never change their order.
          <li key={index} className="grid gap-10">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
