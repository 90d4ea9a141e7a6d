import { and, eq, lte, sql, type SQL } from "drizzle-orm";
import { Problem, notFound } from "../api/problem.ts";
import { type Day, dayInIstanbul } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { insertBookings } from "../seed/booking-draw.ts";
import { employees, type RegistrationStatus } from "../schema-people.ts";

interface Choice {
  readonly key: string;
  readonly verbose: string;
}

const other: Choice = { key: "Other", verbose: "Diğer" };

/** Reasons for a change, by the new status. */
export const activationChoices: Readonly<Record<RegistrationStatus, readonly Choice[]>> = {
  registered: [other],
  on_hold: [
    { key: "VACATION", verbose: "Uzun süreli izin" },
    { key: "PARENTAL_LEAVE", verbose: "Doğum veya ebeveyn izni" },
    { key: "HEALTH", verbose: "Sağlık nedenleri" },
    { key: "REMOTE", verbose: "Uzaktan çalışma" },
    other,
  ],
  deleted: [
    { key: "RESIGNED", verbose: "İşten ayrıldı" },
    { key: "MOVED", verbose: "Güzergâh dışına taşındı" },
    { key: "OWN_CAR", verbose: "Kendi aracıyla geliyor" },
    other,
  ],
};

const texts: Readonly<Record<RegistrationStatus, { readonly now: string; readonly later: string }>> = {
  registered: { now: "Kayıtlı", later: "Başlayacak" },
  on_hold: { now: "Donduruldu", later: "Dondurulacak" },
  deleted: { now: "Silindi", later: "Silinecek" },
};

export const statusChoices: readonly Choice[] = Object.entries(texts).map(([key, { now }]) => ({ key, verbose: now }));

type Membership = Pick<
  typeof employees.$inferSelect,
  "registrationStatus" | "statusSince" | "pendingStatus" | "pendingDay"
>;

/** `Kayıtlı`; before the registration is in effect `Talep edildi`; for a pending change its day, `Silinecek (30.11.2026)`. */
export function statusText(membership: Membership, today: Day): string {
  const { registrationStatus, statusSince, pendingStatus, pendingDay } = membership;
  if (pendingStatus === null || pendingDay === null) {
    return statusSince !== null && statusSince > today ? "Talep edildi" : texts[registrationStatus].now;
  }
  return `${texts[pendingStatus].later} (${pendingDay.split("-").toReversed().join(".")})`;
}

interface ChangeRequest {
  readonly status: RegistrationStatus;
  readonly date: Day;
  readonly reason?: string | undefined;
}

interface Asked {
  readonly companyId: number;
  readonly employeeId: number;
}

/** 404 for an employee of another company, 400 for a deleted one. */
export async function requireEmployee(database: Database, asked: Asked): Promise<void> {
  const [found] = await database.select({ status: employees.registrationStatus }).from(employees).where(isAsked(asked));
  if (!found) throw notFound();
  if (found.status === "deleted") throw refused(wasDeleted);
}

function isAsked({ companyId, employeeId }: Asked): SQL | undefined {
  return and(eq(employees.id, employeeId), eq(employees.companyId, companyId));
}

/** Makes a change that is in effect from today, stores a later one as pending, or cancels a pending one. */
export async function changeMembership(
  database: Database,
  asked: Asked,
  request: ChangeRequest,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [employee] = await transaction.select().from(employees).where(isAsked(asked)).for("update");
    if (!employee) throw notFound();
    const change = changed(employee, request, dayInIstanbul(now));
    await transaction.update(employees).set(change).where(isAsked(asked));
    if (change.registrationStatus)
      await renewBookings(transaction, employee.id, sql`trips.planned_start > ${now.toISOString()}`);
  });
}

/** Bookings ahead of somebody whose membership has changed: lost on hold and after a deletion, made anew when registered again. */
async function renewBookings(database: Database, employeeId: number, ahead: SQL): Promise<void> {
  await database.execute(sql`
    delete from bookings using trips
    where bookings.trip_id = trips.id and bookings.employee_id = ${employeeId} and ${ahead}`);
  await database.execute(insertBookings(sql`employees.id = ${employeeId} and ${ahead}`));
  await database.execute(sql`
    update trips set passenger_count =
      (select count(*) from bookings where bookings.trip_id = trips.id and bookings.outcome = 'travelled')
    where ${ahead} and trips.route_id in (
      select route_variants.route_id from route_variants join route_passengers using (route_unique_id)
      where route_passengers.employee_id = ${employeeId}
    )`);
}

function changed(
  { registrationStatus, pendingStatus }: Membership,
  { status, date, reason }: ChangeRequest,
  today: Day,
): Partial<typeof employees.$inferSelect> {
  if (registrationStatus === "deleted") throw refused(wasDeleted);
  if (date < today) throw refused("Bu tarih için değişiklik yapılamaz.");
  // The chip of a pending deletion sends the reason "Other": this cancels the deletion and is no reactivation.
  const isTakenBack = pendingStatus === "deleted" && status === "registered" && reason === other.key;
  if (isTakenBack || (status === registrationStatus && pendingStatus !== null)) {
    return { pendingStatus: null, pendingDay: null };
  }
  if (status === registrationStatus) throw refused("Çalışan zaten bu durumda.");
  if (date === today) {
    return { registrationStatus: status, statusSince: today, pendingStatus: null, pendingDay: null };
  }
  return { pendingStatus: status, pendingDay: date };
}

const wasDeleted = "Silinen bir çalışan için değişiklik yapılamaz.";

function refused(sentence: string): Problem {
  return new Problem(400, { non_field_errors: [sentence] });
}

/** Makes pending changes that are due. Called for every new day (seed/calendar.ts), also for days on which the server didn't run. */
export async function applyDueChanges(database: Database, today: Day): Promise<void> {
  const due = await database
    .update(employees)
    .set({
      registrationStatus: sql`${employees.pendingStatus}`,
      statusSince: sql`${employees.pendingDay}`,
      pendingStatus: null,
      pendingDay: null,
    })
    .where(lte(employees.pendingDay, today))
    .returning({ id: employees.id, day: employees.statusSince });
  for (const { id, day } of due) await renewBookings(database, id, sql`trips.day >= ${day}`);
}
