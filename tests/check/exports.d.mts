export function findUnused(files: ReadonlyMap<string, string>): string[];
