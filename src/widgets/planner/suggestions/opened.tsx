import { useStore } from "@nanostores/react";
import { type ReactNode, useId, useMemo, useState } from "react";
import eyeOffIcon from "lucide-static/icons/eye-off.svg?raw";
import sendIcon from "lucide-static/icons/message-square-share.svg?raw";
import { formatKurus } from "../../../core/billing/money.ts";
import type { PlannerLimits } from "../../../core/planner/boarding.ts";
import type { NearerStop } from "../../../core/planner/nearer-stops.ts";
import { walkingMinutes } from "../../../core/planner/network.ts";
import type { RoutePair } from "../../../core/planner/route-pairs.ts";
import { formatMonth, formatWeekday } from "../../../core/text/format-date.ts";
import { formatDay, formatDistance, formatNumber, missing } from "../../../core/text/format.ts";
import { toUtcMidnight, toWeekday } from "../../../core/time/day.ts";
import { StackedBars } from "../../kit/chart/bars/stacked-bars.tsx";
import { ChartLegend } from "../../kit/chart/chart-legend.tsx";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { DismissDialog, SendDialog } from "./suggestion-dialogs.tsx";
import { type TwoMaps, toPairMaps, toStopMaps } from "./suggestion-maps.model.ts";
import { suggestionMessages as texts } from "./suggestions.messages.ts";
import {
  type ComparedRow,
  earlierBy,
  minutesText,
  namesOf,
  subjectOf,
  titleOf,
  toPairRows,
  toProviderText,
  toStopRows,
  walksOf,
  waysOf,
} from "./suggestions.model.ts";
import type { Suggestion, Suggestions } from "./suggestions.store.ts";

// A separate chunk, because Leaflet and the base map are several times as large as the rest.
const mapCode = lazyModule(() => import("./suggestion-map.tsx"));

interface OpenedProps {
  readonly store: Suggestions;
  readonly suggestion: Suggestion;
  /** People who are given a nearer stop together. */
  readonly together: number;
}

