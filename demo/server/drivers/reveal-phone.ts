import { and, count, eq, gte } from "drizzle-orm";
import { Problem } from "../api/problem.ts";
import type { Account } from "../accounts/sessions.ts";
import { dayInIstanbul, startOfDay } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { accounts } from "../schema-accounts.ts";
import { phoneReveals } from "../schema-drivers.ts";
import { masked } from "./driver-json.ts";
import type { DriverRecord } from "./driver-record.ts";

/** Phone numbers that one account may reveal per day. */
const dailyLimit = 10;

interface RevealRequest {
  /** The masked number, as in the driver's detail. */
  readonly shown: string;
  readonly reason: string;
}

/** Returns the driver's number after recording who asked for it and why. A refusal has its reason in `response`. */
export async function revealPhone(
  database: Database,
  account: Account,
  { id: driverId, phoneNumber }: DriverRecord,
  { shown, reason }: RevealRequest,
  now: Date,
): Promise<string> {
  if (phoneNumber === null) throw refused(404, "Bu sürücünün kayıtlı bir telefon numarası yok.");
  if (shown !== masked(phoneNumber))
    throw refused(400, "Telefon numarası değişmiş. Sayfayı yenileyip yeniden deneyin.");
  if (reason === "") throw refused(400, "Lütfen bir neden belirtin.");
  await database.transaction(async (transaction) => {
    // Locks the account, so that simultaneous requests can't exceed the limit together.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for("update");
    const since = startOfDay(dayInIstanbul(now));
    const [seen] = await transaction
      .select({ count: count() })
      .from(phoneReveals)
      .where(and(eq(phoneReveals.accountId, account.id), gte(phoneReveals.revealedAt, since)));
    if ((seen?.count ?? 0) >= dailyLimit) throw refused(429, "Günlük görüntüleme sınırına ulaştınız.");
    await transaction.insert(phoneReveals).values({ accountId: account.id, driverId, reason, revealedAt: now });
  });
  return phoneNumber;
}

function refused(status: 400 | 404 | 429, response: string): Problem {
  return new Problem(status, { response });
}
