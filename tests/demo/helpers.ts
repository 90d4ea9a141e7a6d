import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type * as v from "valibot";
import { afterAll, beforeAll } from "vitest";
import { issueToken } from "../../demo/server/accounts/sessions.ts";
import { dayInIstanbul, type Day } from "../../demo/server/calendar/day.ts";
import { openDatabase, type Database, type DatabaseLocation } from "../../demo/server/database.ts";
import { createDemoApi } from "../../demo/server/demo-api.ts";
import { signIns } from "../../demo/server/seed/accounts.ts";
import { extendCalendar } from "../../demo/server/seed/calendar.ts";
import type { SeedSizes } from "../../demo/server/seed/region.ts";
import { seedDatabase } from "../../demo/server/seed/seed.ts";
import { decodeAnswer } from "../../src/core/api/values.ts";
import { answeredWrongly } from "../helpers/described.mjs";
import { openDemoSession } from "./demo-session.ts";

export const [administrator, companyUser, prospectUser, lateProspectUser, manyOffersUser] =
  signIns as unknown as readonly [
    (typeof signIns)[number],
    (typeof signIns)[number],
    (typeof signIns)[number],
    (typeof signIns)[number],
    (typeof signIns)[number],
  ];

/** A Thursday morning; shuttles are on their way. */
export const thursdayMorning = "2026-11-19T07:20:00+03:00";

interface TestRequest {
  /** By default POST with a body and GET without. */
  readonly method?: string;
  readonly token?: string;
  /** Posted as JSON; a text as it is. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface TestApi {
  readonly database: Database;
  readonly clock: { now: Date };
  request(path: string, options?: TestRequest): Promise<Response>;
  /** A request without the tests' headers and checks, as another client sends it. */
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** The parsed body of a 200. */
  get(path: string, token: string): Promise<unknown>;
  signIn(account: (typeof signIns)[number]): Promise<string>;
  /** Issues a token without the two sign-in steps, which are slow on purpose. */
  tokenFor(account: (typeof signIns)[number]): Promise<string>;
  close(): Promise<void>;
}

const output = fileURLToPath(new URL("../.output/", import.meta.url));

/** An empty PGlite, made once and kept in tests/.output: a test file is ready in half a second instead of five. */
export async function emptyCluster(): Promise<Blob> {
  const packageFile = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "../package.json");
  const { version } = JSON.parse(await readFile(packageFile, "utf8")) as { version: string };
  const file = join(output, `empty-pglite-${version}.tar`);
  if (!existsSync(file)) {
    // Opening one takes as long as it is large, so it has no templates for other databases and as little log as can be: 16 MB, not 40.
    // Its buffers hold the data; at each opening PostgreSQL prepares all of them, by default 128 MB.
    const client = await PGlite.create({
      initDbStartParams: ["--wal-segsize=1"],
      postgresqlconf: ["min_wal_size = 2MB", "max_wal_size = 2MB", "shared_buffers = 16MB"],
    });
    await client.exec("update pg_database set datistemplate = false where datname like 'template%'");
    for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
    await keepCluster(client, file);
    await client.close();
  }
  return readCluster(file);
}

const readCluster = async (file: string) => new Blob([await readFile(file)], { type: "application/x-tar" });

async function keepCluster(client: PGlite, file: string): Promise<void> {
  // Without a checkpoint the log is replayed each time it is opened; the second one removes the log of what came before the first.
  for (let time = 0; time < 2; time += 1) await client.exec("checkpoint");
  const dump = await client.dumpDataDir("none");
  await mkdir(output, { recursive: true });
  // Test files run in parallel, so each writes a file of its own and then renames it; the content is the same.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
}

/** In memory, or in a schema of its own when DATABASE_URL names a PostgreSQL. */
export async function openTestDatabase(kept?: Blob): Promise<{ database: Database; close(): Promise<void> }> {
  const url = process.env["DATABASE_URL"];
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  const location: DatabaseLocation =
    url === undefined
      ? { kind: "memory", emptyCluster: kept ?? (await emptyCluster()) }
      : { kind: "postgres", url, schema };
  const { database, close } = await openDatabase(location);
  return {
    database,
    close: async () => {
      if (url !== undefined) await database.execute(sql.raw(`drop schema ${schema} cascade`));
      await close();
    },
  };
}

/**
 * A database with the demo company on a day. With PGlite it is cached in tests/.output, because many test files start with the same
 * data. `isNew` neither reads nor writes the cache.
 */
async function openSeededDatabase(sizes: SeedSizes, day: Day, isNew: boolean): ReturnType<typeof openTestDatabase> {
  const isPglite = process.env["DATABASE_URL"] === undefined;
  const source = await sourceName();
  const file = join(output, `${source}${hash(JSON.stringify([sizes, day]))}.tar`);
  const isKept = isPglite && !isNew && existsSync(file);
  const opened = await openTestDatabase(isKept ? await readCluster(file) : undefined);
  await seedDatabase(opened.database, sizes, day);
  await extendCalendar(opened.database, day);
  if (isPglite && !isKept && !isNew) {
    await keepCluster((opened.database as unknown as { $client: PGlite }).$client, file);
    const others = (await readdir(output)).filter((name) => /^demo-.*\.tar$/.test(name) && !name.startsWith(source));
    await Promise.all(others.map((name) => rm(join(output, name), { force: true })));
  }
  return opened;
}

const hash = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 12);
const server = fileURLToPath(new URL("../../demo/server/", import.meta.url));
let named: Promise<string> | undefined;

