import type { Integrity } from "../../vite/integrity.ts";

/** The build that a copied snippet refers to: that of this server. */
export interface Release extends Integrity {
  /** Where shuttle.js lies and where the API answers. */
  readonly origin: string;
}

export async function fetchRelease(): Promise<Release> {
  const response = await fetch("/integrity.json");
  if (!response.ok) throw new Error(`/integrity.json answers ${response.status}`);
  return { ...((await response.json()) as Integrity), origin: location.origin };
}
