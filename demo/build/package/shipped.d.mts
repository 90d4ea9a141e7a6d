import type { Plugin } from "vite";

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Packages whose code is in the files that this one publishes. */
  readonly embeds: readonly {
    readonly name: string;
    readonly version?: string;
    readonly license?: string;
    readonly text?: string;
  }[];
}
export declare function readShipped(dir: string): readonly ShippedPackage[];
/** `worker` notes the packages of the build's workers, `page` those of the build, and writes the list of both. */
export declare function shipped(): { readonly worker: Plugin; readonly page: Plugin };
