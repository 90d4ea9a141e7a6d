import { programs } from "../../demo/server/tickets/mails.ts";
import { getSession } from "../../src/core/session/session.ts";
import "../../src/widgets/passenger-tickets/passenger-tickets.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const ticketCount = 100;
const mailsEach = 5;

/** Realistic e-mails: `size` characters of HTML over all tickets, with Outlook's styles, quotes, tables and signatures. */
function toTickets(size: number) {
  const names = Object.keys(programs) as (keyof typeof programs)[];
  const wanted = Math.round(size / (ticketCount * mailsEach));
  let written = 0;
  const toMail = (index: number) => {
    const program = programs[names[index % names.length] ?? "plain"];
    const line = `Servis bu sabah durağa geç geldi; ${index}. kez yazıyorum, <b>saatlerin</b> güncellenmesini rica ederim.`;
    const quoted = { who: "Müşteri Deneyimi Ekibi", when: "18.11.2026 09:40", lines: [line, line] };
    const context = { origin: "https://servis.example", passenger: "Zeynep Işık", email: "z@lodos.example", quoted };
    const bare = program([], context).length;
    const lines = Array.from({ length: Math.max(1, Math.round((wanted - bare) / (line.length + 40))) }, () => line);
    const html = program(lines, context);
    written += html.length;
    return { html_body: html, created_at: "2026-11-18T08:12:00+03:00", is_passenger: program !== programs.desk };
  };
  const tickets = Array.from({ length: ticketCount }, (_, ticket) => ({
    ticket_id: String(48_000 - ticket),
    subject: `Talep ${ticket}`,
    passenger_name: "Zeynep Işık",
    created_at: "2026-11-18T08:12:00+03:00",
    ticket_flow: Array.from({ length: mailsEach }, (_entry, entry) => toMail(ticket + entry)),
  }));
  return { text: JSON.stringify(tickets), written };
}

async function frame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // A message event is dispatched after the frame.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

async function until(look: () => unknown, what: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (!look()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** As bytes, as it arrives from the network: decoding is part of the measured work, encoding is not. */
let answer = new Uint8Array();
let isTimed = false;
let sessions = 0;
let element: HTMLElement | null = null;
const root = () => element?.shadowRoot as ShadowRoot;
const rows = () => [...root().querySelectorAll<HTMLElement>("tbody tr .row-action button")];

globalThis.fetch = async (input) => {
  const { pathname } = new URL(String(input), location.href);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const isList = pathname.endsWith("/tickets/");
  if (isList && isTimed) performance.mark("begin");
  const body = isList ? answer : '{"total":100,"solved":0,"open":100}';
  return new Response(body, { headers: { "content-type": "application/json" } });
};

const bench = {
  /** Generates the response; returns its number of characters of HTML. */
  make(size: number): number {
    const { text, written } = toTickets(size);
    answer = new TextEncoder().encode(text);
    return written;
  },
  /** Measures from the response to a page of the list. */
  async openList() {
    element?.remove();
    sessions += 1;
    getSession(`bench-${sessions}`).useToken("bench", { userName: "Bench" });
    element = document.createElement("shuttle-passenger-tickets");
    element.setAttribute("session", `bench-${sessions}`);
    isTimed = true;
    document.body.append(element);
    await until(() => rows().length === usualPageSize, "twenty tickets");
    await frame();
    performance.mark("end");
    isTimed = false;
    await new Promise((resolve) => setTimeout(resolve, 300));
  },
  /** Measures from the click to the conversation on the screen. */
  async openTicket(index: number) {
    performance.mark("begin");
    const before = root().querySelector(".conversation");
    rows()[index]?.click();
    await until(() => {
      const now = root().querySelector(".conversation");
      return now && now !== before && now.querySelectorAll(".mail-body").length === mailsEach;
    }, "the conversation");
    await frame();
    performance.mark("end");
    await new Promise((resolve) => setTimeout(resolve, 300));
  },
};

Object.assign(globalThis, { ticketsBench: bench });
