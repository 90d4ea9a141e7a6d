import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { DatabaseLocation } from "./database.ts";
import type { SeedSizes } from "./seed/region.ts";
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

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), "4173"),
  HOST: v.optional(v.string(), "localhost"),
  API_ORIGIN: v.optional(webAddress),
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
    v.pipe(v.string(), v.regex(/^https?:\/\/[\w.*:-]+(?: +https?:\/\/[\w.*:-]+)*$/, "must be origins, blank between")),
  ),
});

export interface DemoSettings {
  readonly location: DatabaseLocation;
  readonly sizes: SeedSizes;
  readonly tokenMinutes: number;
  readonly now: () => Date;
  readonly reset: boolean;
}

export interface Configuration {
  readonly root: string;
  readonly port: number;
  readonly host: string;
  /** Where `/api/*` goes instead of the demo API. */
  readonly apiOrigin: string | undefined;
  readonly demo: DemoSettings;
  /** Attributes of the page's `<shuttle-session>`. */
  readonly sessionAttributes: Readonly<Record<string, string>>;
  readonly tileUrl: string | undefined;
  /** Where pictures in tickets' letters may come from, besides this origin and the API's. */
  readonly pictureOrigins: readonly string[];
  /** Who may frame the portal, as the content security policy writes it. */
  readonly frameAncestors: string;
}

/** Throws with one line per wrong variable. An empty variable counts as none. */
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
  return {
    root,
    port: settings.PORT,
    host: settings.HOST,
    apiOrigin: settings.API_ORIGIN?.replace(/\/+$/, ""),
    demo: {
      location: locationOf(root, sizes, settings),
      sizes,
      tokenMinutes: settings.DEMO_TOKEN_MINUTES,
      now: clockFrom(settings.DEMO_NOW),
      reset: settings.DEMO_RESET === "true",
    },
    sessionAttributes: withoutUndefined({
      "tile-url": settings.TILE_URL,
      "tile-attribution": settings.TILE_ATTRIBUTION,
      "product-name": settings.PRODUCT_NAME,
      "support-email": settings.SUPPORT_EMAIL,
      "demo-pin": settings.DEMO_PIN,
      "idle-minutes": settings.IDLE_MINUTES?.toString(),
    }),
    tileUrl: settings.TILE_URL,
    pictureOrigins: settings.PICTURE_ORIGINS?.split(/ +/) ?? [],
    frameAncestors: settings.FRAME_ANCESTORS,
  };
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

/** DEMO_NOW sets the demo's clock, which goes on from there: to look at a Thursday morning on a Sunday. */
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

function withoutUndefined(attributes: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
