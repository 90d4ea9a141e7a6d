import { existsSync } from "node:fs";
import { isIP, isIPv6 } from "node:net";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { DatabaseLocation } from "./database.ts";
import type { SeedSizes } from "./seed/region.ts";
import type { ProxyLimits } from "./http/proxy.ts";
import type { SecurityContact } from "./http/security-txt.ts";
import type { LogFormat } from "./log.ts";
import { seedVersion } from "./seed/seed.ts";

const wholeNumber = (low: number, high: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, "must be a whole number"),
    v.transform(Number),
    v.minValue(low),
    v.maxValue(high),
  );
const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.check((address) => /^https?:/.test(address), "must begin with http:// or https://"),
);
const text = v.optional(v.string());

/** One source of `frame-ancestors`. */
const ancestor = String.raw`(?:'self'|https?://(?:\*\.)?[\w.-]+(?::\d+)?)`;

/** Addresses and address ranges like `10.0.0.0/8`, with commas or blanks between. */
const addresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== "")),
  v.check((entries) => entries.every(isAddressRange), "must be IP addresses or ranges like 10.0.0.0/8"),
);

const flag = v.pipe(
  v.picklist(["0", "1"], "must be 0 or 1"),
  v.transform((value) => value === "1"),
);

/** With a time zone, because people anywhere read it. */
const moment = v.pipe(v.string(), v.isoTimestamp("must look like 2027-06-30T00:00:00Z"));
/** Separated by blanks. */
const contacts = v.pipe(
  v.string(),
  v.transform((list) => list.split(/ +/)),
  v.check((all) => all.every((one) => /^(?:mailto:|https:\/\/|tel:)\S+$/.test(one)), "must be mailto:, https: or tel:"),
);

const environment = v.pipe(
  v.object({
    PORT: v.optional(wholeNumber(0, 65_535), "4173"),
    HOST: v.optional(v.string(), "localhost"),
    MAX_HEADER_BYTES: v.optional(wholeNumber(1024, 1_048_576), "16384"),
    REQUEST_MS: v.optional(wholeNumber(1, 3_600_000), "15000"),
    API_ORIGIN: v.optional(webAddress),
    TRUSTED_PROXIES: v.optional(addresses, ""),
    MAX_API_REQUESTS: v.optional(wholeNumber(1, 1_000_000), "500"),
    PROXY_BODY_BYTES: v.optional(wholeNumber(1, 1_073_741_824), "1048576"),
    PROXY_IDLE_MS: v.optional(wholeNumber(1, 3_600_000), "60000"),
    PROXY_TOTAL_MS: v.optional(wholeNumber(1, 86_400_000), "600000"),
    SHOW_DEMO_PAGES: v.optional(flag),
    LOG_FORMAT: v.optional(v.picklist(["text", "json"]), "text"),
    METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
    SHUTDOWN_DRAIN_MS: v.optional(wholeNumber(0, 600_000), "0"),
    DATABASE_URL: text,
    DATABASE_SCHEMA: v.optional(v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]{0,62}$/)), "shuttle_demo"),
    DEMO_DATA: text,
    DEMO_EMPLOYEES: v.optional(wholeNumber(1, 50_000), "520"),
    DEMO_ROUTES: v.optional(wholeNumber(1, 2000), "37"),
    DEMO_DRIVERS: v.optional(wholeNumber(1, 10_000)),
    DEMO_PENDING_DOCUMENTS: v.optional(wholeNumber(0, 100_000)),
    DEMO_RESET: v.optional(v.picklist(["true", "false"]), "false"),
    DEMO_TOKEN_MINUTES: v.optional(wholeNumber(1, 525_600), "720"),
    DEMO_NOW: v.optional(v.pipe(v.string(), v.isoTimestamp("must look like 2026-11-19T07:30:00+03:00"))),
    TILE_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
    TILE_ATTRIBUTION: text,
    PRODUCT_NAME: text,
    SUPPORT_EMAIL: text,
    DEMO_PIN: text,
    IDLE_MINUTES: v.optional(wholeNumber(2, 1440)),
    SECURITY_CONTACT: v.optional(contacts),
    SECURITY_EXPIRES: v.optional(moment),
    SECURITY_POLICY: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, "must begin with https://"))),
    FRAME_ANCESTORS: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          new RegExp(`^(?:'none'|${ancestor}(?: ${ancestor})*)$`),
          "must be origins like https://intranet.example or 'self', one blank between",
        ),
      ),
      "'none'",
    ),
    PICTURE_ORIGINS: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^https?:\/\/[\w.*:-]+(?: +https?:\/\/[\w.*:-]+)*$/, "must be origins, blank between"),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires }) => (contact === undefined) === (expires === undefined),
      "belongs to SECURITY_CONTACT: neither stands alone",
    ),
    ["SECURITY_EXPIRES"],
  ),
);

export interface DemoSettings {
  readonly location: DatabaseLocation;
  readonly sizes: SeedSizes;
  readonly tokenMinutes: number;
  readonly mostRequests: number;
  readonly now: () => Date;
  readonly reset: boolean;
}

