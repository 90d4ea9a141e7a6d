import { useStore } from "@nanostores/react";
import type { LineDetail } from "../../../core/api/marketplace-detail.ts";
import { formatKurus, type Kurus } from "../../../core/billing/money.ts";
import { formatMoney, formatPercent } from "../../../core/text/format.ts";
import type { LineDesk } from "../../../core/marketplace/line/line-desk.ts";
import { discountPercent, hasDiscount } from "../../../core/marketplace/price.ts";
import { type PriceBar as Bar, priceBarLimit, toPriceBar } from "../../../core/marketplace/line/price-bar.ts";
import { toSaving } from "../../../core/marketplace/line/savings.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./price-part.css?inline";
import { priceMessages as texts } from "../marketplace.messages.ts";

const priceStyles = styles(css);

interface PricePartProps {
  readonly desk: LineDesk;
  readonly detail: LineDetail;
}

/** Price with and without discount, its position between minimum and maximum, and its difference from the present seat's cost. */
export function PricePart({ desk, detail }: PricePartProps) {
  useStyles(priceStyles);
  const scale = useStore(desk.lines.$view);
  const presentCost = useStore(desk.savings.$presentCost);
  const percent = discountPercent(detail);
  const saving = toSaving(presentCost, detail.price);
  return (
    <div className="detail-part grid gap-10">
      <p className="price-line wrap">
        <span className="visually-hidden">{texts.price} </span>
        <strong>{formatMoney(detail.price)}</strong>
        {hasDiscount(detail) && (
          <>
            <span className="visually-hidden">, {texts.before} </span>
            <s className="subtle">{formatMoney(detail.priceWithoutDiscount)}</s>
          </>
        )}
        {percent !== null && <Chip kind="accent">{texts.discount(formatPercent(percent))}</Chip>}
      </p>
      <PriceBar bar={toPriceBar(detail, scale)} price={detail.price} />
      {saving !== null && (
        <p className={saving < 0 ? "price-saving dearer text-sm weight-medium" : "price-saving text-sm weight-medium"}>
          {toSentence(saving)}
        </p>
      )}
      <p className="price-note subtle text-xs">
        {texts.note} {hasDiscount(detail) && texts.discountNote}
      </p>
    </div>
  );
}

function toSentence(saving: Kurus): string {
  if (saving === 0) return texts.same;
  return saving > 0 ? texts.saving(formatKurus(saving)) : texts.dearer(formatKurus(-saving));
}

/** Position in percent of the bar's width: the minimum is at 0, the maximum at 50. */
const toShare = (percent: number) => (percent / priceBarLimit) * 100;

/** A bar from 0 to 200 % of the range from minimum to maximum. A price above the maximum (100 %) is written over its mark. */
function PriceBar({ bar, price }: { readonly bar: Bar; readonly price: number | null }) {
  const { percent, percentWithoutDiscount: before } = bar;
  if (percent === null) return null;
  const share = toShare(percent);
  const label =
    texts.bar(formatMoney(bar.min), formatMoney(bar.max), formatPercent(percent, 0)) +
    (before === null ? "" : texts.barWithoutDiscount(formatPercent(before, 0)));
  return (
    <div
      className="price-bar grid gap-4 muted text-xs"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={priceBarLimit}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={formatPercent(percent, 0)}
    >
      {percent > 100 && <span className="price-bar-figure">{formatMoney(price)}</span>}
      <span className="price-bar-line">
        <span className="price-bar-fill" style={{ width: `${share}%` }} />
        <span className="price-bar-max" />
        {before !== null && <span className="price-bar-tick" style={{ left: `${toShare(before)}%` }} />}
        <span className="price-bar-ring" style={{ left: `${share}%` }} />
      </span>
      <span className="price-bar-ends flex">
        <span>{formatMoney(bar.min)}</span>
        <span>{formatMoney(bar.max)}</span>
      </span>
    </div>
  );
}
