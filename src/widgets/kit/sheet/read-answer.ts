/** Why a file gave no rows. */
export type ReadFailure =
  /** More than 5 MB, or more than 64 MB once unpacked. */
  | "too-big"
  /** Neither .xlsx nor text; an old .xls, a picture, a damaged file. */
  | "not-a-spreadsheet"
  /** Protected by a password. */
  | "encrypted"
  | "empty";

export interface SheetText {
  /** Every cell as a person sees it; rows may differ in length. */
  readonly rows: string[][];
  /** There were more rows than asked for. */
  readonly isTruncated: boolean;
}

export type ReadAnswer = SheetText | { readonly failure: ReadFailure };

/** Thrown by `readSheet`; the texts for people are made where they are shown. */
export class SheetReadError extends Error {
  override readonly name = "SheetReadError";

  constructor(readonly failure: ReadFailure) {
    super(`The file can't be read: ${failure}`);
  }
}
