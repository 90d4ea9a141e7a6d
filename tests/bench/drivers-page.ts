import "../../src/widgets/driver-documents/driver-documents.ts";
import "../../src/widgets/drivers/drivers.ts";
import { answer, button, find, findAll, measureUntil, show } from "./element-page.ts";
import { offer, pause, until } from "./frames.ts";

/** JSON texts, as the network delivers them: a page of twenty out of all drivers, and documents that wait. */
interface Answers {
  readonly drivers: string;
  readonly pending: string;
}
let answers: Answers = { drivers: "{}", pending: "{}" };
/** Document ids of every approval request. */
let decided: number[][] = [];

answer(async (request) => {
  if (request.method === "POST") {
    decided.push(((await request.json()) as { ids: number[] }).ids);
    return "{}";
  }
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/api/routes/drivers/") return answers.drivers;
  return searchParams.get("per_page") === "1" ? '{"documents":[],"meta":{"total_count":10000}}' : answers.pending;
});

const rows = () => findAll("tbody tr").length;
const toCount = (text: string | null | undefined) => Number(text?.split(" ")[0]?.replaceAll(".", "") ?? 0);
const countOf = () => toCount(find(".area-count .badge")?.textContent);
const listedCount = () => toCount(find(".pager p")?.textContent);

const openPending = () =>
  measureUntil(
    /^GET \/api\/driver\/documents\/$/,
    () => show("shuttle-driver-documents"),
    () => rows() === 20,
    "twenty documents",
  );

async function review(): Promise<void> {
  find("tbody .row-action button")?.click();
  await until(() => find("dialog[open]") && button("Onayla"), "the dialog");
  await pause(500);
}

/** Measures until the dialog and the count above the list show the approval. */
function approveOne(): Promise<void> {
  const before = countOf();
  return measureUntil(
    /^POST /,
    () => button("Onayla")?.click(),
    () => find("dialog .document-done") && button("Onayla") && countOf() === before - 1,
    "the approval, and the next document",
  );
}

offer({
  load: (given: Answers) => void (answers = given),
  /** Measures until the screen is full; the rows below it follow a frame later. */
  async openDrivers() {
    await measureUntil(
      /^GET \/api\/routes\/drivers\/$/,
      () => show("shuttle-drivers"),
      () => rows() >= 12,
      "a screen of drivers",
    );
    await until(() => rows() === 20, "twenty drivers");
  },
  openPending,
  review,
  approveOne,
  /** Closes the dialog and measures until the list no longer has the approved documents; then opens and approves the next one. */
  async close() {
    const wanted = countOf();
    await measureUntil(
      null,
      () => find("dialog .dialog-head .icon-button")?.click(),
      () => listedCount() === wanted,
      "the list",
    );
    await review();
    await approveOne();
  },
  /** Approves all; returns the number of ids of each request, and the progress labels shown. */
  async approveMany() {
    decided = [];
    await openPending();
    button("Tümünü Onayla")?.click();
    await until(() => find("dialog[open] .approval-question"), "the question");
    const shown = new Set<string>();
    find("dialog .button.primary")?.click();
    await until(() => {
      const label = find("dialog .progress-label")?.textContent;
      if (label) shown.add(label);
      return find("dialog .outcome");
    }, "the end");
    return { calls: decided.map(({ length }) => length), progress: [...shown] };
  },
});