/** Prefix of the cache's file names: a hash of the server's sources, which create the data. */
function sourceName(): Promise<string> {
  named ??= readdir(server, { recursive: true, withFileTypes: true }).then(async (entries) => {
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const texts = await Promise.all(files.toSorted().map((path) => readFile(path)));
    return `demo-${hash(Buffer.concat(texts))}-`;
  });
  return named;
}

/** What the demo API answers otherwise than documented, on purpose: trips of R-4 on a Tuesday and a Wednesday, and a few elsewhere. */
const oddities = /\/past-trips\/: \/\d+\/duration must be >= 0|\/event_type_name must be equal/;

/** Every answer is compared with docs/api/openapi.json. */
export async function openTestApi({
  at = thursdayMorning,
  isNew = false,
  ...sizes
}: { at?: string; isNew?: boolean } & Partial<SeedSizes> = {}): Promise<TestApi> {
  const clock = { now: new Date(at) };
  const { database, close } = await openSeededDatabase(
    { employees: 90, routes: 8, ...sizes },
    dayInIstanbul(clock.now),
    isNew,
  );
  const api = createDemoApi({ database, now: () => clock.now });

  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  const ask: TestApi["request"] = async (path, { method: given, token, body, headers = {} } = {}) => {
    const method = given ?? (body === undefined ? "GET" : "POST");
    const response = await api.request(path, {
      method,
      headers: {
        "accept-language": "tr",
        ...headers,
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    if (response.headers.has("content-encoding") || response.status >= 500) return response;
    const problem = answeredWrongly(method, path, response.status, await response.clone().text(), true);
    if (problem !== null && !oddities.test(problem)) throw new Error(problem);
    return response;
  };

  const request: TestApi["request"] = (path, options) => {
    // After close() a request never resolves.
    if (isClosed) return new Promise(() => undefined);
    const answering = ask(path, options);
    running.add(answering);
    const end = () => running.delete(answering);
    answering.then(end, end);
    return answering;
  };

  return {
    database,
    clock,
    request,
    fetch: async (address, init) => api.request(address, init),
    async close() {
      isClosed = true;
      // A request that is still running would fail in the tests of another file.
      await Promise.allSettled(running);
      await close();
    },
    get: async (path, token) => {
      const response = await request(path, { token });
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    signIn: async ({ username, password, pin }) => {
      const response = await request("/api/company/login-2fa/", { body: { username, password, pin } });
      const answer = (await response.json()) as { token: string };
      if (response.status !== 200) throw new Error(`${username} can't sign in: ${JSON.stringify(answer)}`);
      return answer.token;
    },
    tokenFor: ({ id }) => issueToken(database, id, clock.now, 720),
  };
}

type Account = (typeof signIns)[number];
interface Asked extends Omit<TestRequest, "token"> {
  /** The administrator, unless another account is given; null: nobody, without a token. */
  readonly as?: Account | null;
}
/** What the portal reads of a call's answer. */
export type AnswerOf<Asking extends { readonly answer: v.GenericSchema }> = v.InferOutput<Asking["answer"]>;

/** A demo API for all tests of a file; it asks as the administrator unless told otherwise. */
export function sharedTestApi(options?: Parameters<typeof openTestApi>[0]) {
  let opened: TestApi;
  beforeAll(async () => {
    opened = await openTestApi(options);
  });
  afterAll(() => opened.close());
  const tokens = new Map<Account, { readonly issued: Date; readonly token: Promise<string> }>();

  /** A token of today: those of an earlier day have expired. */
  function tokenOf(account: Account = administrator): Promise<string> {
    const { now } = opened.clock;
    const known = tokens.get(account);
    if (known?.issued === now) return known.token;
    const token = opened.tokenFor(account);
    tokens.set(account, { issued: now, token });
    return token;
  }
  async function request(path: string, { as = administrator, ...asked }: Asked = {}): Promise<Response> {
    return opened.request(path, as === null ? asked : { ...asked, token: await tokenOf(as) });
  }
  async function get(path: string, as: Account = administrator): Promise<unknown> {
    return opened.get(path, await tokenOf(as));
  }
  return {
    get api() {
      return opened;
    },
    get database() {
      return opened.database;
    },
    get now() {
      return opened.clock.now;
    },
    /** Sets the clock, by default back to Thursday morning. */
    moveTo: (moment: string = thursdayMorning) => {
      opened.clock.now = new Date(moment);
    },
    tokenOf,
    /** A signed-in session of the portal. */
    session: async (as: Account = administrator) => (await openDemoSession(opened, as)).session,
    request,
    get,
    status: async (path: string, asked?: Asked) => (await request(path, asked)).status,
    /** As the portal reads it, every row of it. `values`: a query as text, or values of the path and the query by name. */
    async read<Answer extends v.GenericSchema>(
      { name, answer }: { readonly name: string; readonly answer: Answer },
      values: string | Readonly<Record<string, unknown>> = {},
      as?: Account,
    ): Promise<v.InferOutput<Answer>> {
      const { result, dropped, field } = decodeAnswer(answer, await get(pathOf(name, values), as));
      if (!result.success || dropped > 0) throw new Error(`The portal can't read ${field} of ${name}`);
      return result.output;
    },
  };
}

function pathOf(name: string, values: string | Readonly<Record<string, unknown>>): string {
  const [, path = ""] = name.split(" ");
  if (typeof values === "string") return `${path}?${values}`;
  const inQuery = { ...values };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    delete inQuery[key];
    return String(values[key]);
  });
  return withQuery(filled, inQuery);
}

/** A structured query value travels as JSON text. */
export function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return `${path}?${new URLSearchParams(entries)}`;
}
