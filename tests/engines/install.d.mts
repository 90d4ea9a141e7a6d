export interface Engines {
  readonly firefox: string | undefined;
  readonly webkit: { readonly driver: string; readonly miniBrowser: string; readonly display: string } | undefined;
}
export function findEngines(): Engines;
export function ensureEngines(): Promise<Engines>;
