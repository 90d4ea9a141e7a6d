import type { NewEmployee } from "../../../core/api/employee-changes.ts";
import { toPhoneDigits } from "../../../core/text/phone.ts";
import { foldText } from "../../../core/text/text.ts";
import { checkContact, type PersonErrors } from "../add/person.model.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";

/** The columns of the template, in its order. */
export const bulkColumns = ["firstName", "lastName", "email", "phone", "address"] as const;
export type BulkColumn = (typeof bulkColumns)[number];

export interface BulkRow {
  /** Line in the file; the head is line 1. */
  readonly line: number;
  /** As read, the phone as digits; an edited cell as typed. */
  readonly values: Readonly<Record<BulkColumn, string>>;
  readonly edited: readonly BulkColumn[];
  /** Errors by column; a row without errors can be sent. */
  readonly errors: Readonly<Partial<Record<BulkColumn, string>>>;
}

export type BulkSheet =
  | { readonly status: "ready"; readonly rows: readonly BulkRow[] }
  | { readonly status: "headless"; readonly missing: readonly BulkColumn[] };

/** Other accepted heads of the columns, folded: people paste from their own lists. */
const names: Readonly<Record<BulkColumn, readonly string[]>> = {
  firstName: ["ad", "adi", "isim", "first name", "first_name"],
  lastName: ["soyad", "soyadi", "soyisim", "last name", "last_name"],
  email: ["e-posta", "eposta", "e-posta adresi", "mail", "e-mail", "email"],
  phone: ["telefon", "telefon numarasi", "cep", "cep telefonu", "gsm", "phone", "phone_number"],
  address: ["ev adresi", "adres", "home address", "home_address", "address"],
};

function columnOf(header: string): BulkColumn | undefined {
  const folded = foldText(header.replace(/\s+/gu, " ").trim());
  return bulkColumns.find((column) => names[column].includes(folded));
}

/** Reads a pasted or opened list; the first line names its columns. Blank lines are skipped. */
export function toBulkSheet(lines: readonly (readonly string[])[]): BulkSheet {
  const [header = [], ...rest] = lines;
  const columnIndexes = new Map<BulkColumn, number>();
  header.forEach((title, index) => {
    const column = columnOf(title);
    if (column && !columnIndexes.has(column)) columnIndexes.set(column, index);
  });
  const missing = bulkColumns.filter((column) => !columnIndexes.has(column));
  if (missing.length > 0) return { status: "headless", missing };
  const rows = rest.flatMap((cells, index): BulkRow[] => {
    const text = (column: BulkColumn) =>
      (cells[columnIndexes.get(column) ?? -1] ?? "").normalize("NFC").replace(/\s+/gu, " ").trim();
    const values = {
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      // Text without a phone number stays as written.
      phone: toPhoneDigits(text("phone")) ?? text("phone"),
      address: text("address"),
    };
    const isBlank = bulkColumns.every((column) => text(column) === "");
    return isBlank ? [] : [{ line: index + 2, values, edited: [], errors: {} }];
  });
  return { status: "ready", rows: checkRows(rows) };
}

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
  const { firstName, lastName, email, phone }: PersonErrors = checkContact({ ...values, phone: values.phone.trim() });
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(values.address.trim() === "" ? { address: texts.addressMissing } : {}),
  };
}

/** Marks duplicates: of two rows with the same e-mail or phone the later one has the error. */
function markRepeats(rows: readonly BulkRow[]): BulkRow[] {
  const seen = { email: new Map<string, number>(), phone: new Map<string, number>() };
  return rows.map((row) => {
    const errors: Partial<Record<BulkColumn, string>> = { ...row.errors };
    for (const column of ["email", "phone"] as const) {
      const text = row.values[column].trim();
      const key = column === "phone" ? (toPhoneDigits(text) ?? text) : foldText(text);
      if (key === "" || errors[column]) continue;
      const earlier = seen[column].get(key);
      if (earlier === undefined) seen[column].set(key, row.line);
      else errors[column] = texts.repeated(earlier);
    }
    return { ...row, errors };
  });
}

export function isGood({ errors }: BulkRow): boolean {
  return Object.keys(errors).length === 0;
}

export function toNewEmployee({ values }: BulkRow): NewEmployee {
  const { firstName, lastName, email, phone, address } = values;
  return { firstName, lastName, email, phoneNumber: phone, homeAddress: address };
}
