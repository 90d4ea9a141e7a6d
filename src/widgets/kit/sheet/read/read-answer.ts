/** Why a file gave no rows. */
type ReadFailure =
  /** More than 5 MB. */
  | "too-big"
  /** Small itself, but more than 64 MB once unpacked, or with more texts, cells or parts than a list of people has. */
  | "too-much"
  /** Neither .xlsx nor text; an old .xls, a picture, a damaged file. */
  | "not-a-spreadsheet"
  /** Protected by a password. */
  | "encrypted"
  | "empty";

/** More columns than any list of people has; further ones are passed over. */
export const columnLimit = 200;

export interface SheetText {
  /** Every cell as a person sees it; rows may differ in length. */
  readonly rows: string[][];
  /** There were more rows than asked for. */
  readonly isTruncated: boolean;
}

export type ReadAnswer = SheetText | { readonly failure: ReadFailure };

/** What is in a file exceeds a limit. */
export class TooBigError extends Error {
  override readonly name = "TooBigError";
}

/** Thrown by `readSheet`; the texts for people are made where they are shown. */
export class SheetReadError extends Error {
  override readonly name = "SheetReadError";

  constructor(readonly failure: ReadFailure) {
    super(`The file can't be read: ${failure}`);
  }
}
