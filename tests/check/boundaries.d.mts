export interface ImportEntry {
  readonly specifier: string;
  readonly isType: boolean;
  readonly isLazy: boolean;
}
export const root: string;
export function importsOf(text: string): ImportEntry[];
export function problemsOf(path: string, entry: ImportEntry): string[];
export function problemsOfCode(path: string, text: string): string[];
export function findUnshared(files: ReadonlyMap<string, string>): string[];
export function checkBoundaries(): string[];
