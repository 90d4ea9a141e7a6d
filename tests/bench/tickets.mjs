/* global ticketsBench */
// Tickets with the e-mails of real mail programs in a real browser; bundled as they are shipped, under a strict policy.
import { tickets as budgets } from "./budgets.mjs";
import { median, show } from "./numbers.mjs";
import { buildPage, serve, slowDown, trace } from "./page.mjs";

const opened = [1, 2, 3, 4, 5, 6, 7];

const row = (what, times, budget) => ({
  what,
  measured: median(times),
  budget,
  isBelow: true,
  unit: "ms",
  note: `processor time, ${times.length} runs, longest ${show(Math.max(...times), "ms")}`,
});

export async function measureTickets({ browser }) {
  const { address, stop } = await serve(await buildPage("tickets"));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const times = (work) => trace(browser, work);
  const openTickets = () =>
    times(async () => {
      for (const index of opened) await page.evaluate((at) => ticketsBench.openTicket(at), index);
    });
  try {
    await page.goto(address);
    await page.waitForFunction(() => "ticketsBench" in globalThis);
    const size = await page.evaluate((wanted) => ticketsBench.make(wanted), budgets.size);
    const list = await times(async () => {
      for (let run = 0; run < 5; run += 1) await page.evaluate(() => ticketsBench.openList());
    });
    const [first] = await times(() => page.evaluate(() => ticketsBench.openTicket(0)));
    const others = await openTickets();
    await page.evaluate((wanted) => ticketsBench.make(wanted), budgets.hugeSize);
    await page.evaluate(() => ticketsBench.openList());
    const huge = await openTickets();
    if (faults.length > 0) throw new Error(faults.join("\n"));
    const mails = `100 tickets, ${show(size / 1000, "kB")} of HTML`;
    return [
      row(`${mails}: answer to the list, 4× CPU`, list.map(slowDown), budgets.list),
      row(`${mails}: the first conversation, its code included`, [first], budgets.firstConversation),
      row(`${mails}: press to conversation`, others, budgets.conversation),
      row("100 tickets, each with 200 kB of HTML: press to conversation", huge, budgets.hugeConversation),
    ];
  } finally {
    await page.close();
    stop();
  }
}
