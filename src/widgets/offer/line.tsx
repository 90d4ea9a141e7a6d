import { useStore } from "@nanostores/react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import { useMemo } from "react";
import { isPriced, type OfferLine } from "../../core/api/offer-lines.ts";
import type { LineOffer } from "../../core/api/offers.ts";
import { formatNumber, formatPercent, missing } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { Card } from "../kit/layout/card.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import type { Workbook, Sheet } from "../kit/sheet/model.ts";
import { DataTable } from "../kit/table/data-table.tsx";
import { defineFields, integer, money, number, text } from "../kit/table/fields.ts";
import { RemoteTable } from "../kit/table/remote-table.tsx";
import { toMatchingRows } from "../kit/table/rows/table-rows.ts";
import { Chip } from "../kit/text/chip.tsx";
import { lineMessages as texts, offerMessages } from "./offer.messages.ts";
import { toOfferSheet } from "./offer.model.ts";
import type { OfferStore } from "./offer.store.ts";

const rowId = ({ key }: OfferLine) => key;
const rowName = ({ routeName }: OfferLine) => routeName ?? missing;

const toProps = () => ({
  caption: texts.list,
  columns: lineFields().columns,
  rowId,
  rowName,
  noun: texts.noun,
  print: { title: texts.list },
  emptyTitle: texts.empty,
});

interface LineViewProps {
  readonly store: OfferStore;
  readonly offer: LineOffer;
}

/** A line-based offer: the table of lines, and the conditions of price adjustment. */
export function LineView({ store, offer }: LineViewProps) {
  const areRemote = useStore(store.$areLinesRemote);
  return (
    <>
      <Card title={texts.lines} isClipped>
        {areRemote ? <ProviderLines store={store} /> : <OwnLines store={store} lines={offer.lines} />}
      </Card>
      <div className="offer-top stack gap">
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

/** Lines sorted and paged by the provider. */
function ProviderLines({ store: { lines } }: { readonly store: OfferStore }) {
  return <RemoteTable {...toProps()} list={lines} failedTitle={texts.failed} />;
}

/** Lines that came with the offer. */
function OwnLines({ store, lines }: { readonly store: OfferStore; readonly lines: readonly OfferLine[] }) {
  const { $table, changeTable, defaults } = store.lines;
  const state = useStore($table);
  const priced = useMemo(() => lines.filter(isPriced), [lines]);
  return (
    <DataTable
      {...toProps()}
      rows={priced}
      hidden={lines.length - priced.length}
      state={state}
      defaults={defaults()}
      onChange={changeTable}
      mode="client"
    />
  );
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
      <dl className="card-body escalation grid gap-8">
        {facts.map(([name, value, lang]) => (
          <div className="split" key={name}>
            <dt>{name}</dt>
            <dd className="weight-medium" lang={lang}>
              {value}
            </dd>
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

/** Exports the priced lines of all pages, in the order of the table. */
export function LineExport({ store: { lines, $areLinesRemote }, offer }: LineViewProps) {
  const areRemote = useStore($areLinesRemote);
  const toRows = () => {
    const table = lines.$table.get();
    if (areRemote) return lines.toSheetRows(table);
    return toMatchingRows(offer.lines, lineFields().columns, table).filter(isPriced);
  };
  return <ExportMenu workbook={() => toLineWorkbook(offer, toRows())} />;
}

/** The ids are the provider's names: its `order_by` takes them. */
export const lineFields = localized(() =>
  defineFields<OfferLine>([
    text("route_name", texts.route, ({ routeName }) => routeName, { role: "title", isSortable: true }),
    text("direction", texts.direction, ({ direction }) => direction && texts.directions[direction], {
      role: "summary",
      cell: (line) => <Direction line={line} />,
      isSortable: true,
    }),
    number("route_distance", texts.distance, ({ distance }) => (distance === null ? null : distance / 1000), {
      text: ({ distance }) => (distance === null ? missing : `${formatNumber(distance / 1000, 1)}\u00a0km`),
      role: "summary",
      isSortable: true,
    }),
    integer("passengers", texts.passengers, ({ passengers }) => passengers, { isSortable: true }),
    integer("capacity", texts.capacity, ({ capacity }) => capacity, { isSortable: true }),
    money("price", texts.price, ({ price }) => price, { role: "value", isSortable: true }),
  ]),
);

function Direction({ line: { direction } }: { readonly line: OfferLine }) {
  if (direction === null) return missing;
  return (
    <Chip kind={direction} icon={direction === "morning" ? sunriseIcon : sunsetIcon}>
      {texts.directions[direction]}
    </Chip>
  );
}

/** `Hat Bazlı Teklif.xlsx`: all lines with a price, and the offer's conditions. */
export function toLineWorkbook(offer: LineOffer, rows: Sheet<OfferLine>["rows"]): Workbook {
  const { escalation: conditions, sheet } = texts;
  const { percent } = offerMessages.sheet;
  const { escalation } = offer;
  return {
    file: sheet.file,
    sheets: [
      {
        name: texts.lines,
        columns: lineFields().sheetColumns,
        rows,
      },
      toOfferSheet(offer, sheet.perDay, [
        { item: conditions.gasPriceImpact, value: escalation.gasPriceImpact, unit: percent },
        { item: conditions.gasFreezeRange, value: escalation.gasFreezeRange, unit: percent },
        { item: conditions.inflationImpact, value: escalation.inflationImpact, unit: percent },
        { item: conditions.inflationType, text: escalation.inflationType },
        { item: conditions.inflationPeriod, value: escalation.inflationPeriod, unit: sheet.month },
        { item: conditions.minWageImpact, value: escalation.minWageImpact, unit: percent },
        { item: conditions.offDayCharges, text: escalation.offDayCharges },
        { item: texts.notes, text: offer.notes },
      ]),
    ],
  };
}
