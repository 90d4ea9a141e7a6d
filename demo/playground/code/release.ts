import type { Integrity } from "../../build/vite/integrity.ts";

/** The build that a copied snippet refers to: that of this server. */
export interface Release extends Integrity {
  /** Origin of shuttle.js and of the API. */
  readonly origin: string;
}

export async function fetchRelease(): Promise<Release> {
  const response = await fetch("/integrity.json");
  if (!response.ok) throw new Error(`/integrity.json answers ${response.status}`);
  return { ...((await response.json()) as Integrity), origin: location.origin };
}
