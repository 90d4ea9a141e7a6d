import { asc, eq } from "drizzle-orm";
import { addDays, type Day, dayInIstanbul, momentAt, toMoment, weekdayOf } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { employees } from "../schema-people.ts";
import { programs, type MailContext } from "./mails.ts";
import type { TicketPlan } from "./ticket-plans.ts";

const hour = 3_600_000;

interface Person {
  readonly name: string;
  readonly email: string;
}

/** The writers of the tickets: always the same people of the company. */
export async function findAskers(database: Database, companyId: number, count: number): Promise<Person[]> {
  const rows = await database
    .select({ firstName: employees.firstName, lastName: employees.lastName, email: employees.email })
    .from(employees)
    .where(eq(employees.companyId, companyId))
    .orderBy(asc(employees.id))
    .limit(count);
  return rows.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }));
}

/** A workday before today: the help desk gets few tickets at weekends. */
function workdayBefore(today: Day, daysAgo: number): Day {
  const day = addDays(today, -daysAgo);
  const weekday = weekdayOf(day);
  return weekday > 5 ? addDays(day, 5 - weekday) : day;
}

interface TicketOptions {
  readonly person: Person;
  readonly origin: string;
  readonly now: Date;
}

/** A ticket as the API sends it, without messages that have a future date. */
export function toTicket(plan: TicketPlan, { person, origin, now }: TicketOptions) {
  const created = momentAt(workdayBefore(dayInIstanbul(now), plan.daysAgo), plan.time);
  let moment = created.getTime();
  let before: MailContext["quoted"] = null;
  const flow = plan.mails.map((mail) => {
    moment += mail.after * hour;
    const isPassenger = mail.program !== "desk";
    const context = { origin, passenger: person.name, email: person.email, quoted: mail.quotes ? before : null };
    const who = isPassenger ? person.name : "Müşteri Deneyimi Ekibi";
    before = { who, when: toMoment(new Date(moment)).slice(0, 16).replace("T", " "), lines: mail.lines };
    return {
      html_body: programs[mail.program](mail.lines, context),
      created_at: toMoment(new Date(moment)),
      is_passenger: isPassenger,
      moment,
    };
  });
  return {
    ticket_id: String(plan.id),
    subject: plan.subject,
    passenger_name: person.name,
    created_at: toMoment(created),
    ticket_flow: flow
      .filter((mail) => mail.moment <= now.getTime())
      .map(({ html_body, created_at, is_passenger }) => ({ html_body, created_at, is_passenger })),
  };
}
