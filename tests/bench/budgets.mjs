/** kB are 1000 bytes, of brotli bodies, without headers. */
export const sizeBudgets = {
  loader: 5,
  simple: 105,
  "sign-in": 110,
  /** Before its map. */
  overview: 185,
  secondElement: 30,
};

/** Longest task in ms with 4× CPU slow-down: median of the runs. */
export const longestTask = 200;

/** Sum until 2 s after `shuttle-ready`; must stay under it. */
export const layoutShift = 0.05;

/** ms for decoding 200 answers (must stay under it), and for the one large answer that draws the network map. */
export const decoding = { answers: 50, map: 15 };

/**
 * Median ms to `shuttle-ready`. These depend on the machine: 1.5 × what two shared virtual cores needed in 2026. BENCH_TIME_FACTOR=2
 * doubles them for a slower one; sizes, shifts and the order of things don't depend on it.
 */
export const readyBudgets = {
  simple: { plain: 700, slow: 2700 },
  "sign-in": { plain: 600, slow: 2600 },
  overview: { plain: 1100, slow: 3500 },
};

/**
 * Times to ready as multiples of a bare React element's in the same run: the mean of three simple elements by the one script, and one
 * of them bundled.
 */
export const bare = { script: 1.35, bundled: 1.35 };

/** First contents on the slow profile: scripts asked for, and times to ready as multiples of the bare one's; eight beside one. */
export const areas = { people: 10_000, scripts: 12, ready: 2.2, eight: { scripts: 24, ready: 2, bytes: 1.7 } };

/** Turns of pages that are compared with each other; their median is judged. BENCH_TURNS=1 for what doesn't depend on time. */
export const turns = Number(process.env.BENCH_TURNS ?? 15);

export const runs = 7;

/** 4× slower processor, 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
export const slowNetwork = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const slowProcessor = 4;

/** The spreadsheet writer: its time beside ExcelJS alone in the same run, ms of tasks and of cancelling, kB of memory kept. */
export const sheet = {
  rows: 20_000,
  manyRows: 100_000,
  timeRatio: 1.2,
  longestTask: 50,
  cancel: 200,
  keptMemory: 5000,
};

/** The data table: ms from a key to its rows, and from the answer to the first rows of a page, both with the slow processor. */
export const table = { rows: 10_000, key: 50, firstRows: 100 };

/** Four charts: ms of processor time from their data to their pictures, with the slow processor. */
export const charts = { painted: 150 };

/**
 * An invoice of very many lines, on the processor as it is: ms from the answer to the drawn table and from a key to its
 * rows, frames without rows while it is scrolled, and its file beside ExcelJS alone in the same run.
 */
export const billing = { lines: 10_000, table: 400, key: 50, timeRatio: 1.3 };

/** The map with very many routes: ms of processor time, and ratios beside a plain Leaflet map in the same run. */
export const map = {
  routes: 999,
  firstPaint: 700,
  hover: 16,
  hoverMost: 5,
  panFrame: 32,
  select: 100,
  filter: 200,
  /** A driven way of 5 000 points. */
  path: 100,
  paintRatio: 0.8,
  heapRatio: 0.5,
  /** kB after ten visits. */
  keptMemory: 1000,
};

/**
 * Past trips and bookings: ms of processor time, the page of bookings with the slow processor. The report on times over all
 * routes of the demo company and a month: one call per route and day.
 */
export const trips = { change: 150, bookings: 120, task: 50, routes: 37, days: 31, calls: 1147, atOnce: 10 };

/**
 * Drivers and documents of a large company: ms from the answer to the page of the drivers' list and of all pending documents,
 * from the answer to an approval to dialog and count, and from the closed dialog to the list; all with the slow processor.
 */
export const drivers = {
  drivers: 2000,
  documents: 10_000,
  many: 500,
  list: 120,
  pending: 600,
  approve: 50,
  close: 600,
};

/**
 * Tickets: characters of HTML over all 100 of them; ms from the answer to the list (slow processor), and from a press to the
 * conversation, on the processor as it is; the first one brings its code along. The huge ones hold 200 kB each.
 */
export const tickets = {
  size: 1_000_000,
  hugeSize: 20_000_000,
  list: 120,
  conversation: 100,
  firstConversation: 200,
  hugeConversation: 400,
};

/** The company's files: ms from the answer to the first screen of a long page, with the slow processor. */
export const files = { rows: 100, page: 120 };

/**
 * The end of a month. 650 employees of the demo's kind have 21 000 bookings in October 2026. ms from the press to the last answer (with
 * the demo API on the same machine), ms of processor time of tasks, kB; `many…` with so many times the employees and routes.
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
