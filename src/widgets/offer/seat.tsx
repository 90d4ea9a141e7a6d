import { useStore } from "@nanostores/react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import type { SeatOffer, SeatPassenger } from "../../core/api/offers.ts";
import { sumKurus, toKurus, toLira } from "../../core/billing/money.ts";
import { formatFixed, formatMoney, formatNumber, missing } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { formatPhone } from "../../core/text/phone.ts";
import { Card } from "../kit/layout/card.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import type { Workbook } from "../kit/sheet/model.ts";
import type { Mark } from "../kit/table/column.ts";
import { DataTable } from "../kit/table/data-table.tsx";
import { defineFields, money, number, screenOnly, sheetOnly, text } from "../kit/table/fields.ts";
import type { TableTotals } from "../kit/table/rows/table-totals.tsx";
import { toMatchingRows } from "../kit/table/rows/table-rows.ts";
import { Badge } from "../kit/text/badge.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { offerMessages, offerSeatMessages as texts } from "./offer.messages.ts";
import { toOfferSheet } from "./offer.model.ts";
import { type OfferStore, tableDefaults } from "./offer.store.ts";

const rowId = ({ key }: SeatPassenger) => key;
const rowName = ({ name }: SeatPassenger) => name ?? missing;

interface SeatViewProps {
  readonly store: OfferStore;
  readonly offer: SeatOffer;
}

/** A seat-based offer: what a seat's price is made of, and the costs of each employee. */
export function SeatView({ store, offer }: SeatViewProps) {
  return (
    <>
      <PriceStructure prices={offer.prices} />
      <EmployeeTable store={store} passengers={offer.passengers} />
    </>
  );
}

interface EmployeeTableProps {
  readonly store: OfferStore;
  readonly passengers: readonly SeatPassenger[];
}

/** The seat costs of each employee, with totals; in pages. */
function EmployeeTable({ store, passengers }: EmployeeTableProps) {
  const state = useStore(store.$table);
  return (
    <Card
      title={
        <>
          {texts.employees} <Badge count={passengers.length} />
        </>
      }
      isClipped
    >
      <div className="offer-table min-0">
        <DataTable
          caption={texts.list}
          columns={employeeFields().columns}
          rows={passengers}
          rowId={rowId}
          rowName={rowName}
          state={state}
          defaults={tableDefaults}
          onChange={store.changeTable}
          mode="client"
          totals={toEmployeeTotals}
          searchLabel={texts.search}
          noun={texts.noun}
          emptyTitle={texts.empty}
          storageKey="offer-employees"
          print={{ title: texts.list }}
        />
      </div>
    </Card>
  );
}