/** An opened suggestion: today beside it, what it rests on, what isn't known, and the text for the provider. */
export function Opened({ store, suggestion, together }: OpenedProps) {
  const limits = useStore(store.$limits) ?? { walkingDistance: null, duration: null };
  const bookings = useStore(store.$bookings);
  const sent = useStore(store.choices.$sent)[suggestion.id];
  const [dialog, setDialog] = useState<"send" | "dismiss" | null>(null);
  const id = useId();
  const text = toProviderText(suggestion, bookings?.days ?? []);
  const { routeId, name } = subjectOf(suggestion);
  return (
    <section className="suggestion-opened" aria-labelledby={id}>
      <header className="suggestion-head">
        <div>
          <h3 id={id}>{titleOf(suggestion)}</h3>
          <p>{toSentence(suggestion)}</p>
        </div>
        <div className="suggestion-actions">
          {sent !== undefined && <Chip kind="ok">{texts.sent(formatDay(sent))}</Chip>}
          <button type="button" className="button" onClick={() => setDialog("dismiss")}>
            <Icon of={eyeOffIcon} />
            {texts.dismiss}
          </button>
          {sent === undefined && (
            <button type="button" className="button primary" onClick={() => setDialog("send")}>
              <Icon of={sendIcon} />
              {texts.send}
            </button>
          )}
        </div>
      </header>
      {suggestion.kind === "pair" ? (
        <OpenedPair store={store} pair={suggestion.pair} limits={limits} />
      ) : (
        <OpenedStop nearer={suggestion.nearer} limits={limits} together={together} />
      )}
      <footer className="suggestion-text">
        <h4>{texts.providerText}</h4>
        <blockquote>{text}</blockquote>
        <p>
          {texts.asFeedback(name)} {suggestion.kind === "pair" ? texts.pairContains : texts.stopContains}
        </p>
      </footer>
      {dialog === "send" && (
        <SendDialog
          suggestion={suggestion}
          form={store.formOf(suggestion.id, routeId, text)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "dismiss" && (
        <DismissDialog suggestion={suggestion} choices={store.choices} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}

function toSentence(suggestion: Suggestion): string {
  if (suggestion.kind === "pair") {
    const { morning, evening } = suggestion.pair;
    return texts.pairText[morning && evening ? "both" : morning ? "morning" : "evening"];
  }
  const { changes, gain } = suggestion.nearer;
  return texts.stopText(changes[0]?.way.name ?? missing, formatDistance(gain), minutesText(walkingMinutes(gain)));
}

interface OpenedPairProps {
  readonly store: Suggestions;
  readonly pair: RoutePair;
  readonly limits: PlannerLimits;
}

function OpenedPair({ store, pair, limits }: OpenedPairProps) {
  const invoice = useStore(store.$invoice);
  const bookings = useStore(store.$bookings);
  const { extraRide } = useStore(store.choices.$thresholds);
  const [way] = waysOf(pair);
  const maps = useMemo(() => (way ? toPairMaps(way) : null), [way]);
  if (!way || !maps) return null;
  const { larger, smaller } = namesOf(pair);
  const month = formatMonth(toUtcMidnight(`${invoice.month}-15`));
  const { capacity } = way.larger;
  const [seats, all] = [capacity ?? 0, (capacity ?? 0) + (way.smaller.capacity ?? 0)];
  const days = bookings?.days ?? [];
  const failed = bookings?.failed ?? 0;
  const earlier = earlierBy(pair);
  const series = [
    { name: larger, values: way.weekdays.map((day) => day.larger), color: "--shuttle-chart-1" as const },
    { name: smaller, values: way.weekdays.map((day) => day.smaller), color: "--shuttle-evening" as const },
  ];
  return (
    <>
      <Maps
        maps={maps}
        titles={[texts.today, texts.merged]}
        notes={[
          texts.vehicles(formatNumber(2), formatNumber(all)),
          texts.vehicles(formatNumber(1), formatNumber(seats)),
        ]}
      />
      <ul className="suggestion-legend">
        <li className="larger">{larger}</li>
        <li className="smaller">{smaller}</li>
        <li className="merged">{texts.legend.merged}</li>
        <li className="left">{texts.legend.left}</li>
      </ul>
      <div className="suggestion-halves">
        <Compared
          title={texts.pairTable}
          heads={[texts.today, texts.merged]}
          rows={toPairRows({ pair, limits, invoice, month, extraRide })}
        />
        <div>
          <h4>{texts.chart.title[way.larger.period]}</h4>
          <ChartLegend items={series} />
          <p className="suggestion-usable">{texts.chart.usable(formatNumber(pair.usableSeats))}</p>
          <StackedBars
            label={texts.chart.title[way.larger.period]}
            summary={texts.chart.summary(formatNumber(pair.usableSeats))}
            rowHeading={texts.chart.weekday}
            totalName={texts.chart.sum}
            categories={way.weekdays.map(({ day }) => ({ label: formatWeekday(toWeekday(day)) }))}
            series={series}
            limit={pair.usableSeats}
            formatValue={(value) => formatNumber(value)}
          />
          <p className="suggestion-note">
            {texts.chart.note(
              formatDay(days[0] ?? ""),
              formatDay(days.at(-1) ?? ""),
              formatNumber(days.length - failed),
            )}{" "}
            {texts.chart.reserve(formatNumber(seats), formatNumber(seats - pair.usableSeats))}
          </p>
        </div>
      </div>
      <div className="suggestion-halves suggestion-reasons">
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

interface OpenedStopProps {
  readonly nearer: NearerStop;
  readonly limits: PlannerLimits;
  readonly together: number;
}

function OpenedStop({ nearer, limits, together }: OpenedStopProps) {
  const maps = useMemo(() => toStopMaps(nearer), [nearer]);
  const [change, evening] = nearer.changes;
  if (!change) return null;
  const { today, stop } = change;
  const walk = walksOf(nearer);
  return (
    <>
      {maps && (
        <Maps
          maps={maps}
          titles={[texts.today, texts.suggested]}
          notes={[
            texts.stopAt(today.stop.letter, formatDistance(walk.today)),
            texts.stopAt(stop.letter, formatDistance(walk.suggested)),
          ]}
        />
      )}
      <div className="suggestion-halves">
        <Compared title={texts.stopTable} heads={[texts.today, texts.suggested]} rows={toStopRows(nearer, limits)} />
        <div className="suggestion-column">
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
  readonly maps: TwoMaps;
  readonly titles: readonly [string, string];
  readonly notes: readonly [string, string];
}

function Maps({ maps, titles, notes }: MapsProps) {
  return (
    <div className="suggestion-maps">
      {([maps.today, maps.next] as const).map((content, index) => {
        const [title, note] = [titles[index] ?? "", notes[index] ?? ""];
        return (
          <figure key={title}>
            <figcaption>
              <strong>{title}</strong>
              <span>{note}</span>
            </figcaption>
            <LatePart code={mapCode} failedTitle={title} skeleton={<Skeleton height={232} />}>
              {({ SuggestionMap }) => (
                <SuggestionMap label={texts.mapOf(`${title}, ${note}`)} content={content} bounds={maps.bounds} />
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
      <table className="suggestion-table" aria-labelledby={id}>
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
          {rows.map(({ label, today, next, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{today}</td>
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
      <ul className="suggestion-points">
        {points.map((point, index) => (
          // The index is a stable key: the points of a suggestion never change their order.
          <li key={index}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
