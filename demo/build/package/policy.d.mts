interface PolicyOptions {
  readonly api: string;
  readonly scripts?: string;
  readonly styles?: string;
  readonly images?: string;
  readonly workers?: string;
  readonly calls?: string;
}
/** Names of the Trusted Types policies, and what lets two copies of the bundle create each. */
export declare const trustedTypes: string;
export declare function toPolicy(options: PolicyOptions): string;

export declare const cors: {
  readonly methods: readonly string[];
  readonly headers: readonly string[];
  readonly exposed: readonly string[];
};
export declare function toCors(page: string): readonly string[];
