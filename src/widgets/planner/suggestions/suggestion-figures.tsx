import { useStore } from "@nanostores/react";
import { useId, useState } from "react";
import footprintsIcon from "lucide-static/icons/footprints.svg?raw";
import mergeIcon from "lucide-static/icons/merge.svg?raw";
import receiptIcon from "lucide-static/icons/receipt-text.svg?raw";
import rotateIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import { formatAmount } from "../../../core/billing/money.ts";
import { walkingMinutes } from "../../../core/planner/network.ts";
import { mostOf, type SuggestionThresholds } from "../../../core/planner/suggestion-choices.ts";
import { formatMonth } from "../../../core/text/format-date.ts";
import { formatDistance, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { toUtcMidnight } from "../../../core/time/day.ts";
import { TextField } from "../../kit/field/text-field.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { suggestionMessages as texts } from "../planner.messages.ts";
import { amountReason, medianGain, minutesText, sumAmounts } from "./suggestions.model.ts";
import type { Suggestion, Suggestions } from "./suggestions.store.ts";

export interface FoundProps {
  readonly store: Suggestions;
  /** Null: not computed yet. */
  readonly pairs: readonly Suggestion[] | null;
  readonly stops: readonly Suggestion[] | null;
}

/** Why the pairs aren't known. */
export function usePairReason({ $bookings, $invoice }: Suggestions): string {
  const bookings = useStore($bookings);
  const { status } = useStore($invoice);
  const isOver = bookings?.status === "cancelled" || bookings?.status === "complete";
  const isLost = bookings?.status === "cancelled" || bookings?.failed === bookings?.days.length;
  return status !== "loading" && isOver && isLost ? texts.reason.bookings : texts.reason.reading;
}

/** What all suggestions come to. */
export function Figures({ store, pairs, stops }: FoundProps) {
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
            note={network ? texts.ofPeople(formatNumber(network.people().size)) : texts.reason.reading}
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

/** The person that a suggestion is about; null: about routes. */
export const toPerson = (one: Suggestion) => (one.kind === "stop" ? one.nearer.person.id : null);

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
      <dt className="row gap-8 text-sm">
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

/** What a suggestion has to bring, and may cost. */
export function Thresholds({ store, isFolded }: { readonly store: Suggestions; readonly isFolded: boolean }) {
  const thresholds = useStore(store.choices.$thresholds);
  const [typed, setTyped] = useState(() => toTyped(thresholds));
  /** Those that `typed` belongs to; others come from elsewhere, and replace it. */
  const [known, setKnown] = useState(thresholds);
  if (thresholds !== known) {
    setKnown(thresholds);
    setTyped(toTyped(thresholds));
  }
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const change = (name: keyof SuggestionThresholds, text: string) => {
    setTyped({ ...typed, [name]: text });
    if (!isValid(text, mostOf[name])) return;
    const next = { ...thresholds, [name]: Number(text) };
    setKnown(next);
    store.choices.setThresholds(next);
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
        <button type="button" className="link" onClick={store.choices.resetThresholds}>
          <Icon of={rotateIcon} size="small" />
          {texts.reset}
        </button>
        <span className="suggestion-kept">{texts.keptHere}</span>
      </div>
    </div>
  );
}
