/** Names of the folders and test files in `paths`, which has one path on each line. */
export function toNames(paths: string): string[];
