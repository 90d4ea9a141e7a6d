import { readFileSync } from "node:fs";
import type { ReadAnswer, SheetRow } from "../../../src/widgets/kit/sheet/read/read-answer.ts";

/** Rows as a reader gives them, numbered from 1 and without problems. */
export const toRows = (cells: readonly (readonly string[])[]): SheetRow[] =>
  cells.map((row, index) => ({ line: index + 1, cells: row, problem: null }));

/** The cells of an answer's rows, or its failure. */
export const cellsOf = (answer: ReadAnswer) =>
  "failure" in answer ? answer.failure : answer.rows.map(({ cells }) => cells);

/** A list as other programs have written it, in `files`. */
export const openFile = (name: string) => new File([readFileSync(new URL(`files/${name}`, import.meta.url))], name);
