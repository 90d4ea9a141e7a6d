export declare const chromiumArguments: string[];
/** @param options `install`: as root on Debian it may be installed */
export declare function findChromium(options?: { readonly install?: boolean }): Promise<string>;
/** Its headless shell, or else the browser. */
export declare function findShell(): Promise<string>;

/** Debian's packages; only as root on Debian, else does nothing. */
export function installPackages(packages: readonly string[]): Promise<void>;
