import type { NewEmployee } from "../../../core/api/employee-changes.ts";
import { isMailAddress, toMailAddress } from "../../../core/text/mail-address.ts";
import { toPhoneDigits } from "../../../core/text/phone.ts";
import { toPlainText } from "../../../core/text/text.ts";
import { findColumns, toRowProblem } from "../../kit/sheet/read/open-sheet.tsx";
import type { SheetRow, WantedHeads } from "../../kit/sheet/read/read-answer.ts";
import { readCsv } from "../../kit/sheet/read/read-csv.ts";
import { checkContact, checkText, longestAddress, type PersonErrors } from "../add/person.model.ts";
import { employeeBulkMessages as texts } from "../personnel.messages.ts";

/** The columns of the template, in its order. */
export const bulkColumns = ["firstName", "lastName", "email", "phone", "address"] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** The most rows of a file, without the head. */
export const rowLimit = 2000;

export interface BulkRow {
  /** The row's number in the file, as Excel displays it. */
  readonly line: number;
  /** As plain text, the phone as digits; an edited cell as typed. */
  readonly values: Readonly<Record<BulkColumn, string>>;
  readonly edited: readonly BulkColumn[];
  /** Errors by column; a row without errors can be sent. */
  readonly errors: Readonly<Partial<Record<BulkColumn, string>>>;
  /** Why the cells may be in the wrong columns. */
  readonly problem: string | null;
  /** The person has found the cells to be right all the same. */
  readonly isConfirmed: boolean;
}

export type BulkSheet =
  | { readonly status: "ready"; readonly rows: readonly BulkRow[] }
  | { readonly status: "headless"; readonly missing: readonly BulkColumn[] };

/** Other accepted heads of the columns, folded: people paste from their own lists. */
const headNames: Readonly<Record<BulkColumn, readonly string[]>> = {
  firstName: ["ad", "adi", "isim", "first name", "first_name"],
  lastName: ["soyad", "soyadi", "soyisim", "last name", "last_name"],
  email: ["e-posta", "eposta", "e-posta adresi", "mail", "e-mail", "email"],
  phone: ["telefon", "telefon numarasi", "cep", "cep telefonu", "gsm", "phone", "phone_number"],
  address: ["ev adresi", "adres", "home address", "home_address", "address"],
};
/** For the reader, which looks for the sheet that has them. */
export const bulkHeads: WantedHeads = bulkColumns.map((column) => headNames[column]);

/** Reads a pasted or opened list; the first row names its columns. Blank rows are skipped. */
export function toBulkSheet(sheet: readonly SheetRow[]): BulkSheet {
  const [header, ...rest] = sheet;
  const columnIndexes = findColumns(header, headNames);
  const missing = bulkColumns.filter((column) => !columnIndexes.has(column));
  if (missing.length > 0) return { status: "headless", missing };
  const width = header?.cells.findLastIndex((title) => title.trim() !== "") ?? 0;
  const rows = rest.flatMap((row): BulkRow[] => {
    const { line, cells } = row;
    const raw = (column: BulkColumn) => cells[columnIndexes.get(column) ?? -1] ?? "";
    const values = toContact(raw);
    const isBlank = bulkColumns.every((column) => values[column] === "");
    const about = { problem: toProblem(row, raw("address"), width + 1), isConfirmed: false };
    return isBlank ? [] : [{ line, values, edited: [], errors: {}, ...about }];
  });
  return { status: "ready", rows: checkRows(rows) };
}

/** The five values of a row as they are sent; what is none of an e-mail address or a phone number stays as written. */
function toContact(raw: (column: BulkColumn) => string): BulkRow["values"] {
  const phone = toPlainText(raw("phone"));
  return {
    firstName: toPlainText(raw("firstName")),
    lastName: toPlainText(raw("lastName")),
    email: toMailAddress(raw("email")),
    phone: toPhoneDigits(phone) ?? phone,
    address: toPlainText(raw("address")),
  };
}

function toProblem(row: SheetRow, address: string, width: number): string | null {
  // Rows of others, when the quote before an address was closed by one of theirs.
  const isSwallowed = row.problem !== "open-quote" && /[\r\n]/.test(address) && address.includes("@");
  return isSwallowed ? texts.swallowed : toRowProblem(row, width);
}

export function confirmRow(rows: readonly BulkRow[], line: number, isConfirmed: boolean): BulkRow[] {
  return rows.map((row) => (row.line === line ? { ...row, isConfirmed } : row));
}

/** Whether the person has corrected or confirmed something, which is stored nowhere else. */
export const isTouched = ({ edited, isConfirmed }: BulkRow) => edited.length > 0 || isConfirmed;

/** The list with one cell changed. Errors and duplicates of all rows are checked again. */
export function editCell(rows: readonly BulkRow[], line: number, column: BulkColumn, text: string): BulkRow[] {
  return checkRows(
    rows.map((row) =>
      row.line === line
        ? { ...row, values: { ...row.values, [column]: text }, edited: [...new Set([...row.edited, column])] }
        : row,
    ),
  );
}

