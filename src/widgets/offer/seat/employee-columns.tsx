import checkIcon from "lucide-static/icons/check.svg?raw";
import type { SeatPassenger } from "../../../core/api/offers.ts";
import { formatFixed, formatMoney, formatNumber, missing } from "../../../core/text/format.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column, Mark } from "../../kit/table/column.ts";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { offerMessages, offerSeatMessages as texts } from "../offer.messages.ts";
import { toSums } from "./sums.ts";

/** A column of amounts without their unit, which the table's heading names. */
const amount = (id: "basePrice" | "distancePrice" | "costs" | "totalPrice", header: string): Column<SeatPassenger> => ({
  id,
  header,
  text: ({ [id]: price }) => formatFixed(price, 2),
  value: ({ [id]: price }) => price,
  align: "end",
  isSortable: true,
});

const toKilometres = ({ distance }: SeatPassenger) =>
  distance === null ? missing : `${formatNumber(distance, 1)}\u00a0km`;

const usage = (id: "usesBridge" | "usesAvrasya" | "usesTollRoad", header: string): Column<SeatPassenger> => ({
  id,
  header,
  text: ({ [id]: uses }) => (uses ? texts.uses : missing),
  value: ({ [id]: uses }) => (uses ? 0 : 1),
  cell: ({ [id]: uses }) => <Usage isUsed={uses} />,
  isSortable: true,
});

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
    <span className="seat-contact">
      {phone !== null && <span>{mark(formatPhone(phone))}</span>}
      {email !== null && <span className="subtle">{mark(email)}</span>}
    </span>
  );
}

/** The parts of each employee's seat cost, TL per month. */
export const employeeColumns = localized<readonly Column<SeatPassenger>[]>(() => [
  {
    id: "name",
    header: texts.name,
    text: ({ name }) => name ?? missing,
    role: "title",
    isSearched: true,
    isSortable: true,
  },
  {
    id: "address",
    header: texts.address,
    text: ({ address }) => address ?? missing,
    cell: ({ address }, mark) => (
      <span className="seat-address" title={address ?? undefined}>
        {address === null ? missing : mark(address)}
      </span>
    ),
    isSearched: true,
    isHideable: true,
    yields: 2,
  },
  {
    id: "contact",
    header: texts.contact,
    text: ({ phone, email }) => [phone === null ? "" : formatPhone(phone), email ?? ""].join(" ").trim() || missing,
    cell: (passenger, mark) => <Contact passenger={passenger} mark={mark} />,
    isSearched: true,
    isHideable: true,
    yields: 1,
  },
  {
    id: "distance",
    header: texts.kilometres,
    text: toKilometres,
    value: ({ distance }) => distance,
    role: "summary",
    summary: (row) => [toKilometres(row), row.address].filter((part) => part !== null && part !== missing).join(", "),
    align: "end",
    isSortable: true,
  },
  usage("usesBridge", texts.bridge),
  usage("usesAvrasya", texts.avrasyaShort),
  usage("usesTollRoad", texts.tollRoad),
  amount("basePrice", texts.basePrice),
  amount("distancePrice", texts.distancePrice),
  amount("costs", texts.costs),
  { ...amount("totalPrice", texts.total), role: "value" },
]);

/** The totals of the employees that match the search. */
export function toEmployeeTotals(passengers: readonly SeatPassenger[]): TableTotals {
  const { base, distance, costs, total } = toSums(passengers);
  return {
    title: offerMessages.total,
    cells: {
      address: texts.count(formatNumber(passengers.length)),
      basePrice: formatFixed(base, 2),
      distancePrice: formatFixed(distance, 2),
      costs: formatFixed(costs, 2),
      totalPrice: formatMoney(total),
    },
    remark: "address",
  };
}
