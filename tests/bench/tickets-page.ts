import { programs } from "../../demo/server/tickets/mails.ts";
import "../../src/widgets/passenger-tickets/passenger-tickets.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";
import { answer, find, findAll, measureUntil, show } from "./element-page.ts";
import { offer } from "./frames.ts";

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

/** As bytes, as it arrives from the network: decoding is part of the measured work, encoding is not. */
let tickets = new Uint8Array<ArrayBuffer>(new ArrayBuffer(0));
const isList = ({ url }: Request) => new URL(url).pathname.endsWith("/tickets/");
answer((request) => (isList(request) ? tickets : '{"total":100,"solved":0,"open":100}'));

const openers = () => findAll("tbody tr .row-action button");

offer({
  /** Generates the response; returns its number of characters of HTML. */
  make(size: number): number {
    const { text, written } = toTickets(size);
    tickets = new TextEncoder().encode(text);
    return written;
  },
  /** Measures from the response to a page of the list. */
  openList: () =>
    measureUntil(
      /\/tickets\/$/,
      () => show("shuttle-passenger-tickets"),
      () => openers().length === usualPageSize,
      "a page of tickets",
    ),
  /** Measures from the click to the conversation on the screen. */
  openTicket(index: number) {
    const before = find(".conversation");
    return measureUntil(
      null,
      () => openers()[index]?.click(),
      () => find(".conversation") !== before && findAll(".conversation .mail-body").length === mailsEach,
      "the conversation",
    );
  },
});
