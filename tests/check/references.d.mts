/** Paths of all existing files that Git tracks or would track. */
export function trackedFiles(): string[];

export interface LookUp {
  hasName(name: string): boolean;
  hasPath(path: string): boolean;
  hasEnd(end: string): boolean;
}
export function toLookUp(files: readonly string[]): LookUp;
export function problemsOfLine(path: string, line: string, lookUp: LookUp): string[];
export function unnamedFolders(readme: string, files: readonly string[]): string[];
export function checkReferences(): string[];
