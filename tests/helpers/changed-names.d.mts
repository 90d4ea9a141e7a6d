/** Areas, rooms and test files that paths, one in a line, lie in. */
export function toNames(paths: string): string[];
