import { useStore } from "@nanostores/react";
import { type ReactNode, useId, useState } from "react";
import footprintsIcon from "lucide-static/icons/footprints.svg?raw";
import mergeIcon from "lucide-static/icons/merge.svg?raw";
import receiptIcon from "lucide-static/icons/receipt-text.svg?raw";
import rotateIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import { formatAmount } from "../../../core/billing/money.ts";
import { toHelp } from "../../../core/http/errors.ts";
import { freeSeats, walkingMinutes } from "../../../core/planner/network.ts";
import { defaultThresholds, mostOf, type SuggestionThresholds } from "../../../core/planner/suggestion-choices.ts";
import { formatMonth } from "../../../core/text/format-date.ts";
import { formatDay, formatDistance, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { toUtcMidnight } from "../../../core/time/day.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { EmptyPanel, FailedPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { useRecords } from "../../kit/table/records/use-records.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { plannerMessages } from "../planner.messages.ts";
import type { PlannerProps } from "../planner.view.tsx";
import { Opened } from "./opened.tsx";
import css from "./suggestions.css?inline";
import { suggestionMessages as texts } from "./suggestions.messages.ts";
import {
  amountReason,
  medianGain,
  minutesText,
  namesOf,
  sumAmounts,
  titleOf,
  toPairLine,
  toStopLine,
  walksOf,
} from "./suggestions.model.ts";
import type { Suggestion, Suggestions } from "./suggestions.store.ts";

const ownStyles = styles(css);

/** "Öneriler": nearer stops and routes that could be one, with what they rest on. */
export function SuggestionsView({ store }: PlannerProps) {
  useStyles(ownStyles);
  const load = useStore(store.data.$load);
  const { suggestions } = store;
  const { pairs, stops } = useStore(suggestions.$open);
  const { slot, isRecords: isNarrow } = useRecords();
  if (load.status === "failed") {
    return (
      <div className="card" part="card">
        <FailedPanel
          title={plannerMessages.failed}
          help={toHelp(load.error)}
          onRetry={() => void store.data.refresh()}
          isRetrying={load.isRetrying}
        />
      </div>
    );
  }
  return (
    <div className="slot suggestions" ref={slot}>
      <div className="card suggestion-figures" part="card">
        <Figures store={suggestions} pairs={pairs} stops={stops} />
        <Thresholds store={suggestions} isFolded={isNarrow} />
      </div>
      <Body store={suggestions} pairs={pairs} stops={stops} isNarrow={isNarrow} />
      <Foot store={suggestions} />
    </div>
  );
}

interface FoundProps {
  readonly store: Suggestions;
  /** Null: not computed yet. */
  readonly pairs: readonly Suggestion[] | null;
  readonly stops: readonly Suggestion[] | null;
}

/** Why the pairs aren't known. */
function usePairReason({ $bookings, $invoice }: Suggestions): string {
  const bookings = useStore($bookings);
  const { status } = useStore($invoice);
  const isOver = bookings?.status === "cancelled" || bookings?.status === "complete";
  const isLost = bookings?.status === "cancelled" || bookings?.failed === bookings?.days.length;
  return status !== "loading" && isOver && isLost ? texts.reason.bookings : texts.reason.reading;
}

function Figures({ store, pairs, stops }: FoundProps) {
  const network = useStore(store.$network);
  const invoice = useStore(store.$invoice);
  const pairReason = usePairReason(store);
  const median = stops && medianGain(stops);
  const amount = pairs && sumAmounts(pairs);
  const month = formatMonth(toUtcMidnight(`${invoice.month}-15`));
  return (
    <dl className="suggestion-tiles">
      {store.isAboutPeople && (
        <>
          <Tile
            icon={footprintsIcon}
            label={texts.figures.people}
            value={stops === null ? missing : formatNumber(new Set(stops.map(toPerson)).size)}
            unit={texts.person}
            note={network ? texts.ofPeople(formatNumber(network.people.size)) : texts.reason.reading}
          />
          <Tile
            icon={routeIcon}
            label={texts.figures.walk}
            value={median === null ? missing : formatNumber(median)}
            unit={median === null ? "" : "m"}
            note={
              stops === null
                ? texts.reason.reading
                : median === null
                  ? texts.noStops
                  : texts.minutesLess(minutesText(walkingMinutes(median)))
            }
          />
        </>
      )}
      <Tile
        icon={mergeIcon}
        label={texts.figures.routes}
        value={pairs === null ? missing : formatNumber(2 * pairs.length)}
        unit={pairs === null ? "" : texts.route}
        note={pairs === null ? pairReason : texts.pairs(formatNumber(pairs.length))}
      />
      <Tile
        icon={receiptIcon}
        label={texts.figures.amount}
        value={formatAmount(amount)}
        unit={amount === null ? "" : "TL"}
        note={
          pairs === null
            ? pairReason
            : pairs.length === 0
              ? texts.noPairs
              : amount === null
                ? amountReason(invoice)
                : texts.ofInvoice(month)
        }
      />
    </dl>
  );
}

const toPerson = (one: Suggestion) => (one.kind === "stop" ? one.nearer.person.id : null);

interface TileProps {
  readonly icon: string;
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly note: string;
}

function Tile({ icon, label, value, unit, note }: TileProps) {
  return (
    <div>
      <dt>
        <Icon of={icon} />
        {label}
      </dt>
      <dd>
        <strong>{value}</strong> {unit}
        <small>{note}</small>
      </dd>
    </div>
  );
}

const thresholdNames = ["leastGain", "extraRide", "reserve"] as const;
const toTyped = (thresholds: SuggestionThresholds) => ({
  leastGain: String(thresholds.leastGain),
  extraRide: String(thresholds.extraRide),
  reserve: String(thresholds.reserve),
});
const isValid = (text: string, most: number) => /^\d{1,4}$/.test(text.trim()) && Number(text) <= most;

function Thresholds({ store, isFolded }: { readonly store: Suggestions; readonly isFolded: boolean }) {
  const thresholds = useStore(store.choices.$thresholds);
  const [typed, setTyped] = useState(() => toTyped(thresholds));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const change = (name: keyof SuggestionThresholds, text: string) => {
    setTyped({ ...typed, [name]: text });
    if (isValid(text, mostOf[name])) store.choices.setThresholds({ ...thresholds, [name]: Number(text) });
  };
  const reset = () => {
    setTyped(toTyped(defaultThresholds));
    store.choices.setThresholds(defaultThresholds);
  };
  const { leastGain, extraRide, reserve } = thresholds;
  return (
    <div className="suggestion-thresholds" role="group" aria-label={texts.thresholds}>
      <strong>{texts.thresholds}</strong>
      {isFolded && (
        <>
          <span>{[formatDistance(leastGain), minutesText(extraRide), formatPercent(reserve, 0)].join(", ")}</span>
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.change}
          </button>
        </>
      )}
      <div id={id} hidden={isFolded && !isOpen}>
        {thresholdNames.map((name) => (
          <TextField
            key={name}
            label={texts.threshold[name]}
            value={typed[name]}
            inputMode="numeric"
            maxLength={4}
            error={isValid(typed[name], mostOf[name]) ? undefined : texts.range(formatNumber(mostOf[name]))}
            onChange={(text) => change(name, text)}
          />
        ))}
        <button type="button" className="link" onClick={reset}>
          <Icon of={rotateIcon} size="small" />
          {texts.reset}
        </button>
        <span className="suggestion-kept">{texts.keptHere}</span>
      </div>
    </div>
  );
}

