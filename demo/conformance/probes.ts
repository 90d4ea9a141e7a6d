import { type Drift, mayBeRead } from "./drift.ts";
import { ask, type Exchange, pageOrigin, type Provider } from "./observe.ts";
import { toAddress } from "../../src/core/platform/registry.ts";
import { type Account, attempt, type PagedList } from "./reads.ts";

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** The rows of a page, each as JSON text: the body if it is an array, otherwise its first field that is an array. */
function rowsOf(body: unknown): readonly string[] {
  const lists = isFields(body) ? Object.values(body).filter(Array.isArray) : [];
  const rows = (Array.isArray(body) ? body : (lists[0] ?? [])) as readonly unknown[];
  return rows.map((row) => JSON.stringify(row));
}

function countOf(body: unknown): unknown {
  if (!isFields(body)) return undefined;
  const meta = isFields(body["meta"]) ? body["meta"] : {};
  return body["count"] ?? meta["query_based_total_count"] ?? meta["total_count"];
}

/** How many of `rows` are also in `others`, counting duplicates. */
function shared(rows: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count > 0;
  }).length;
}

/** Reads a list as one large page and as several small ones, which together must have the same rows, each once. */
async function comparePages(
  { small, large, ask: askPage }: PagedList,
  exchanges: readonly Exchange[],
): Promise<string[]> {
  const read = async (page: number, size: number) => {
    const isRead = (await attempt(askPage(page, size).then(() => true))) ?? false;
    return isRead ? exchanges.at(-1)?.body : undefined;
  };
  const whole = await read(1, large);
  if (whole === undefined) return [];
  const pages: unknown[] = [];
  for (let page = 1; page <= large / small && (page - 1) * small < rowsOf(whole).length; page += 1)
    pages.push(await read(page, small));
  const [all, parts] = [rowsOf(whole), pages.map(rowsOf)];
  const together = parts.flat();
  const same = shared(together, all);
  const longest = Math.max(0, all.length - large, ...parts.map((rows) => rows.length - small));
  const counts = new Set([whole, ...pages].map(countOf));
  return [
    ...(longest > 0 ? [`a page has up to ${longest} rows more than asked for`] : []),
    ...(all.length > same ? [`${all.length - same} of ${all.length} rows are lost between pages of ${small}`] : []),
    ...(together.length > same ? [`${together.length - same} rows come twice, or on a page of ${small} only`] : []),
    ...(counts.size > 1 ? ["the number of all rows changes from page to page"] : []),
  ];
}

/** Reports paging errors only if a second reading shows some too: during the first the data may have changed. */
export async function checkPaging(lists: readonly PagedList[], exchanges: readonly Exchange[]): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for (const list of lists) {
    const found = await comparePages(list, exchanges);
    const again = found.length > 0 ? await comparePages(list, exchanges) : [];
    if (again.length > 0)
      drifts.push(
        ...again.map((text): Drift => ({ level: "breaks", kind: "paging", call: list.name, field: null, text })),
      );
  }
  return drifts;
}

const light = { company: "/api/company/trip-personnel-count/", demo: "/api/demo/summary/" };

/** Checks that requests with an invalid token and with none get a 401 that a page of another origin can read. */
export async function checkUnauthorized(provider: Provider, { type }: Account): Promise<Drift[]> {
  const drifts: Drift[] = [];
  const path = light[type];
  for (const [token, words] of [
    ["a-token-that-does-not-hold", "a wrong token"],
    [null, "no token"],
  ] as const) {
    const answer = await ask(provider, { method: "GET", path, token });
    const tell = (text: string) =>
      drifts.push({ level: "breaks", kind: "unauthorized", call: `GET ${path}`, field: null, text });
    if (answer?.status !== 401) tell(`${words} is answered with ${answer?.status ?? "nothing"} instead of 401`);
    else if (!mayBeRead(answer.headers)) tell(`the 401 to ${words} can't be read by a page of another origin`);
  }
  return drifts;
}

/** Checks that CORS preflights let a page of another origin send the portal's requests. */
export async function checkPreflights(provider: Provider): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for (const [method, path, wanted] of [
    ["GET", light.company, ["authorization"]],
    ["POST", "/api/company/feedback/", ["authorization", "content-type"]],
    ["DELETE", "/api/marketplace/request/0/", ["authorization"]],
  ] as const) {
    const tell = (text: string) =>
      drifts.push({ level: "breaks", kind: "cors", call: `OPTIONS ${path}`, field: null, text });
    const response = await provider
      .fetch(toAddress(provider.origin, path), {
        method: "OPTIONS",
        headers: {
          Origin: pageOrigin,
          "Access-Control-Request-Method": method,
          "Access-Control-Request-Headers": wanted.join(","),
        },
      })
      .catch(() => null);
    if (!response?.ok || !mayBeRead(response.headers)) {
      tell(`the preflight of a ${method} is refused, status ${response?.status ?? 0}`);
      continue;
    }
    const listed = (name: string) =>
      (response.headers.get(name) ?? "").split(",").map((word) => word.trim().toLowerCase());
    const headers = listed("access-control-allow-headers");
    // The wildcard "*" doesn't cover Authorization.
    const lacking = wanted.filter(
      (name) => !headers.includes(name) && (name === "authorization" || !headers.includes("*")),
    );
    if (lacking.length > 0) tell(`Access-Control-Allow-Headers lacks ${lacking.join(", ")} for ${method}`);
    const methods = listed("access-control-allow-methods");
    const isSimple = method !== "DELETE";
    if (!isSimple && !methods.includes("*") && !methods.includes(method.toLowerCase()))
      tell(`Access-Control-Allow-Methods lacks ${method}`);
  }
  return drifts;
}
