// A long page of the company's files in a real browser; bundled as it is shipped.
import { files as budgets } from "./budgets.mjs";
import { median, show, timeRow } from "./numbers.mjs";
import { onPage, slowDown, traceRuns } from "./page.mjs";
import { readAnswer } from "./server.mjs";

const runs = 7;

export async function measureFiles({ browser, ...session }) {
  const list = "/api/company/documents/";
  const answers = [await readAnswer(session, `${list}?page_size=${budgets.rows}`)];
  answers.push(await readAnswer(session, `${list}column-filters/`));
  return onPage(browser, "files", async (call) => {
    await call("load", ...answers);
    // The first one only warms up.
    const times = async (isWhole) =>
      (await traceRuns(browser, runs, () => call("open", budgets.rows, isWhole))).slice(1).map(slowDown);
    const [first, whole] = [await times(false), await times(true)];
    const note = `longest ${show(Math.max(...first), "ms")}; those out of sight ${show(median(whole), "ms")}`;
    return [timeRow(`Files: answer to rows of a page of ${budgets.rows}, 4× CPU`, first, budgets.page, note)];
  });
}