const kinds = ["all", "pairs", "stops"] as const;
type Kind = (typeof kinds)[number];
const kindIcons: Readonly<Record<Kind, string | null>> = { all: null, pairs: mergeIcon, stops: footprintsIcon };

function Body({ store, pairs, stops, isNarrow }: FoundProps & { readonly isNarrow: boolean }) {
  const chosen = useStore(store.$opened);
  const [kind, setKind] = useState<Kind>("all");
  const shownPairs = kind === "stops" ? [] : pairs;
  const shownStops = kind === "pairs" ? [] : stops;
  const shown = [...(shownPairs ?? []), ...(shownStops ?? [])];
  const isComputing = pairs === null && stops === null;
  // Beside a list something is always open; below its row only what was chosen.
  const opened = shown.find(({ id }) => id === chosen) ?? (isNarrow ? null : (shown[0] ?? null));
  const detail = opened && (
    <Opened key={opened.id} store={store} suggestion={opened} together={new Set((stops ?? []).map(toPerson)).size} />
  );
  const rows = { store, openedId: opened?.id ?? null, detail: isNarrow ? detail : null };
  return (
    <div className="suggestion-body">
      <div className="card suggestion-list" part="card">
        {store.isAboutPeople && (
          <Segmented
            label={texts.shown}
            options={kinds.map((value) => ({
              value,
              label: texts.kinds[value],
              ...(kindIcons[value] ? { icon: kindIcons[value] } : {}),
            }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {kind !== "stops" && <Rows {...rows} title={texts.pairList} value={texts.pairValue} items={pairs} />}
        {kind !== "pairs" && store.isAboutPeople && (
          <Rows {...rows} title={texts.stopList} value={texts.stopValue} items={stops} />
        )}
        {!store.isAboutPeople && <p className="suggestion-note">{texts.peopleForAdministrators}</p>}
        <Dismissed store={store} />
      </div>
      {!isNarrow && (
        <div className="card suggestion-detail" part="card">
          {detail ??
            (isComputing ? (
              <SkeletonPanel>
                <Skeleton height={420} />
              </SkeletonPanel>
            ) : (
              <Nothing store={store} />
            ))}
        </div>
      )}
    </div>
  );
}

function Nothing({ store }: { readonly store: Suggestions }) {
  return (
    <EmptyPanel title={texts.none}>
      <button type="button" className="link" onClick={() => store.choices.setThresholds(defaultThresholds)}>
        {texts.reset}
      </button>
    </EmptyPanel>
  );
}

/** Rows shown at first; the others after a press. */
const firstRows = 8;

interface RowsProps {
  readonly store: Suggestions;
  readonly title: string;
  /** What the figure at the right means. */
  readonly value: string;
  readonly items: readonly Suggestion[] | null;
  readonly openedId: string | null;
  /** Below its row, where there is no room beside the list. */
  readonly detail: ReactNode;
}

function Rows({ store, title, value, items, openedId, detail }: RowsProps) {
  const [isWhole, setWhole] = useState(false);
  const pairReason = usePairReason(store);
  const id = useId();
  const isPairs = title === texts.pairList;
  const shown = isWhole ? items : items?.slice(0, firstRows);
  const more = (items?.length ?? 0) - (shown?.length ?? 0);
  return (
    <section aria-labelledby={id}>
      <header className="suggestion-group">
        <h3 id={id}>
          {title} {items && <span className="suggestion-count">{formatNumber(items.length)}</span>}
        </h3>
        <span>{value}</span>
      </header>
      {items === null ? (
        isPairs && pairReason === texts.reason.bookings ? (
          <p className="suggestion-note">{texts.pairsUnknown}</p>
        ) : (
          <SkeletonPanel>
            <Skeleton height={132} shape="rows" />
          </SkeletonPanel>
        )
      ) : items.length === 0 ? (
        <p className="suggestion-note">{isPairs ? texts.noPairs : texts.noStops}</p>
      ) : (
        <ul>
          {shown?.map((item) => (
            <li key={item.id}>
              <Row store={store} item={item} isOpen={item.id === openedId} />
              {item.id === openedId && detail}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <div className="suggestion-more">
          <button type="button" className="button block" onClick={() => setWhole(true)}>
            {texts.more(formatNumber(more))}
          </button>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly store: Suggestions;
  readonly item: Suggestion;
  readonly isOpen: boolean;
}

function Row({ store, item, isOpen }: RowProps) {
  const sent = useStore(store.choices.$sent)[item.id];
  const names = item.kind === "pair" ? namesOf(item.pair) : null;
  return (
    <button
      type="button"
      className={isOpen ? "suggestion-row open" : "suggestion-row"}
      aria-expanded={isOpen}
      onClick={() => store.open(item.id)}
    >
      <span className="suggestion-sign">
        <Icon of={item.kind === "pair" ? mergeIcon : footprintsIcon} size="small" />
      </span>
      <span className="suggestion-names">
        {item.kind === "pair" ? (
          <>
            <strong>{names?.smaller}</strong>
            <strong>{names?.larger}</strong>
            <small>{toPairLine(item.pair)}</small>
          </>
        ) : (
          <>
            <strong>{item.nearer.person.name}</strong>
            <small>{toStopLine(item.nearer)}</small>
          </>
        )}
        {sent !== undefined && <Chip kind="ok">{texts.sent(formatDay(sent))}</Chip>}
      </span>
      <span className="suggestion-value">
        {item.kind === "pair" ? (
          <>
            <strong>{formatAmount(item.pair.amount)}</strong>
            {item.pair.amount !== null && <small>{texts.perMonth}</small>}
          </>
        ) : (
          <>
            <strong>{formatDistance(item.nearer.gain)}</strong>
            <small>
              {texts.walks(formatNumber(walksOf(item.nearer).today), formatDistance(walksOf(item.nearer).suggested))}
            </small>
          </>
        )}
      </span>
    </button>
  );
}

function Dismissed({ store }: { readonly store: Suggestions }) {
  const { pairs, stops } = useStore(store.$all);
  const dismissed = useStore(store.choices.$dismissed);
  const [isShown, setShown] = useState(false);
  const id = useId();
  const items = [...(pairs ?? []), ...(stops ?? [])].flatMap((item) => {
    const dismissal = dismissed[item.id];
    return dismissal ? [{ item, dismissal }] : [];
  });
  if (items.length === 0) return null;
  return (
    <div className="suggestion-dismissed">
      <p>
        {texts.dismissedCount(formatNumber(items.length))}{" "}
        <button
          type="button"
          className="link"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </p>
      <ul id={id} hidden={!isShown}>
        {items.map(({ item, dismissal: { reason, note } }) => (
          <li key={item.id}>
            <span>
              {titleOf(item)}
              <small>{[texts.dismissReasons[reason], note].filter(Boolean).join(": ")}</small>
            </span>
            <button type="button" className="button small" onClick={() => store.choices.restore(item.id)}>
              {texts.restore}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Foot({ store }: { readonly store: Suggestions }) {
  const network = useStore(store.$network);
  if (!network) return null;
  const unknown = [...network.routes.values()].filter(({ morning, evening }) => {
    const way = morning ?? evening;
    return way !== null && freeSeats(way) === null;
  }).length;
  return (
    <p className="suggestion-foot">
      {texts.onceEach} {unknown > 0 && texts.unknownSeats(formatNumber(unknown))}
    </p>
  );
}
