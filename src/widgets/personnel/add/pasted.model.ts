import { isMailAddress, toMailAddress } from "../../../core/text/mail-address.ts";
import { toPhoneDigits } from "../../../core/text/phone.ts";
import { toPlainText } from "../../../core/text/text.ts";
import { readCsv } from "../../kit/sheet/read/read-csv.ts";
import { type BulkColumn, bulkColumns, toBulkSheet } from "../bulk/bulk.model.ts";

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
