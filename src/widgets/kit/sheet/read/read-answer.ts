import { foldText, toPlainText } from "../../../../core/text/text.ts";

/** Why a file can't be read. */
type ReadFailure =
  /** More than 5 MB. */
  | "too-big"
  /** Small, but more than 64 MB unpacked, or with more texts, cells or parts than a list of employees has. */
  | "too-much"
  /** Neither .xlsx nor text; a picture, a letter. */
  | "not-a-spreadsheet"
  /** A workbook without one of the parts that it names, or cut off. */
  | "damaged"
  /** A format that only Excel reads, whatever the file is called: a web page, XML of Excel 2003, a workbook before 2007. */
  | "web-page"
  | "xml-2003"
  | "old-workbook"
  /** Protected by a password. */
  | "encrypted"
  | "empty";

/** More columns than a list of employees has; further ones are ignored. */
export const columnLimit = 200;
/** Longest cell that is kept, in UTF-16 units, far above any address; the rest is cut. */
export const cellLength = 2000;

/** Why a row of text may have its cells in the wrong columns: a quote without its end, fewer or more cells than the head. */
export type RowProblem = "open-quote" | "missing-cells" | "surplus-cells";

export interface SheetRow {
  /** Its number as Excel displays it: blank rows count, a record of a .csv over several lines is one. */
  readonly line: number;
  /** Cells as displayed; rows may differ in length. */
  readonly cells: readonly string[];
  /** Null in a workbook, where each cell names its column. */
  readonly problem: RowProblem | null;
}

/** How the bytes of a text became letters; `mac` and `dos` are Turkish code pages without a mark of their own. */
export type Encoding = "unicode" | "windows" | "mac" | "dos";

export interface SheetText {
  /** Without blank rows. */
  readonly rows: readonly SheetRow[];
  /** The file has more rows than requested. */
  readonly isTruncated: boolean;
  /** Names of the workbook's visible sheets: the one that was read, and the others. */
  readonly sheets?: { readonly read: string; readonly others: readonly string[] };
  /** Of a file of text. */
  readonly encoding?: Encoding;
}

/** For each column that a list must have, its accepted heads as {@link toHeadKey} gives them. Data, because it goes to a worker. */
export type WantedHeads = readonly (readonly string[])[];

/** A head for comparison: `TELEFON  Numarası` is `telefon numarasi`. */
export const toHeadKey = (head: string) => foldText(toPlainText(head));

/** Whether a row names every wanted column. */
export function hasHeads({ cells }: SheetRow, wanted: WantedHeads): boolean {
  const keys = new Set(cells.map(toHeadKey));
  return wanted.every((names) => names.some((name) => keys.has(name)));
}

export type ReadAnswer = SheetText | { readonly failure: ReadFailure };

/** The file's content exceeds a limit. */
export class TooBigError extends Error {
  override readonly name = "TooBigError";
}

/** Thrown by `readSheet`; the Turkish texts are in the component that displays it. */
export class SheetReadError extends Error {
  override readonly name = "SheetReadError";

  constructor(readonly failure: ReadFailure) {
    super(`The file can't be read: ${failure}`);
  }
}
