/** Why a file can't be read. */
type ReadFailure =
  /** More than 5 MB. */
  | "too-big"
  /** Small, but more than 64 MB unpacked, or with more texts, cells or parts than a list of employees has. */
  | "too-much"
  /** Neither .xlsx nor text; an old .xls, a picture, a damaged file. */
  | "not-a-spreadsheet"
  /** Protected by a password. */
  | "encrypted"
  | "empty";

/** More columns than a list of employees has; further ones are ignored. */
export const columnLimit = 200;

export interface SheetText {
  /** Cells as displayed; rows may differ in length. */
  readonly rows: string[][];
  /** The file has more rows than requested. */
  readonly isTruncated: boolean;
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
