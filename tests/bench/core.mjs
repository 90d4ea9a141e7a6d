import { decoding, runs } from "./budgets.mjs";
import { importBundled } from "./bundle.mjs";
import { median, show, toKilobytes } from "./numbers.mjs";

const answers = 200;

/** Records the real answers of the overview's calls and decodes them over and over. */
export async function measureDecoding({ address, token }) {
  const core = await importBundled("core", [
    "core/http/http.ts",
    "core/api/indicators.ts",
    "core/api/routes.ts",
    "core/api/trips.ts",
  ]);
  const calls = [
    core.fetchSummary,
    core.fetchIndicatorHistory,
    core.fetchSla,
    core.fetchReservations,
    core.fetchTripPersonnelCounts,
    (http) => core.fetchTodaysTrips(http, true),
    (http) => core.fetchTodaysTrips(http, false),
    core.fetchOwnRoutes,
    (http) => core.fetchRouteCount(http, true),
    core.fetchEmissions,
    core.fetchRatings,
  ];
  const mapCall = core.fetchOwnRoutesWithGeometry;
  const recorded = new Map();
  const client = (fetcher) =>
    core.createHttp({
      environment: { now: Date.now, random: Math.random, fetch: fetcher, warn: fail, isOnline: () => true },
      apiBase: () => address,
      token: () => token,
      onUnauthorized: async () => null,
    });
  const recorder = client(async (input, init) => {
    const response = await fetch(input, init);
    recorded.set(String(input), await response.clone().text());
    return response;
  });
  for (const call of [...calls, mapCall]) await call(recorder);

  const replay = client(async (input) => toResponse(recorded.get(String(input))));
  const decode = async (count, chosen) => {
    const start = performance.now();
    for (let index = 0; index < count; index += 1) await chosen[index % chosen.length](replay);
    return performance.now() - start;
  };
  const repeat = async (count, chosen) => {
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await decode(count, chosen));
    return times;
  };
  const times = await repeat(answers, calls);
  const mapTimes = await repeat(1, [mapCall]);
  const [mapAnswer] = [...recorded.values()].toSorted((a, b) => b.length - a.length);
  return [
    {
      what: `Decoding ${answers} API answers (${calls.length} kinds)`,
      measured: median(times),
      budget: decoding.answers,
      unit: "ms",
      isBelow: true,
      note: `first run ${show(times[0], "ms")}; without the map's geometry, which has its own line`,
    },
    {
      what: "Decoding the routes with their geometry, once",
      measured: median(mapTimes),
      budget: decoding.map,
      unit: "ms",
      note: `${show(toKilobytes(mapAnswer.length), "kB")} of JSON, whose JSON.parse alone takes ${show(timeOfParsing(mapAnswer), "ms")}`,
    },
  ];
}

function timeOfParsing(text) {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    JSON.parse(text);
    return performance.now() - start;
  });
  return median(times);
}

/** The parts of a Response that our code reads; constructing Node's own takes longer than decoding it. */
const toResponse = (text) => ({ ok: true, status: 200, headers: new Headers(), body: text, text: async () => text });

function fail(message) {
  throw new Error(message);
}
