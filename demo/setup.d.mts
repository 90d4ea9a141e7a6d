/** The repository's directory. */
export const root: string;
export function isSupportedNode(version: string): boolean;
/** Throws when this Node is too old. */
export function ensureNode(): void;
/** Runs `npm ci` when the packages are missing or the lock file has changed; throws when that fails. */
export function ensureInstalled(): void;
/** Builds when a source file is newer than the build; throws when that fails. */
export function ensureBuilt(): void;
