// The planner's rules over a large company, in this process; bundled as they are shipped.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { planner as budgets } from "./budgets.mjs";
import { importBundled } from "./bundle.mjs";
import { median, show, timeRow, toKilobytes } from "./numbers.mjs";

const runs = 5;
const limits = { walkingDistance: 400, duration: 3600 };
const thresholds = { extraRide: 10, reserve: 5 };
const place = [41.06, 29.05];

/** ms of processor time of this process. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timeOf(work) {
  const start = processorTime();
  const result = work();
  return { time: processorTime() - start, result };
}

/** Does the whole work as `runSliced` would; a task is a slice of 8 ms, or a single step that takes longer. */
function finish(work, steps) {
  for (;;) {
    const { time, result } = timeOf(() => work.next());
    steps.push(time);
    if (result.done) return result.value;
  }
}

function measureCompany(core, factor) {
  const of = (count) => Math.max(1, Math.round((count * factor) / 96));
  const company = core.toCompany({ people: of(budgets.people), routes: of(budgets.routes), stops: of(budgets.stops) });
  const all = Array.from({ length: runs }, () => {
    const steps = [];
    const answer = timeOf(() => {
      const network = core.createNetwork(company.routes, company.seats);
      core.orderBoardings(core.findBoardings(network, { position: place }, limits), "morning");
      return network;
    });
    const { bookings, amounts } = company;
    const found = timeOf(() => ({
      nearer: finish(core.findNearerStops(answer.result, 150), steps),
      pairs: finish(core.findRoutePairs(answer.result, { bookings, limits, thresholds, amounts }), steps),
    }));
    return { answer, found, longest: Math.max(...steps) };
  });
  return {
    answer: all.map(({ answer }) => answer.time),
    suggestions: all.map(({ found }) => found.time),
    longest: all.map(({ longest }) => longest),
    last: all.at(-1),
  };
}

/** kB that network and suggestions keep, beside the routes themselves. */
function measureMemory(core) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const { routes, seats, bookings, amounts } = core.toCompany(budgets);
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const network = core.createNetwork(routes, seats);
  const kept = [
    network,
    finish(core.findNearerStops(network, 150), []),
    finish(core.findRoutePairs(network, { bookings, limits, thresholds, amounts }), []),
  ];
  const size = toKilobytes(used() - before);
  return { size, kept };
}

export async function measurePlanner() {
  const core = await importBundled("planner", [
    ...["network", "boarding", "nearer-stops", "route-pairs"].map((name) => `core/planner/${name}.ts`),
    "../tests/bench/planner-data.ts",
  ]);
  const [large, medium, small] = [96, 10, 1].map((factor) => measureCompany(core, factor));
  const perPerson = (measured, factor) => {
    const count = (budgets.people * factor) / 96;
    return Math.min(...measured.suggestions) / (count * Math.log(count));
  };
  const found = large.last.found.result;
  const row = (what, measured, budget, unit, note) => ({ what, measured, budget, isBelow: true, unit, note });
  const { people, routes, stops } = budgets;
  const range = (times) => `processor time ${show(Math.min(...times), "ms")}–${show(Math.max(...times), "ms")}`;
  return [
    row(
      `Planner, ${people} people, ${routes} routes, ${stops} stops: routes to the answer for an address`,
      median(large.answer),
      budgets.answer,
      "ms",
      range(large.answer),
    ),
    row(
      "Planner: all suggestions",
      median(large.suggestions),
      budgets.suggestions,
      "ms",
      `${range(large.suggestions)}; ${found.nearer.length} nearer stops, ${found.pairs.length} pairs`,
    ),
    timeRow("Planner: longest step between two pauses", large.longest, budgets.task),
    row("Planner: memory kept", measureMemory(core).size, budgets.memory, "kB"),
    row(
      "Planner: growth to 10 ×, beside n·log n, in a city of the same density",
      perPerson(medium, 10) / perPerson(small, 1),
      budgets.growth,
      "",
    ),
    row(
      "Planner: growth to 96 ×, beside n·log n, in a city of the same density",
      perPerson(large, 96) / perPerson(small, 1),
      budgets.growth,
      "",
    ),
  ];
}
