import { describedCalls } from "./description.ts";
import { type Drift, findDrifts, type Level } from "./drift.ts";
import { createObserver, type Provider } from "./observe.ts";
import { checkPaging, checkPreflights, checkUnauthorized } from "./probes.ts";
import { type Account, pagedLists, readCompany, readDemo } from "./reads.ts";
import { writeCompany } from "./writes.ts";

interface Options {
  /** Milliseconds after which a response is reported as slow. */
  readonly slow: number;
  readonly withWrites: boolean;
}

export interface Report {
  readonly account: Account["type"];
  /** Per call: the number of requests and the longest response time in ms. */
  readonly asked: readonly { readonly call: string; readonly times: number; readonly longest: number }[];
  /** Reads for this account type that weren't requested: a value they need was in no response and in no option. */
  readonly notAsked: readonly string[];
  readonly drifts: readonly Drift[];
}

/** Sends the portal's requests to a provider and compares the responses with the documented API. */
export async function checkProvider(
  provider: Provider,
  account: Account,
  { slow, withWrites }: Options,
): Promise<Report> {
  const { http, exchanges } = createObserver(provider);
  const isDemo = account.type === "demo";
  await (isDemo ? readDemo(http, account) : readCompany(http, account, provider.now()));
  const paging = await checkPaging(pagedLists(http, account), exchanges);
  if (withWrites && !isDemo) await writeCompany(http, provider.now());
  const drifts = [
    ...findDrifts(exchanges, slow),
    ...paging,
    ...(await checkUnauthorized(provider, account)),
    ...(await checkPreflights(provider)),
  ];
  const names = [...new Set(exchanges.map(({ call }) => call.name))];
  return {
    account: account.type,
    asked: names.map((call) => {
      const durations = exchanges.filter((one) => one.call.name === call).map(({ duration }) => duration);
      return { call, times: durations.length, longest: Math.round(Math.max(...durations)) };
    }),
    notAsked: describedCalls.map(({ name }) => name).filter((name) => isReadOf(account, name) && !names.includes(name)),
    drifts,
  };
}

/** Logout and contact use GET but aren't reads: they end the session and request a line. */
const isReadOf = ({ type }: Account, call: string) =>
  call.startsWith("GET ") &&
  call.startsWith("GET /api/demo/") === (type === "demo") &&
  !/\/(logout|contact)\//.test(call);

/** 1 if anything breaks or differs (strict: or is noted), otherwise 0. */
export function toExitCode({ drifts }: Report, isStrict: boolean): 0 | 1 {
  const failing: readonly Level[] = isStrict ? ["breaks", "differs", "note"] : ["breaks", "differs"];
  return drifts.some(({ level }) => failing.includes(level)) ? 1 : 0;
}
