import type { Browser, LaunchOptions } from "playwright";

export declare const chromiumArguments: string[];
/** @param options `install`: as root on Debian it may be installed */
export declare function findChromium(options?: { readonly install?: boolean }): Promise<string>;
/** Launches it by Playwright. */
export declare function launchChromium(options?: LaunchOptions): Promise<Browser>;
/** Its headless shell, or else the browser. */
export declare function findShell(): Promise<string>;

/** Installs Debian packages. Does nothing unless run as root on Debian. */
export function installPackages(packages: readonly string[]): Promise<void>;
