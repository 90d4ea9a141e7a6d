import { callInit, toAuthorization } from "./first-calls.ts";
import type { Environment } from "../platform/environment.ts";
import type { Profile } from "../session/profile.ts";
import { toAddress } from "../platform/registry.ts";

/** Cheap calls that every account of the given type may make. */
const paths = { company: "/api/company/trip-personnel-count/", demo: "/api/demo/summary/" };
/** Timeout of each call, in ms. */
const patience = 8000;
/** Browsers report a blocked call up to this long after it has failed, in ms. */
const reportDelay = 100;

/** Result of one call to the provider. */
export type ProbeOutcome =
  /** The expected answer. */
  | "answered"
  /** 401 to the session's token. */
  | "token-refused"
  /** Not the address of a provider: without a scheme, or with one other than http(s). */
  | "bad-address"
  /** An answer that is not this API's: an HTML page, 404. */
  | "not-api"
  /** 5xx. */
  | "failing"
  /** The server can be reached, but its answer doesn't allow this page to read it. */
  | "cors"
  /** The page's own Content-Security-Policy forbids the call. */
  | "csp"
  /** A page served by https may not call http. */
  | "mixed-content"
  | "unreachable"
  | "late"
  | "offline";

interface Probe {
  readonly outcome: ProbeOutcome;
  /** HTTP status; 0 when no answer could be read. */
  readonly status: number;
  /** Seconds by which this computer's clock is ahead of the provider's; null when the answer has no date. */
  readonly clockSkew: number | null;
}

interface ProbeOptions {
  readonly environment: Pick<Environment, "fetch" | "now">;
  readonly apiBase: string;
  readonly token: string | null;
  readonly accountType: Profile["accountType"];
  /** Address of the page. */
  readonly page: string;
  readonly isOnline: boolean;
  /** Whether the page's policy has forbidden a call to this origin. */
  readonly isForbidden: (origin: string) => boolean;
}

const noAnswer = (outcome: ProbeOutcome): Probe => ({ outcome, status: 0, clockSkew: null });

/** Makes one call as the elements do, and determines why it fails. Never rejects. */
export async function probeProvider(options: ProbeOptions): Promise<Probe> {
  const { environment, apiBase, token, accountType, page, isOnline, isForbidden } = options;
  const address = toProviderUrl(apiBase, paths[accountType], page);
  if (!address) return noAnswer("bad-address");
  if (!isOnline) return noAnswer("offline");
  if (new URL(page).protocol === "https:" && address.protocol === "http:" && !isLoopback(address))
    return noAnswer("mixed-content");
  const askedAt = environment.now();
  const signal = AbortSignal.timeout(patience);
  // As the calls that send something, sign-in among them: the browser asks the provider for leave first.
  const headers: Record<string, string> = { ...callInit.headers, "Content-Type": "application/json" };
  if (token !== null) headers["Authorization"] = toAuthorization(token);
  try {
    const response = await environment.fetch(address.href, { ...callInit, headers, signal });
    const clockSkew = toSkew(response, (askedAt + environment.now()) / 2);
    return { outcome: await toOutcome(response, token), status: response.status, clockSkew };
  } catch {
    if (signal.aborted) return noAnswer("late");
  }
  await new Promise((resolve) => setTimeout(resolve, reportDelay));
  if (isForbidden(address.origin)) return noAnswer("csp");
  try {
    // A `no-cors` call without headers needs no preflight: if it is answered, the server exists and only CORS fails.
    await environment.fetch(address.href, { mode: "no-cors", credentials: "omit", cache: "no-store", signal });
    return noAnswer("cors");
  } catch {
    return noAnswer(signal.aborted ? "late" : "unreachable");
  }
}

/** Null: no call can be made. `api.example.com` without a scheme would resolve to a folder beside the page. */
function toProviderUrl(apiBase: string, path: string, page: string): URL | null {
  if (!/^($|https?:|[./])/i.test(apiBase.trim())) return null;
  try {
    // Checked on the base alone: with `https://` the path's first segment would become the host.
    const base = new URL(apiBase, page);
    const address = new URL(toAddress(apiBase, path), base);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

async function toOutcome(response: Response, token: string | null): Promise<ProbeOutcome> {
  if (response.status === 401) return token === null ? "answered" : "token-refused";
  if (response.status === 403) return "answered";
  if (response.status >= 500) return "failing";
  if (!response.ok) return "not-api";
  return response.json().then(
    () => "answered" as const,
    () => "not-api" as const,
  );
}

function toSkew(response: Response, now: number): number | null {
  // The Date header has the format of `toUTCString()`, which every engine parses.
  const sentAt = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(sentAt) ? null : Math.round((now - sentAt) / 1000);
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
