import { Hono } from "hono";
import * as v from "valibot";
import { originOf } from "../http/origin.ts";
import { findAskers, toTicket } from "../tickets/ticket-json.ts";
import { openTickets, solvedTickets } from "../tickets/ticket-plans.ts";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { readQuery } from "./validation.ts";

const ticketQuery = v.object({ status: v.picklist(["open", "solved"], "Böyle bir durum yok.") });
const plans = { open: openTickets, solved: solvedTickets };
const all = [...openTickets, ...solvedTickets];

export const ticketsApi = new Hono<ApiEnvironment>()
  .get("/api/get/zendesk/tickets/statistic/", companyOnly, (c) =>
    c.json({ total: all.length, solved: solvedTickets.length, open: openTickets.length }),
  )
  .get("/api/get/zendesk/tickets/", companyOnly, async (c) => {
    const { status } = readQuery(c, ticketQuery);
    const people = await findAskers(c.var.database, c.var.account.companyId, all.length);
    const origin = originOf(c);
    const tickets = plans[status].map((plan) => {
      const person = people[all.indexOf(plan) % Math.max(1, people.length)];
      return person ? [toTicket(plan, { person, origin, now: c.var.now })] : [];
    });
    return c.json(tickets.flat());
  });
