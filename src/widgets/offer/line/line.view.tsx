import { useStore } from "@nanostores/react";
import type { LineOffer } from "../../../core/api/offers.ts";
import { Card } from "../../kit/layout/card.tsx";
import { lineMessages as texts, offerMessages } from "../offer.messages.ts";
import { firstLineOrder, toLineOrder, type Validity } from "../offer.model.ts";
import { type OfferStore, tableDefaults } from "../offer.store.ts";
import { PriceLadder } from "../price/price-ladder.tsx";
import { ValidityCard } from "../price/validity-card.tsx";
import { formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { useMemo } from "react";
import { fetchAllOfferLines, isPriced, type OfferLine } from "../../../core/api/offer-lines.ts";
import { useWidget } from "../../kit/element/context.ts";
import { DataTable } from "../../kit/table/data-table.tsx";
import type { TableSort, TableState } from "../../kit/table/table-state.ts";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { ResetList } from "../../kit/feedback/reset-list.tsx";
import { lineTableColumns } from "./line-columns.tsx";

const skeleton = (
  <div className="offer-table-skeleton">
    <Skeleton height={420} />
  </div>
);
const rowId = ({ key }: OfferLine) => key;
const rowName = ({ routeName }: OfferLine) => routeName ?? missing;
const defaults: TableState = { ...tableDefaults, sort: firstLineOrder };

const isFirstOrder = (sort: TableSort | null) =>
  sort?.column === firstLineOrder.column && sort.isDescending === firstLineOrder.isDescending;

/** The state of the table. The query names the order only when it isn't the default. */
function useLineState(store: OfferStore) {
  const table = useStore(store.$table);
  const state = useMemo(() => ({ ...table, sort: table.sort ?? firstLineOrder }), [table]);
  const change = (next: TableState) => store.changeTable({ ...next, sort: isFirstOrder(next.sort) ? null : next.sort });
  return { state, change };
}

interface LinesProps {
  readonly lines: readonly OfferLine[];
  readonly state: TableState;
  readonly change: (state: TableState) => void;
  /** True: the provider sorts and pages. */
  readonly isRemote: boolean;
  /** Number of lines of all pages, also of those without a price; null: not known. */
  readonly total: number | null;
  readonly isRefreshing?: boolean;
}

function Lines({ lines, state, change, isRemote, total, isRefreshing = false }: LinesProps) {
  const { session } = useWidget();
  const priced = useMemo(() => lines.filter(isPriced), [lines]);
  return (
    <DataTable
      caption={texts.list}
      columns={lineTableColumns()}
      rows={priced}
      rowId={rowId}
      rowName={rowName}
      state={state}
      defaults={defaults}
      onChange={change}
      mode={isRemote ? "remote" : "client"}
      total={total}
      hidden={lines.length - priced.length}
      isRefreshing={isRefreshing}
      noun={texts.noun}
      print={{
        title: texts.list,
        isShown: isPriced,
        ...(isRemote && {
          fetchRows: (wanted, signal) => fetchAllOfferLines(session.http, toLineOrder(wanted.sort), signal),
        }),
      }}
      emptyTitle={texts.empty}
    />
  );
}

/** Lines sorted and paged by the provider. */
function ProviderLines({ store }: { readonly store: OfferStore }) {
  const { lines } = store;
  const load = useStore(lines.$load);
  const { state, change } = useLineState(store);
  return (
    <>
      <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void lines.refresh()} skeleton={skeleton}>
        {(page) => (
          <Lines
            lines={page.lines}
            isRemote
            total={page.count}
            state={state}
            change={change}
            isRefreshing={load.status === "ready" && load.isPrevious}
          />
        )}
      </AsyncPanel>
      {load.status === "failed" && state.page > 1 && <ResetList onReset={() => store.changeTable(tableDefaults)} />}
    </>
  );
}

/** Lines that came with the offer. */
function OwnLines({ store, lines }: { readonly store: OfferStore; readonly lines: readonly OfferLine[] }) {
  const { state, change } = useLineState(store);
  return <Lines lines={lines} isRemote={false} total={null} state={state} change={change} />;
}

/** The conditions by which prices are adjusted to fuel, inflation and wages, and the charges on days off. */
function Escalation({ escalation }: Pick<LineOffer, "escalation">) {
  const { gasFreezeRange, inflationType, inflationPeriod, offDayCharges } = escalation;
  const facts: readonly (readonly [string, string, "tr"?])[] = [
    [texts.escalation.gasPriceImpact, formatPercent(escalation.gasPriceImpact)],
    [
      texts.escalation.gasFreezeRange,
      gasFreezeRange === null ? missing : texts.escalation.range(formatPercent(gasFreezeRange)),
    ],
    [texts.escalation.inflationImpact, formatPercent(escalation.inflationImpact)],
    [texts.escalation.inflationType, inflationType ?? missing, "tr"],
    [
      texts.escalation.inflationPeriod,
      inflationPeriod === null ? missing : texts.escalation.months(formatNumber(inflationPeriod)),
    ],
    [texts.escalation.minWageImpact, formatPercent(escalation.minWageImpact)],
  ];
  return (
    <Card title={texts.escalation.title}>
      <dl className="card-body escalation">
        {facts.map(([name, value, lang]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
        <div className="whole">
          <dt>{texts.escalation.offDayCharges}</dt>
          <dd lang="tr">{offDayCharges ?? missing}</dd>
        </div>
      </dl>
    </Card>
  );
}

interface LineViewProps {
  readonly store: OfferStore;
  readonly offer: LineOffer;
  readonly validity: Validity;
}

/** A line-based offer: the daily total, the table of lines, and the conditions of price adjustment. */
export function LineView({ store, offer, validity }: LineViewProps) {
  const areRemote = useStore(store.$areLinesRemote);
  return (
    <>
      <div className="offer-top">
        <PriceLadder title={offerMessages.price.daily} totals={offer.totals} discounts={offer.discounts} />
        <ValidityCard offer={offer} validity={validity} />
      </div>
      <Card title={texts.lines} isClipped>
        {areRemote ? <ProviderLines store={store} /> : <OwnLines store={store} lines={offer.lines} />}
      </Card>
      <div className="offer-top">
        <Escalation escalation={offer.escalation} />
        <Card title={texts.notes}>
          {offer.notes === null ? (
            <p className="card-body subtle">{texts.noNotes}</p>
          ) : (
            <p className="card-body offer-notes" lang="tr">
              {offer.notes}
            </p>
          )}
        </Card>
      </div>
    </>
  );
}
