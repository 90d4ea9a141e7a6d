export declare const chromiumArguments: string[];
/** @param options `install`: as root on Debian it may be installed */
export declare function findChromium(options?: { readonly install?: boolean }): Promise<string>;
