import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ticketPictures } from "../../demo/server/tickets/ticket-pictures.ts";
import { openTickets, solvedTickets } from "../../demo/server/tickets/ticket-plans.ts";
import { fetchTickets, fetchTicketStatistics } from "../../src/core/api/tickets.ts";
import { openDemoSession } from "./demo-session.ts";
import { administrator, openTestApi, prospectUser, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.tokenFor(administrator);
});
afterAll(() => api.close());

const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/));
const text = v.pipe(v.string(), v.minLength(3));
/** Strict, so that a field too many or too few is noticed. */
const tickets = v.array(
  v.strictObject({
    ticket_id: v.pipe(v.string(), v.regex(/^\d+$/)),
    subject: text,
    passenger_name: text,
    created_at: moment,
    ticket_flow: v.pipe(
      v.array(v.strictObject({ html_body: text, created_at: moment, is_passenger: v.boolean() })),
      v.minLength(1),
    ),
  }),
);
const list = async (status: string) =>
  v.parse(tickets, await api.get(`/api/get/zendesk/tickets/?status=${status}`, token));

describe("tickets are those of the contract", () => {
  test.each(["open", "solved"])("%s", async (status) => {
    const found = await list(status);
    for (const { ticket_flow: flow, created_at: created } of found) {
      expect(flow[0]?.created_at).toBe(created);
      expect(flow[0]?.is_passenger).toBe(true);
      const moments = flow.map((entry) => Date.parse(entry.created_at));
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.at(-1)).toBeLessThanOrEqual(api.clock.now.getTime());
    }
    expect(new Set(found.map(({ ticket_id }) => ticket_id)).size).toBe(found.length);
  });

  test("the figures are those of the lists", async () => {
    const counts = {
      total: openTickets.length + solvedTickets.length,
      solved: solvedTickets.length,
      open: openTickets.length,
    };
    expect(await api.get("/api/get/zendesk/tickets/statistic/", token)).toEqual(counts);
    expect(await list("open")).toHaveLength(counts.open);
    expect(await list("solved")).toHaveLength(counts.solved);
  });

  test("another status and none is refused, a demo account and a stranger too", async () => {
    const path = "/api/get/zendesk/tickets/?status=closed";
    expect((await api.request(path, { token })).status).toBe(400);
    expect((await api.request("/api/get/zendesk/tickets/", { token })).status).toBe(400);
    const demoToken = await api.tokenFor(prospectUser);
    expect((await api.request("/api/get/zendesk/tickets/", { token: demoToken })).status).toBe(403);
    expect((await api.request("/api/get/zendesk/tickets/statistic/", {})).status).toBe(401);
  });
});

test("e-mails are like those of real mail programs", async () => {
  const mails = [...(await list("open")), ...(await list("solved"))].flatMap(({ ticket_flow }) =>
    ticket_flow.map(({ html_body }) => html_body),
  );
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

test("the portal reads them", async () => {
  const { session } = await openDemoSession(api, administrator);
  const open = await fetchTickets(session.http, "open");
  expect(open[0]).toMatchObject({ id: "48213", subject: "Servis durağım değişti mi?" });
  expect(open[0]?.entries.map(({ isPassenger }) => isPassenger)).toEqual([true, false, true]);
  expect(await fetchTicketStatistics(session.http)).toEqual({ total: 31, solved: 24, open: 7 });
});
