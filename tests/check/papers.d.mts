interface Row {
  readonly id: string;
  readonly proof: readonly string[];
}
export declare function problemOf(proof: string, read: (path: string) => string | null): string | null;
export declare function problemsOf(rows: readonly Row[], read: (path: string) => string | null): readonly string[];
