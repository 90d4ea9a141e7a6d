import { type Given, peekGiven, tellSession } from "../core/session/given.ts";
import type { GivenProfile } from "../core/session/profile.ts";
import { registry } from "../core/platform/registry.ts";
import type { SessionSettings } from "../core/session/settings.ts";
import type { GetToken } from "../core/session/token-question.ts";

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

type Check = readonly unknown[] | "text" | "text or null" | ((value: unknown) => boolean);
const isFunction = (value: unknown) => value === null || typeof value === "function";

/** What may be said, and with which values. */
export const configurable: Readonly<Record<keyof SessionSettings | keyof ConfiguredPerson, Check>> = {
  apiBase: "text",
  storage: ["local", "session", "memory"],
  portalUrl: "text or null",
  theme: ["light", "dark", "auto"],
  lang: ["tr", "en"],
  tileUrl: "text or null",
  tileAttribution: "text or null",
  supportEmail: "text",
  productName: "text",
  demoPin: "text or null",
  idleMinutes: (value) => value === null || (typeof value === "number" && value >= 2 && value <= 1440),
  token: "text or null",
  getToken: isFunction,
  userName: "text or null",
  userId: "text or null",
  userType: ["admin", "user", null],
  accountType: ["company", "demo", null],
  companyId: "text or null",
  companyName: "text or null",
  companyLatlng: "text or null",
};

/** Name of `configure()` → name in the profile. */
const person = {
  userName: "userName",
  userId: "userId",
  userType: "userType",
  accountType: "accountType",
  companyId: "companyId",
  companyName: "companyName",
  companyLatlng: "companyLatLng",
} as const satisfies Partial<Record<keyof ConfiguredPerson, keyof GivenProfile>>;

const warned = new Set<string>();

/** Once for each name; never with a value, which may be a token or a person. */
function warn(name: string, problem: string): void {
  const text = `[shuttle] configure(): ${name} ${problem}`;
  if (warned.has(text)) return;
  warned.add(text);
  // The one line that engineers see in the console of a page in trouble.
  // oxlint-disable-next-line no-console
  console.warn(text);
}

function isAllowed(name: string, value: unknown): boolean {
  const check = configurable[name as keyof typeof configurable];
  if (check === undefined) warn(name, "is no setting and has no effect.");
  // A program that has nothing to say of a setting may say so.
  else if (value === undefined) return false;
  else if (passes(check, value)) return true;
  else warn(name, "has a value that is not understood and has no effect.");
  return false;
}

function passes(check: Check, value: unknown): boolean {
  if (typeof check === "function") return check(value);
  if (typeof check !== "string") return check.includes(value);
  return typeof value === "string" || (value === null && check === "text or null");
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
    if (name in person) profile[person[name as keyof typeof person]] = value || undefined;
    else if (name !== "token" && name !== "getToken") settings[name] = value;
  }
  const { token, getToken } = Object.fromEntries(understood) as Given;
  if (token && getToken)
    warn("token and getToken", "are given together: the token is used first, getToken when it is refused.");
  tellSession(session, settings as Partial<SessionSettings>, { token, getToken, profile });
  const named = Object.keys(person).filter((name) => name in given);
  // Whoever says both in two steps does so in one task.
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
