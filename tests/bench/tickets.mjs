// Tickets with the e-mails of real mail programs in a real browser; bundled as they are shipped, under a strict policy.
import { tickets as budgets } from "./budgets.mjs";
import { show, timeRow } from "./numbers.mjs";
import { onPage, slowDown, traceRuns } from "./page.mjs";

export const measureTickets = ({ browser }) =>
  onPage(browser, "tickets", async (call) => {
    const open = (count, first) => traceRuns(browser, count, (run) => call("openTicket", first + run));
    const size = await call("make", budgets.size);
    const list = (await traceRuns(browser, 5, () => call("openList"))).map(slowDown);
    const first = await open(1, 0);
    const others = await open(7, 1);
    await call("make", budgets.hugeSize);
    await call("openList");
    const huge = await open(7, 1);
    const mails = `100 tickets, ${show(size / 1000, "kB")} of HTML`;
    return [
      timeRow(`${mails}: answer to the list, 4× CPU`, list, budgets.list),
      timeRow(`${mails}: the first conversation, its code included`, first, budgets.firstConversation),
      timeRow(`${mails}: press to conversation`, others, budgets.conversation),
      timeRow("100 tickets, each with 200 kB of HTML: press to conversation", huge, budgets.hugeConversation),
    ];
  });
