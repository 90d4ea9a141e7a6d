import {
  defaultSettings,
  type Given,
  peekGiven,
  type SessionSettings,
  tellSession,
} from "../core/session/page/given.ts";
import { registry } from "../core/platform/registry.ts";
import type { GetToken } from "../core/session/page/token-question.ts";
import { defaultOf, readPlain, toPropertyName } from "./kit/element/attributes.ts";
import type { Attribute } from "./kit/element/contract.ts";
import { identityOf } from "./kit/element/session-attributes.ts";
import { sessionContract } from "./kit/element/session.contract.ts";

/** Who is in front of the page; as the attributes and properties of `<shuttle-session>`. Null takes back what was said. */
export interface ConfiguredPerson {
  /** A token that the surrounding system already holds; kept in memory only. Null changes nothing. */
  readonly token?: string | null;
  /** Asked for a token at the start, and once when a call is answered with 401. Null: nobody is asked any more. */
  readonly getToken?: GetToken | null;
  readonly userName?: string | null;
  readonly userId?: string | null;
  readonly userType?: "admin" | "user" | null;
  readonly accountType?: "company" | "demo" | null;
  readonly companyId?: string | null;
  readonly companyName?: string | null;
  /** Place of the company, `lat,lng`. */
  readonly companyLatlng?: string | null;
}

/** Settings of one session; `session` is its name, `default` where it is not given. */
export type Configuration = Partial<SessionSettings> & ConfiguredPerson & { readonly session?: string };

/** The allowed settings: the attributes of `<shuttle-session>` by their property names, and {@link Configuration.getToken}. */
const { name: _, ...attributes } = sessionContract.attributes;
const specs = new Map(Object.entries<Attribute>(attributes).map(([name, spec]) => [toPropertyName(name), spec]));
/** Name of `configure()` → name in the profile. */
const person = new Map(Object.entries(identityOf).map(([name, key]) => [toPropertyName(name), key]));

const warned = new Set<string>();

/** Logs each warning once. Never includes a value, which may be a token or personal data. */
function warn(name: string, problem: string): void {
  const text = `[shuttle] configure(): ${name} ${problem}`;
  if (warned.has(text)) return;
  warned.add(text);
  // For the developers of the page: without it, an ignored setting would be hard to find.
  // oxlint-disable-next-line no-console
  console.warn(text);
}

function isAllowed(name: string, value: unknown): boolean {
  const spec = specs.get(name);
  if (!spec && name !== "getToken") warn(name, "is no setting and has no effect.");
  // `undefined` leaves a setting unchanged.
  else if (value === undefined) return false;
  else if (spec ? isOf(spec, value) : value === null || typeof value === "function") return true;
  else warn(name, "has a value that is not understood and has no effect.");
  return false;
}

function isOf(spec: Attribute, value: unknown): boolean {
  // Converting an object to a string could throw.
  if (Object(value) === value) return false;
  return value === null ? defaultOf(spec) === null : readPlain(spec, String(value)) === value;
}

/**
 * Sets up a session from JavaScript (see `<shuttle-session>`), at any time: what is said holds before any element's code has
 * arrived. Of two that speak, configure() and an element's attributes, the last one holds.
 */
export function configure({ session = "default", ...given }: Configuration): void {
  const understood = Object.entries(given).filter(([name, value]) => isAllowed(name, value));
  const settings: Record<string, unknown> = {};
  const profile: Record<string, unknown> = {};
  for (const [name, value] of understood) {
    const key = person.get(name);
    if (key) profile[key] = value || undefined;
    else if (name in defaultSettings) settings[name] = value ?? defaultSettings[name as keyof SessionSettings];
  }
  const { token, getToken } = Object.fromEntries(understood) as Given;
  if (token && getToken)
    warn("token and getToken", "are given together: the token is used first, getToken when it is refused.");
  tellSession(session, settings as Partial<SessionSettings>, { token, getToken, profile });
  const named = [...person.keys()].filter((name) => name in given);
  // Deferred: a page may set identity and token in two calls within one task.
  if (named.length > 0) queueMicrotask(() => warnUnlessGiven(session, named));
}

interface Open {
  readonly token: string | null;
  readonly hasGetToken: boolean;
}

function warnUnlessGiven(session: string, named: readonly string[]): void {
  const open = registry().sessions.get(session) as Open | undefined;
  const given = peekGiven(session);
  if (open?.token || open?.hasGetToken || given?.token || given?.getToken) return;
  for (const name of named) warn(name, "names a person, but neither token nor getToken is given: nobody is signed in.");
}
