import { useStore } from "@nanostores/react";
import { type ReactNode, useId, useState } from "react";
import footprintsIcon from "lucide-static/icons/footprints.svg?raw";
import mergeIcon from "lucide-static/icons/merge.svg?raw";
import { formatAmount } from "../../../core/billing/money.ts";
import { formatDay, formatDistance, formatNumber } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { suggestionMessages as texts } from "../planner.messages.ts";
import { usePairReason } from "./suggestion-figures.tsx";
import { namesOf, titleOf, toPairLine, toStopLine, walksOf } from "./suggestions.model.ts";
import type { Suggestion, Suggestions } from "./suggestions.store.ts";

/** Rows shown at first; the others after a press. */
const firstRows = 8;

interface RowsProps {
  readonly store: Suggestions;
  readonly kind: Suggestion["kind"];
  readonly items: readonly Suggestion[] | null;
  readonly openedId: string | null;
  /** Below its row, where there is no room beside the list. */
  readonly detail: ReactNode;
}

/** A kind of suggestions, the opened one marked. */
export function Rows({ store, kind, items, openedId, detail }: RowsProps) {
  const [isWhole, setWhole] = useState(false);
  const pairReason = usePairReason(store);
  const id = useId();
  const isPairs = kind === "pair";
  const shown = isWhole ? items : items?.slice(0, firstRows);
  const more = (items?.length ?? 0) - (shown?.length ?? 0);
  return (
    <section aria-labelledby={id}>
      <header className="suggestion-group row split gap-8">
        <h3 id={id}>
          {isPairs ? texts.pairList : texts.stopList}{" "}
          {items && <span className="suggestion-count">{formatNumber(items.length)}</span>}
        </h3>
        {/* What the figure at the right means. */}
        <span className="subtle">{isPairs ? texts.pairValue : texts.stopValue}</span>
      </header>
      {items === null ? (
        isPairs && pairReason === texts.reason.bookings ? (
          <p className="suggestion-note subtle text-xs">{texts.pairsUnknown}</p>
        ) : (
          <SkeletonPanel>
            <Skeleton height={132} shape="rows" />
          </SkeletonPanel>
        )
      ) : items.length === 0 ? (
        <p className="suggestion-note subtle text-xs">{isPairs ? texts.noPairs : texts.noStops}</p>
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
          <TransientButton className="button block" onClick={() => setWhole(true)}>
            {texts.more(formatNumber(more))}
          </TransientButton>
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

function toWords(item: Suggestion) {
  if (item.kind === "pair") {
    const { larger, smaller } = namesOf(item.pair);
    const { amount } = item.pair;
    return {
      names: [smaller, larger],
      line: toPairLine(item.pair),
      value: formatAmount(amount),
      note: amount === null ? null : texts.perMonth,
    };
  }
  const { today, suggested } = walksOf(item.nearer);
  return {
    names: [item.nearer.person.name],
    line: toStopLine(item.nearer),
    value: formatDistance(item.nearer.gain),
    note: texts.walks(formatNumber(today), formatDistance(suggested)),
  };
}

function Row({ store, item, isOpen }: RowProps) {
  const sent = useStore(store.choices.$sent)[item.id];
  const { names, line, value, note } = toWords(item);
  return (
    <button
      type="button"
      className={isOpen ? "suggestion-row open" : "suggestion-row"}
      aria-expanded={isOpen}
      onClick={() => store.open(item.id)}
    >
      <span className="suggestion-sign center">
        <Icon of={item.kind === "pair" ? mergeIcon : footprintsIcon} size="small" />
      </span>
      <span className="suggestion-names grid min-0">
        {names.map((name) => (
          <strong key={name} className="weight-medium">
            {name}
          </strong>
        ))}
        <small>{line}</small>
        {sent !== undefined && <Chip kind="ok">{texts.sent(formatDay(sent))}</Chip>}
      </span>
      <span className="suggestion-value">
        <strong>{value}</strong>
        {note !== null && <small>{note}</small>}
      </span>
    </button>
  );
}

/** What was dismissed, to be restored. */
export function Dismissed({ store }: { readonly store: Suggestions }) {
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
          <li key={item.id} className="row split gap-12">
            <span>
              {titleOf(item)}
              <small>{[texts.dismissReasons[reason], note].filter(Boolean).join(": ")}</small>
            </span>
            <TransientButton className="button small" onClick={() => store.choices.restore(item.id)}>
              {texts.restore}
            </TransientButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