export interface Configuration {
  readonly root: string;
  readonly port: number;
  readonly host: string;
  /** Maximum size of a request's headers, and of those of the provider's response. */
  readonly maxHeaderBytes: number;
  /** Timeout for the arrival of a whole request, head and body. */
  readonly requestMilliseconds: number;
  /** Where `/api/*` is forwarded instead of the demo API. */
  readonly apiOrigin: string | undefined;
  /** Most concurrent requests to `/api/*`, including waiting ones; further ones are refused with 503. */
  readonly mostRequests: number;
  readonly proxyLimits: ProxyLimits;
  /** Proxies whose `X-Forwarded-…` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Whether `/intranet/`, `/playground/`, `/gallery/` and `/docs/` are served. */
  readonly showsDemoPages: boolean;
  readonly logFormat: LogFormat;
  /** Port of `/metrics`; undefined: no metrics. */
  readonly metricsPort: number | undefined;
  /** Time for which requests are still accepted after the signal to stop. */
  readonly drainMilliseconds: number;
  readonly demo: DemoSettings;
  /** Attributes of the page's `<shuttle-session>`; null removes one. */
  readonly sessionAttributes: Readonly<Record<string, string | null>>;
  readonly tileUrl: string | undefined;
  /** Where pictures in tickets' e-mails may come from, besides this origin and the API's. */
  readonly pictureOrigins: readonly string[];
  /** Who may frame the portal, as the content security policy writes it. */
  readonly frameAncestors: string;
  /** For /.well-known/security.txt; undefined: it isn't there. */
  readonly securityContact: SecurityContact | undefined;
}

/** PIN of the demo data's accounts of the type demo (seed/accounts.ts). */
const pinOfDemo = "0000";

/** Throws with one line per invalid variable. An empty variable counts as unset, except DEMO_PIN, where it means that there is no PIN. */
export function readConfiguration(variables: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The environment has settings that can't be used:\n${lines.join("\n")}`);
  }
  const settings = result.output;
  const root = findRoot();
  const sizes = {
    employees: settings.DEMO_EMPLOYEES,
    routes: settings.DEMO_ROUTES,
    drivers: settings.DEMO_DRIVERS,
    pendingDocuments: settings.DEMO_PENDING_DOCUMENTS,
  };
  // The build contains no PIN, because it is configuration of the server that has the accounts.
  const pinWithoutSetting = settings.API_ORIGIN === undefined && variables["DEMO_PIN"] !== "" ? pinOfDemo : null;
  return {
    root,
    port: settings.PORT,
    host: settings.HOST,
    maxHeaderBytes: settings.MAX_HEADER_BYTES,
    requestMilliseconds: settings.REQUEST_MS,
    apiOrigin: settings.API_ORIGIN?.replace(/\/+$/, ""),
    mostRequests: settings.MAX_API_REQUESTS,
    proxyLimits: {
      bodyBytes: settings.PROXY_BODY_BYTES,
      headerBytes: settings.MAX_HEADER_BYTES,
      idleMilliseconds: settings.PROXY_IDLE_MS,
      totalMilliseconds: settings.PROXY_TOTAL_MS,
    },
    trustedProxies: settings.TRUSTED_PROXIES,
    showsDemoPages: settings.SHOW_DEMO_PAGES ?? settings.API_ORIGIN === undefined,
    logFormat: settings.LOG_FORMAT,
    metricsPort: settings.METRICS_PORT,
    drainMilliseconds: settings.SHUTDOWN_DRAIN_MS,
    demo: {
      location: locationOf(root, sizes, settings),
      sizes,
      tokenMinutes: settings.DEMO_TOKEN_MINUTES,
      mostRequests: settings.MAX_API_REQUESTS,
      now: clockFrom(settings.DEMO_NOW),
      reset: settings.DEMO_RESET === "true",
    },
    sessionAttributes: withoutUndefined({
      "tile-url": settings.TILE_URL,
      "tile-attribution": settings.TILE_ATTRIBUTION,
      "product-name": settings.PRODUCT_NAME,
      "support-email": settings.SUPPORT_EMAIL,
      "idle-minutes": settings.IDLE_MINUTES?.toString(),
      "demo-pin": settings.DEMO_PIN ?? pinWithoutSetting,
    }),
    tileUrl: settings.TILE_URL,
    pictureOrigins: settings.PICTURE_ORIGINS?.split(/ +/) ?? [],
    frameAncestors: settings.FRAME_ANCESTORS,
    securityContact: contactOf(settings),
  };
}

function contactOf(settings: v.InferOutput<typeof environment>): SecurityContact | undefined {
  const { SECURITY_CONTACT: all, SECURITY_EXPIRES: expires, SECURITY_POLICY: policy } = settings;
  return all && expires ? { contacts: all, expires: new Date(expires), policy } : undefined;
}

/** One directory per size, so that trying a large demo loses nothing of the small one. */
function locationOf(root: string, sizes: SeedSizes, settings: v.InferOutput<typeof environment>): DatabaseLocation {
  const { DATABASE_URL: url, DATABASE_SCHEMA: schema, DEMO_DATA: data } = settings;
  if (url !== undefined) return { kind: "postgres", url, schema };
  if (data === "memory") return { kind: "memory" };
  const { employees, routes, drivers, pendingDocuments } = sizes;
  const parts = [`v${seedVersion}`, `${employees}-employees`, `${routes}-routes`];
  if (drivers !== undefined) parts.push(`${drivers}-drivers`);
  if (pendingDocuments !== undefined) parts.push(`${pendingDocuments}-pending`);
  const name = parts.join("-");
  return { kind: "directory", path: join(data === undefined ? join(root, "demo/.data") : resolve(data), name) };
}

/** DEMO_NOW sets the start of the demo's clock, for example to see a Thursday morning on a Sunday. */
function clockFrom(start: string | undefined): () => Date {
  if (start === undefined) return () => new Date();
  const offset = Date.parse(start) - Date.now();
  return () => new Date(Date.now() + offset);
}

/** The directory of package.json, from the built server in dist/server as from the sources in demo/server. */
function findRoot(): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, "package.json"))) {
    const parent = dirname(directory);
    if (parent === directory) return process.cwd();
    directory = parent;
  }
  return directory;
}

function withoutUndefined(
  attributes: Readonly<Record<string, string | null | undefined>>,
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string | null] => entry[1] !== undefined),
  );
}

function isAddressRange(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}