/** The parts of a seat's price; the last three are paid only for employees who use them. */
function PriceStructure({ prices }: Pick<SeatOffer, "prices">) {
  const parts = [
    [texts.base, prices.base, texts.monthly],
    [texts.distance, prices.perKilometre, texts.perKilometre],
    [texts.bridge, prices.bridge, texts.onlyUsers],
    [texts.avrasya, prices.avrasya, texts.onlyUsers],
    [texts.tollRoad, prices.tollRoad, texts.onlyUsers],
  ] as const;
  return (
    <section className="card clipped" part="card" aria-label={texts.structure}>
      <dl className="price-structure stack">
        {parts.map(([name, price, unit]) => (
          <div key={name}>
            <dt className="subtle text-xs">{name}</dt>
            <dd className="grid">
              <b className="strong">{formatMoney(price)}</b> <span className="subtle text-xs">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function SeatExport({ store, offer }: SeatViewProps) {
  const workbook = () =>
    toSeatWorkbook(offer, toMatchingRows(offer.passengers, employeeFields().columns, store.$table.get()));
  return <ExportMenu workbook={workbook} />;
}

const amounts = ["basePrice", "distancePrice", "costs", "totalPrice"] as const;

/** An amount without its unit, which the table's heading names. */
const amount = (id: (typeof amounts)[number], header: string, options: Parameters<typeof money>[3] = {}) =>
  money<SeatPassenger>(id, header, (row) => row[id], {
    text: (row) => formatFixed(row[id], 2),
    isSortable: true,
    ...options,
  });

const toKilometres = ({ distance }: SeatPassenger) =>
  distance === null ? missing : `${formatNumber(distance, 1)}\u00a0km`;

const usage = (id: "usesBridge" | "usesAvrasya" | "usesTollRoad", header: string, sheetHead = header) =>
  text<SeatPassenger>(id, header, (row) => (row[id] ? texts.uses : null), {
    value: (row) => (row[id] ? 0 : 1),
    cell: (row) => <Usage isUsed={row[id]} />,
    isSortable: true,
    sheetHead,
  });

/** The parts of each employee's seat cost, TL per month. */
export const employeeFields = localized(() =>
  defineFields<SeatPassenger>([
    text("name", texts.name, ({ name }) => name, { role: "title", isSearched: true, isSortable: true }),
    text("address", texts.address, ({ address }) => address, {
      cell: ({ address }, mark) => (
        <span className="seat-address" title={address ?? undefined}>
          {address === null ? missing : mark(address)}
        </span>
      ),
      isSearched: true,
      isHideable: true,
      collapsePriority: 2,
    }),
    screenOnly({
      id: "contact",
      header: texts.contact,
      text: ({ phone, email }) => [phone === null ? "" : formatPhone(phone), email ?? ""].join(" ").trim() || missing,
      cell: (passenger, mark) => <Contact passenger={passenger} mark={mark} />,
      isSearched: true,
      isHideable: true,
      collapsePriority: 1,
    }),
    sheetOnly("text", texts.sheet.email, ({ email }) => email),
    sheetOnly("text", texts.sheet.phone, ({ phone }) => (phone === null ? null : formatPhone(phone))),
    number("distance", texts.kilometres, ({ distance }) => distance, {
      text: toKilometres,
      role: "summary",
      summary: (row) => [toKilometres(row), row.address].filter((part) => part !== null && part !== missing).join(", "),
      isSortable: true,
      sheetHead: texts.sheet.kilometres,
    }),
    usage("usesBridge", texts.bridge),
    usage("usesAvrasya", texts.avrasyaShort, texts.avrasya),
    usage("usesTollRoad", texts.tollRoad),
    amount("basePrice", texts.basePrice, { sheetHead: texts.sheet.basePrice }),
    amount("distancePrice", texts.distancePrice),
    amount("costs", texts.costs),
    amount("totalPrice", texts.total, { role: "value" }),
  ]),
);

/** The sums of the given seats, as a row; null where no seat has a value. Added as whole kuruş, so that 0,1 + 0,2 is 0,3. */
export function toTotal(passengers: readonly SeatPassenger[]): SeatPassenger {
  const sums = amounts.map((id) => {
    const prices = passengers.map(({ [id]: price }) => (price === null ? null : toKurus(price)));
    return [id, toLira(sumKurus(prices))] as const;
  });
  return {
    key: "total",
    name: offerMessages.total,
    address: null,
    email: null,
    phone: null,
    distance: null,
    usesBridge: false,
    usesAvrasya: false,
    usesTollRoad: false,
    ...(Object.fromEntries(sums) as Pick<SeatPassenger, (typeof amounts)[number]>),
  };
}

/** The totals of the employees that match the search. */
export function toEmployeeTotals(passengers: readonly SeatPassenger[]): TableTotals {
  const { basePrice, distancePrice, costs, totalPrice } = toTotal(passengers);
  return {
    title: offerMessages.total,
    cells: {
      address: texts.count(formatNumber(passengers.length)),
      basePrice: formatFixed(basePrice, 2),
      distancePrice: formatFixed(distancePrice, 2),
      costs: formatFixed(costs, 2),
      totalPrice: formatMoney(totalPrice),
    },
    remark: "address",
  };
}

/** `Koltuk Bazlı Teklif.xlsx`: the employees that match the search, and the offer's prices. */
export function toSeatWorkbook(offer: SeatOffer, passengers: readonly SeatPassenger[]): Workbook {
  const { prices } = offer;
  return {
    file: texts.sheet.file,
    sheets: [
      { name: texts.employees, columns: employeeFields().sheetColumns, rows: [...passengers, toTotal(passengers)] },
      toOfferSheet(offer, texts.sheet.perMonth, [
        { item: texts.base, value: prices.base, unit: texts.sheet.perMonth },
        { item: texts.distance, value: prices.perKilometre, unit: texts.sheet.perKilometre },
        { item: texts.bridge, value: prices.bridge, unit: texts.sheet.perMonth },
        { item: texts.avrasya, value: prices.avrasya, unit: texts.sheet.perMonth },
        { item: texts.tollRoad, value: prices.tollRoad, unit: texts.sheet.perMonth },
      ]),
    ],
  };
}

function Usage({ isUsed }: { readonly isUsed: boolean }) {
  return (
    <span className={isUsed ? "seat-use" : "subtle"}>
      {isUsed ? <Icon of={checkIcon} size="small" /> : <span aria-hidden="true">{missing}</span>}
      <span className="visually-hidden">{isUsed ? texts.uses : texts.usesNot}</span>
    </span>
  );
}

function Contact({ passenger: { phone, email }, mark }: { readonly passenger: SeatPassenger; readonly mark: Mark }) {
  if (phone === null && email === null) return missing;
  return (
    <span className="grid">
      {phone !== null && <span>{mark(formatPhone(phone))}</span>}
      {email !== null && <span className="subtle text-xs">{mark(email)}</span>}
    </span>
  );
}
