interface PolicyOptions {
  readonly api: string;
  readonly scripts?: string;
  readonly styles?: string;
  readonly images?: string;
  readonly workers?: string;
  readonly calls?: string;
}
export declare function toPolicy(options: PolicyOptions): string;
