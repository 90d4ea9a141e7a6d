import { describe, expect, test } from "vitest";
import { ticketPictures } from "../../demo/server/tickets/ticket-pictures.ts";
import { ticketsCall, ticketStatisticsCall } from "../../src/core/api/tickets.ts";
import { sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();
const list = (status: string) => demo.read(ticketsCall, { status });

describe("tickets", () => {
  test.each(["open", "solved"])("that are %s begin with the passenger, and go on until now at most", async (status) => {
    const found = await list(status);
    for (const { entries, createdAt } of found) {
      expect(entries[0]).toMatchObject({ writtenAt: createdAt, isPassenger: true });
      const moments = entries.map(({ writtenAt }) => Number(writtenAt));
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.at(-1)).toBeLessThanOrEqual(demo.now.getTime());
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  test("are as many as the figures say", async () => {
    expect(await demo.read(ticketStatisticsCall)).toEqual({ total: 31, solved: 24, open: 7 });
    expect([(await list("open")).length, (await list("solved")).length]).toEqual([7, 24]);
  });

  test.each(["?status=closed", ""])("%s is a 400", async (query) => {
    expect(await demo.status(`/api/get/zendesk/tickets/${query}`)).toBe(400);
  });
});

test("e-mails are like those of real mail programs", async () => {
  const tickets = [...(await list("open")), ...(await list("solved"))];
  const mails = tickets.flatMap(({ entries }) => entries.map(({ html }) => html));
  const all = mails.join("\n");
  for (const mark of [
    "gmail_quote",
    "MsoNormal",
    "<o:p>",
    "divRplyFwdMsg",
    'blockquote type="cite"',
    "<table",
    "<img",
    "cid:",
  ]) {
    expect(all, mark).toContain(mark);
  }
  expect(mails.some((mail) => !mail.includes("<"))).toBe(true);
  for (const [, name] of all.matchAll(/\/demo-assets\/([\w-]+)\.svg/g)) {
    expect(Object.keys(ticketPictures)).toContain(name);
  }
});
