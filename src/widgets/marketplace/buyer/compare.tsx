import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import { comparedLimit, type LineStore } from "../../../core/marketplace/line/line-store.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { LiveRegion } from "../../kit/feedback/panel.tsx";
import { compareMessages as texts } from "../marketplace.messages.ts";
import { toLineName } from "../marketplace.model.ts";

interface ToggleProps {
  readonly lineStore: LineStore;
  readonly line: MarketplaceLine;
}

/** Adds a line to the comparison or removes it. */
export function CompareToggle({ lineStore, line }: ToggleProps) {
  const compared = useStore(lineStore.$compared);
  const isCompared = compared.some(({ id }) => id === line.id);
  const isFull = !isCompared && compared.length >= comparedLimit;
  return (
    <label className="compare-toggle inline-row gap-8 muted" title={isFull ? texts.full : undefined}>
      <input
        type="checkbox"
        checked={isCompared}
        disabled={isFull}
        aria-label={texts.toggleLine(toLineName(line))}
        onChange={() => lineStore.toggleCompared(line)}
      />
      <span aria-hidden="true">{texts.toggle}</span>
    </label>
  );
}

/** Compares the first lines with one click; hidden once a person has chosen other lines. */
export function CompareFirst({ lineStore }: { readonly lineStore: LineStore }) {
  const compared = useStore(lineStore.$compared);
  const { lines } = useStore(lineStore.lines.$view);
  const count = Math.min(lines.length, comparedLimit);
  if (count < 2 || compared.some(({ id }, index) => id !== lines[index]?.id)) return null;
  return (
    <button type="button" className="button small" aria-haspopup="dialog" onClick={lineStore.compareFirst}>
      {texts.compareFirst(formatNumber(count))}
    </button>
  );
}

/** The number of lines to compare, and the button that opens the comparison. */
export function CompareBar({ lineStore }: { readonly lineStore: LineStore }) {
  const { length } = useStore(lineStore.$compared);
  const id = useId();
  if (length === 0) return null;
  return (
    <div className="compare-bar row wrap" role="group" aria-label={texts.bar}>
      <LiveRegion className="compare-count">
        <b>{texts.count(formatNumber(length))}</b>
        {length === 1 && (
          <span className="subtle" id={id}>
            {texts.oneMore}
          </span>
        )}
        {length === comparedLimit && <span className="subtle">{texts.full}</span>}
      </LiveRegion>
      <TransientButton className="link" onClick={() => lineStore.clearCompared()}>
        {texts.clear}
      </TransientButton>
      <button
        type="button"
        className="button primary small"
        disabled={length < 2}
        aria-describedby={length === 1 ? id : undefined}
        aria-haspopup="dialog"
        onClick={() => lineStore.compare(true)}
      >
        {texts.compare}
      </button>
    </div>
  );
}
