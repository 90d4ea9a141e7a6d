// Guard rails, a little above what was measured: `npm run bench` ends red when the product has become heavier or slower.

/** kB (1000 bytes) of brotli-compressed response bodies, without headers. */
export const sizeBudgets = {
  loader: 5.3,
  simple: 122.8,
  "sign-in": 119.2,
  /** Without the map's chunks. People are counted at its end, by code that the lists need next. */
  overview: 248,
  secondElement: 30,
};

/** Longest task in ms with 4× CPU slow-down: median of the runs. */
export const longestTask = 200;

/** Sum of the layout shifts until 2 s after `shuttle-ready`; must be below this. */
export const layoutShift = 0.05;

/** ms for decoding 200 responses (must be below this), and for decoding the one large response with the routes of the network map. */
export const decoding = { answers: 50, map: 15 };

/**
 * ms of processor time of the work of pace-page.ts where the budgets in ms hold as they are (two shared virtual cores in 2026). Where it
 * takes longer, they are longer in proportion; sizes, ratios, layout shifts and loading order don't depend on it.
 */
export const paceTime = 140;

/** Median ms to `shuttle-ready`: 1.5 × what was measured. */
export const readyBudgets = {
  simple: { plain: 700, slow: 2700 },
  "sign-in": { plain: 600, slow: 2600 },
  overview: { plain: 1100, slow: 3500 },
};

/**
 * Times to ready divided by that of a bare React element in the same run: the mean of three simple elements loaded by the one script, at
 * full speed and on the slow profile, and one of them bundled. One of the three is a table, which takes twice the time of the other two.
 */
export const bare = { script: { plain: 1.9, slow: 1.5 }, bundled: 1.5 };

/**
 * First content on the slow profile: scripts; time to ready ÷ a bare element's, for one that has routes, map and suggestions at once in
 * `readyOf`; `eight` elements: scripts; ready and bytes ÷ one's.
 */
export const areas = {
  people: 10_000,
  scripts: 12,
  ready: 2.2,
  readyOf: { planner: 2.5 },
  eight: { scripts: 24, ready: 2.2, bytes: 1.7 },
};

/** Measured visits of each compared page; their median is checked. BENCH_TURNS=1 suffices for what doesn't depend on time. */
export const turns = Number(process.env.BENCH_TURNS ?? 9);

export const runs = 7;

/** 4× slower processor, 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
export const slowNetwork = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const slowProcessor = 4;

/** Spreadsheet export: time ÷ that of plain ExcelJS in the same run, ms of the longest task and of cancelling, kB of memory kept. */
export const sheet = {
  rows: 20_000,
  manyRows: 100_000,
  timeRatio: 1.2,
  longestTask: 50,
  cancel: 200,
  keptMemory: 5000,
};

/** Data table, with the slow processor: ms from a key press to the filtered rows, and from the response to a page's first rows. */
export const table = { rows: 10_000, key: 50, firstRows: 100 };

/** Four charts: ms of processor time from their data to the painted charts, with the slow processor. */
export const charts = { painted: 150 };

/** An invoice of many lines at full processor speed: ms from the response to the painted table and from a key press to the filtered rows. */
export const billing = { lines: 10_000, table: 400, key: 50 };

/** Map of many routes: ms of processor time (`hoverMost`: wall clock), and ratios to a plain Leaflet map in the same run. */
export const map = {
  routes: 999,
  firstPaint: 700,
  hover: 16,
  hoverMost: 5,
  panFrame: 32,
  select: 100,
  filter: 200,
  /** Drawing a driven path of 5 000 points. */
  path: 100,
  paintRatio: 1.2,
  heapRatio: 0.5,
  /** kB retained after opening and closing the map ten times. */
  keptMemory: 1000,
};

/**
 * Past trips and bookings: ms of processor time, `bookings` with the slow processor, mostly the layout of a table of 100 rows. The rest is the departure times report over all
 * routes of the demo company and one month, with one call per route and day.
 */
export const trips = { change: 150, bookings: 190, task: 50, routes: 37, days: 31, calls: 1147, atOnce: 10 };

/**
 * Drivers and documents of a large company, with the slow processor: ms from the response to a page of the drivers' list and of the pending
 * documents (nearly half of it is the browser's own reading of the body), from an approval's response to the updated dialog and count,
 * and from closing the dialog to the updated list.
 */
export const drivers = {
  drivers: 2000,
  documents: 10_000,
  many: 500,
  list: 120,
  pending: 1100,
  approve: 50,
  close: 600,
};

/**
 * Tickets: characters of HTML in all 100 of them; ms from the response to the list (slow processor), and from a click to the conversation
 * (full speed), the first one including the loading of its code. `huge…`: 200 kB of HTML per ticket.
 */
export const tickets = {
  size: 1_000_000,
  hugeSize: 20_000_000,
  list: 180,
  conversation: 100,
  firstConversation: 200,
  hugeConversation: 400,
};

/** The company's files: ms from the answer to the first screen of a long page, with the slow processor. */
export const files = { rows: 100, page: 120 };

/**
 * The month report of 650 demo employees with 21 000 bookings in October 2026: ms from the click to the last response (demo API on the
 * same machine), ms of processor time of tasks, kB; `many…` with `times` times the employees and routes.
 */
export const month = {
  employees: 650,
  routes: 64,
  read: 25_000,
  task: 50,
  memory: 150_000,
  times: 10,
  cancel: 1000,
  manyTask: 400,
  manyMemory: 400_000,
};

/** The marketplace with very many employees: ms of processor time. */
export const marketplace = { people: 10_000, open: 100, key: 30, cards: 100, detail: 300 };

/**
 * The planner of a large company, in processor time: ms from its routes to the answer for an address and to all suggestions, ms of the
 * longest task, kB kept; `growth`: the factor beside n·log n from a company of a hundredth, whose routes have fewer neighbours. The square would be 48.
 */
export const planner = {
  people: 10_000,
  routes: 999,
  stops: 5000,
  answer: 50,
  suggestions: 2000,
  task: 50,
  memory: 80_000,
  growth: 2,
};
