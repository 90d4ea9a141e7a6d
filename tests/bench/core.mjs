import { decoding, runs } from "./budgets.mjs";
import { importBundled } from "./bundle.mjs";
import { median } from "./numbers.mjs";

const answers = 200;

/** Signs in through the API and decodes the real answers of the overview's calls, over and over. */
export async function measureDecoding(address, { username, password, pin }) {
  const core = await importBundled("core", [
    "core/http.ts",
    ...["emissions", "kpi", "ratings", "reservations", "routes", "sign-in", "trips"].map((name) => `core/api/${name}.ts`),
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
    core.fetchOwnRoutesWithGeometry,
    core.fetchRegionCount,
    core.fetchEmissions,
    core.fetchRatings,
  ];
  const token = await fetchToken(address, { username, password, pin });
  const recorded = new Map();
  const client = (fetcher) =>
    core.createHttp({
      environment: { now: Date.now, random: Math.random, fetch: fetcher, warn: fail },
      apiBase: () => address,
      token: () => token,
      onUnauthorized: async () => null,
    });
  const recorder = client(async (input, init) => {
    const response = await fetch(input, init);
    recorded.set(String(input), await response.clone().text());
    return response;
  });
  for (const call of calls) await call(recorder);

  const replay = client(async (input) => new Response(recorded.get(String(input))));
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    for (let index = 0; index < answers; index += 1) await calls[index % calls.length](replay);
    times.push(performance.now() - start);
  }
  const bytes = [...recorded.values()].reduce((sum, text) => sum + text.length, 0);
  return {
    what: `Decoding ${answers} API answers (${calls.length} kinds)`,
    measured: median(times),
    budget: decoding,
    unit: "ms",
    isOver: median(times) >= decoding,
    note: `first ${times[0].toFixed(1)} ms; ${Math.round((bytes / calls.length / 1000) * answers)} kB of JSON`,
  };
}

function fail(message) {
  throw new Error(message);
}