function checkRows(rows: readonly BulkRow[]): BulkRow[] {
  return markRepeats(rows.map((row) => ({ ...row, errors: checkRow(row.values) })));
}

function checkRow(values: BulkRow["values"]): BulkRow["errors"] {
  const { firstName, lastName, email, phone }: PersonErrors = checkContact(values);
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...checkAddress(values.address),
  };
}

function checkAddress(address: string): BulkRow["errors"] {
  const text = toPlainText(address);
  if (text === "") return { address: texts.addressMissing };
  const error = checkText(text, longestAddress);
  return error === null ? {} : { address: error };
}

/** Marks duplicates: of two rows with the same e-mail or phone the later one has the error. */
function markRepeats(rows: readonly BulkRow[]): BulkRow[] {
  const seen = { email: new Map<string, number>(), phone: new Map<string, number>() };
  return rows.map((row) => {
    const errors: Partial<Record<BulkColumn, string>> = { ...row.errors };
    for (const column of ["email", "phone"] as const) {
      const text = row.values[column];
      const key = column === "phone" ? (toPhoneDigits(text) ?? text.trim()) : toMailAddress(text).toLowerCase();
      if (key === "" || errors[column]) continue;
      const earlier = seen[column].get(key);
      if (earlier === undefined) seen[column].set(key, row.line);
      else errors[column] = texts.repeated(earlier);
    }
    return { ...row, errors };
  });
}

/** What has to be corrected or confirmed before the row can be sent. */
export function faultsOf({ errors, problem, isConfirmed }: BulkRow): string[] {
  return [...(problem === null || isConfirmed ? [] : [problem]), ...Object.values(errors)];
}

export function isGood(row: BulkRow): boolean {
  return faultsOf(row).length === 0;
}

export function toNewEmployee({ values }: BulkRow): NewEmployee {
  const { firstName, lastName, email, phone, address } = values;
  return { firstName, lastName, email, phoneNumber: phone, homeAddress: address };
}

/** A person pasted from a spreadsheet or an e-mail. */
export type PastedPerson =
  | {
      readonly kind: "one";
      readonly values: Readonly<Partial<Record<BulkColumn, string>>>;
      /** Cells that fit none of the five fields. */
      readonly rest: readonly string[];
    }
  | { readonly kind: "many"; readonly count: number };

/** The most lines that are read; further ones are only counted. */
const readRows = 200;

/** A person's row with tabs or semicolons between the cells, with or without a row of heads; null for any other text. */
export function readPastedPerson(text: string): PastedPerson | null {
  if (!/[\t;]/.test(text)) return null;
  // A blank first cell stays: without it all others would move.
  const answer = readCsv(text.trimEnd(), readRows);
  if ("failure" in answer) return null;
  const { rows } = answer;
  const sheet = toBulkSheet(rows);
  if (sheet.status === "ready" && sheet.rows.length > 0) {
    const [one, ...others] = sheet.rows;
    return one && others.length === 0
      ? { kind: "one", values: one.values, rest: [] }
      : { kind: "many", count: sheet.rows.length };
  }
  const people = rows.map(({ cells }) => toPerson(cells)).filter((person) => person !== null);
  if (people.length > 1) return { kind: "many", count: people.length };
  return rows.length === 1 ? (people[0] ?? null) : null;
}

/** The cells in the template's order, else by their format. Null for a row without e-mail address and phone number. */
function toPerson(row: readonly string[]): PastedPerson | null {
  const cells = row.map(toPlainText);
  if (cells.length === bulkColumns.length && cells[2]?.includes("@")) {
    const values = bulkColumns.map((column, index) => [column, cells[index]]);
    return { kind: "one", values: { ...Object.fromEntries(values), email: toMailAddress(cells[2]) }, rest: [] };
  }
  const email = cells.findIndex((cell) => isMailAddress(toMailAddress(cell)));
  const phone = cells.findIndex((cell) => toPhoneDigits(cell) !== null);
  const known = [email, phone].filter((index) => index !== -1);
  if (known.length === 0 || cells.length < 3) return null;
  const words = cells
    .map((text, index) => ({ text, index }))
    .filter(({ text, index }) => text !== "" && !known.includes(index));
  const names = words.filter(({ index }) => index < Math.min(...known)).map(({ text }) => text);
  const [firstName, lastName, ...rest] = names.length === 1 ? splitName(names[0] ?? "") : names;
  const address = words.filter(({ index }) => index > Math.min(...known)).map(({ text }) => text);
  return {
    kind: "one",
    values: {
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(email === -1 ? {} : { email: toMailAddress(cells[email] ?? "") }),
      ...(phone === -1 ? {} : { phone: cells[phone] ?? "" }),
      ...(address.length > 0 ? { address: address.join(", ") } : {}),
    },
    rest,
  };
}

/** `Ayşe Nur Yılmaz` in one cell: the last word is the last name. */
function splitName(name: string): string[] {
  const words = name.split(" ");
  return words.length === 1 ? words : [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
}
