import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Ticket } from "../../../src/core/api/tickets.ts";
import { createSession, type Session } from "../../../src/core/session/session.ts";
import { replyCount, ticketFields } from "../../../src/widgets/passenger-tickets/fields.tsx";
import { passengerTicketsContract } from "../../../src/widgets/passenger-tickets/passenger-tickets.contract.ts";
import {
  createPassengerTickets,
  readQuery,
  tableDefaults,
  writeQuery,
} from "../../../src/widgets/passenger-tickets/passenger-tickets.store.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

function open(
  session: Session,
  given?: Parameters<typeof openStore<typeof passengerTicketsContract.attributes, unknown>>[3],
) {
  const { store, told } = openStore(passengerTicketsContract, createPassengerTickets, session, given);
  const listed = (isWanted: (tickets: readonly Ticket[]) => boolean = () => true) =>
    new Promise<readonly Ticket[]>((resolve, reject) => {
      store.tickets.$load.subscribe((load) => {
        if (load.status === "ready" && !load.isPrevious && isWanted(load.data)) resolve(load.data);
        if (load.status === "failed") reject(load.error);
      });
    });
  return { store, told, listed };
}

describe("the query", () => {
  test("is empty for the first state, whichever status the element begins with", () => {
    for (const first of ["open", "solved"] as const) {
      const state = readQuery("", first);
      expect(state).toEqual({ status: first, ticketId: null, table: tableDefaults });
      expect(writeQuery(state, first)).toBe("");
    }
  });

  test("ignores invalid values", () => {
    expect(readQuery("status=deleted&page=x&ticket=", "open")).toEqual(readQuery("", "open"));
  });
});

describe("the table", () => {
  const ticket: Ticket = {
    id: "48213",
    subject: null,
    passengerName: "Zeynep Işık",
    createdAt: Date.parse("2025-11-24T08:12:00+03:00"),
    entries: [
      { html: "", writtenAt: null, isPassenger: true },
      { html: "", writtenAt: null, isPassenger: false },
    ],
  };

  test("has number, subject, passenger, creation date and reply count", () => {
    expect(ticketFields().columns.map(({ header }) => header)).toEqual([
      "Talep no",
      "Konu",
      "Çalışan",
      "Oluşturulma tarihi",
      "Yanıt",
    ]);
    expect(ticketFields().columns.map(({ text }) => text(ticket))).toEqual([
      "48213",
      "Konu belirtilmemiş",
      "Zeynep Işık",
      "24 Kas 2025 - 08:12",
      "1",
    ]);
  });

  test("counts replies, not the e-mail that asks", () => {
    const [asked] = ticket.entries;
    expect(replyCount(ticket)).toBe(1);
    expect(replyCount({ ...ticket, entries: asked ? [asked] : [] })).toBe(0);
    expect(replyCount({ ...ticket, entries: [] })).toBe(0);
  });
});

describe("tickets of the demo provider", () => {
  test("shows the open ones first, with their number", async () => {
    const { session, environment } = await openDemoSession(api, administrator);
    const { store, listed } = open(session);
    const unsolved = await listed();
    expect(unsolved.length).toBeGreaterThan(0);
    const counts = await new Promise<{ total: number | null; open: number | null }>((resolve) => {
      store.statistics.$load.subscribe((load) => load.status === "ready" && resolve(load.data));
    });
    expect(counts.open).toBe(unsolved.length);
    expect(environment.requests.map(({ url }) => new URL(url).search)).toContain("?status=open");
  });

  test("requests the other status at each switch, closes the conversation and updates the query", async () => {
    const { session, environment } = await openDemoSession(api, administrator);
    const { store, told, listed } = open(session);
    const asked = () =>
      environment.requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith("/tickets/"));
    const [first] = await listed();
    store.openTicket(first?.id ?? "");
    store.$ticket.subscribe(() => undefined);
    expect(store.$ticket.get()?.id).toBe(first?.id);
    store.changeStatus("solved");
    expect(store.$ticket.get()).toBe(null);
    expect((await listed((tickets) => tickets[0]?.id !== first?.id)).length).toBeGreaterThan(0);
    store.changeStatus("open");
    await listed((tickets) => tickets[0]?.id === first?.id);
    await vi.waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked().map(({ searchParams }) => searchParams.get("status"))).toEqual(["open", "solved", "open"]);
    expect(told).toEqual([`ticket=${first?.id}`, "status=solved", ""]);
    store.changeStatus("open");
    expect(told).toHaveLength(3);
  });

  test("opens the ticket of the query, and none when it isn't listed", async () => {
    const { session } = await openDemoSession(api, administrator);
    const some = open(session, { status: "solved" });
    const [, second] = await some.listed();
    const found = open(session, { query: `status=solved&ticket=${second?.id}` });
    found.store.$ticket.subscribe(() => undefined);
    await found.listed();
    expect(found.store.$ticket.get()?.id).toBe(second?.id);
    const lost = open(session, { query: "ticket=1" });
    lost.store.$ticket.subscribe(() => undefined);
    await lost.listed();
    expect(lost.store.$ticket.get()).toBe(null);
  });
});

test("shows only the answer for the status chosen last", async () => {
  const waiting = new Map<string, (response: Response) => void>();
  const environment = createTestEnvironment((request) => {
    const { searchParams, pathname } = new URL(request.url);
    if (!pathname.endsWith("/tickets/")) return json({});
    return new Promise((resolve) => waiting.set(searchParams.get("status") ?? "", resolve));
  });
  const session = createSession({ environment });
  session.useToken("t", { userName: "Elif" });
  const { store } = open(session);
  const shown: string[] = [];
  store.tickets.$load.subscribe((load) => {
    if (load.status === "ready" && !load.isPrevious) shown.push(load.data.map(({ id }) => id).join());
  });
  await vi.waitFor(() => expect(waiting.has("open")).toBe(true));
  store.changeStatus("solved");
  await vi.waitFor(() => expect(waiting.has("solved")).toBe(true));
  waiting.get("solved")?.(json([{ ticket_id: "2" }]));
  await vi.waitFor(() => expect(shown.at(-1)).toBe("2"));
  waiting.get("open")?.(json([{ ticket_id: "1" }]));
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(new Set(shown)).toEqual(new Set(["2"]));
});
