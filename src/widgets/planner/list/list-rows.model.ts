import { markerOf } from "../../../core/employees/address.ts";
import { toPhoneDigits } from "../../../core/text/phone.ts";
import { toPlainText } from "../../../core/text/text.ts";
import { findColumns, toRowProblem } from "../../kit/sheet/read/open-sheet.tsx";
import type { SheetRow } from "../../kit/sheet/read/read-answer.ts";
import { plannerListMessages as texts } from "../planner.messages.ts";

/** The most people of a list. */
export const rowLimit = 500;
/** Longest name and address in UTF-16 units: what is longer is a paste that went wrong. */
const longestText = 500;

/** A person of the list. */
export interface ListRow {
  /** Place in the list, from 1: seats are given in this order. */
  readonly number: number;
  /** Empty: the list has none. */
  readonly name: string;
  readonly address: string;
  /** Why the cells may be in the wrong columns, or can't be used. */
  readonly problem: string | null;
}

/** Accepted heads, folded. The files of the bulk add are lists too. */
const names = {
  name: [
    "ad soyad",
    "adi soyadi",
    "ad-soyad",
    "isim",
    "isim soyisim",
    "kisi",
    "calisan",
    "name",
    "full name",
    "employee",
  ],
  firstName: ["ad", "adi", "first name", "first_name"],
  lastName: ["soyad", "soyadi", "soyisim", "last name", "last_name"],
  address: ["adres", "adresi", "ev adresi", "acik adres", "address", "home address", "home_address"],
} as const;
type Column = keyof typeof names;

/** The heads that a sheet of a workbook must have to be chosen among several. */
export const listHeads = [names.address];

/** The people of a pasted or opened list. The first row may name the columns; without heads the cells tell them. */
export function toListRows(sheet: readonly SheetRow[]): ListRow[] {
  const [head] = sheet;
  const columns = findColumns<Column>(head, names);
  const hasHeads = columns.has("address");
  const width = (head?.cells.findLastIndex((cell) => cell.trim() !== "") ?? 0) + 1;
  const people = (columns.size > 0 ? sheet.slice(1) : sheet).flatMap((row) => {
    const cell = (column: Column) => toPlainText(row.cells[columns.get(column) ?? -1] ?? "");
    const person = hasHeads
      ? {
          name: [cell("name"), cell("firstName"), cell("lastName")].filter((part) => part !== "").join(" "),
          address: cell("address"),
        }
      : toPerson(row.cells);
    if (person.name === "" && person.address === "") return [];
    // Without heads the cells of an address may be in several columns, as many as it has parts.
    const problem = hasHeads || row.problem === "open-quote" ? toRowProblem(row, width) : null;
    return [{ ...person, problem: problem ?? toFault(person, row.cells) }];
  });
  return people.map((person, index) => ({ number: index + 1, ...person }));
}

function toFault({ name, address }: Pick<ListRow, "name" | "address">, cells: readonly string[]): string | null {
  if (`${name}${address}`.includes("\uFFFD")) return texts.broken;
  if (Math.max(name.length, address.length) > longestText) return texts.tooLong;
  // Rows of others, when the quote before an address was closed by one of theirs.
  return cells.some((cell) => /\n.*[\t;]/.test(cell)) ? texts.swallowed : null;
}

const isContact = (cell: string) => cell.includes("@") || toPhoneDigits(cell) !== null;
/** Whether the text can't be a name: it has a digit or a word that marks a part of an address. */
const isOfAddress = (cell: string) => /\d/.test(cell) || cell.split(" ").some((word) => markerOf(word) !== undefined);

/** Name and address of cells without heads; numbers before the name, e-mail addresses and phones are left out. */
function toPerson(row: readonly string[]): Pick<ListRow, "name" | "address"> {
  const cells = row.map(toPlainText).filter((cell) => cell !== "" && !isContact(cell));
  if (cells.length > 2 && /^\d+\.?$/.test(cells[0] ?? "")) cells.shift();
  const [first = "", second = "", ...rest] = cells;
  if (second === "") return isOfAddress(first) ? { name: "", address: first } : { name: first, address: "" };
  // First and last name in two cells.
  const isSplit = rest.length > 0 && ![first, second].some(isOfAddress) && !second.includes(" ");
  return isSplit
    ? { name: `${first} ${second}`, address: rest.join(", ") }
    : { name: first, address: [second, ...rest].join(", ") };
}

/** The list as text in two columns, as it is pasted; what a file held can be corrected in the text area. */
export const toListText = (rows: readonly ListRow[]): string =>
  rows.map(({ name, address }) => `${name}\t${address}`).join("\n");
