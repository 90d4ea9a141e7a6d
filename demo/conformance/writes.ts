import { decideDocuments, fetchPendingDocuments } from "../../src/core/api/driver-documents.ts";
import { fetchDriver, revealPhone } from "../../src/core/api/driver-detail.ts";
import { fetchDrivers } from "../../src/core/api/drivers.ts";
import {
  cancelChange,
  changeActivation,
  createEmployee,
  fetchActivationChoices,
} from "../../src/core/api/employee-changes.ts";
import { createFeedback } from "../../src/core/api/feedback.ts";
import { fetchLineDetail, fetchLineDriver } from "../../src/core/api/marketplace-detail.ts";
import { fetchPeople } from "../../src/core/api/marketplace-people.ts";
import {
  cancelBulkRequest,
  cancelReservation,
  createBulkRequest,
  createReservation,
  requestLine,
} from "../../src/core/api/marketplace-requests.ts";
import { fetchLines } from "../../src/core/api/marketplace.ts";
import { workweek } from "../../src/core/api/marketplace-values.ts";
import { requestPlanChange } from "../../src/core/api/plan-change.ts";
import { fetchOwnRoutes } from "../../src/core/api/routes.ts";
import type { Http } from "../../src/core/http/http.ts";
import { addDays, toDay } from "../../src/core/time/day.ts";
import { attempt } from "./reads.ts";

/** What `--writes` does, in this order; shown in the confirmation prompt. */
export const announcedWrites = [
  "adds an employee named Uygunluk Denemesi",
  "puts the first employee on hold from tomorrow, and takes it back",
  "sends feedback about the first route",
  "asks for the whole phone number of the first driver, with a reason",
  "approves the first document that waits",
  "searches for a seat for the first employee, reserves the first line and cancels it, asks for a line",
  "asks for seats for all employees and cancels it",
  "asks for the other payment plan (nothing takes this back)",
] as const;

const text = "Uygunluk denemesi";

/** Sends every write of the portal once. Only for a company that exists for tests. */
export async function writeCompany(http: Http, now: number): Promise<void> {
  const today = toDay(now);
  const [person] = (await attempt(fetchPeople(http))) ?? [];
  const number = String(Math.floor(now / 1000) % 10_000_000).padStart(7, "0");
  await attempt(
    createEmployee(http, {
      firstName: "Uygunluk",
      lastName: "Denemesi",
      email: `uygunluk-${number}@example.com`,
      phoneNumber: `555${number}`,
      homeAddress: "Caferağa, Kadıköy/İstanbul",
    }),
  );
  if (person) {
    const [reason] = (await attempt(fetchActivationChoices(http, person.id, "on_hold"))) ?? [];
    const change = { status: "on_hold", date: addDays(today, 1), ...(reason ? { reason: reason.key } : {}) } as const;
    await attempt(changeActivation(http, person.id, change));
    await attempt(cancelChange(http, person.id, "on_hold", today));
  }
  const [route] = (await attempt(fetchOwnRoutes(http))) ?? [];
  if (route) await attempt(createFeedback(http, { routeId: route.routeId }, text));
  const [driver] = (await attempt(fetchDrivers(http, { page: 1, pageSize: 20 })))?.rows ?? [];
  const maskedPhone = driver && (await attempt(fetchDriver(http, driver.id)))?.maskedPhone;
  if (driver) await attempt(revealPhone(http, driver.id, { maskedPhone: maskedPhone ?? null, reason: text }));
  const [document] = (await attempt(fetchPendingDocuments(http)))?.documents ?? [];
  if (document) await attempt(decideDocuments(http, [document.id], { kind: "approve" }));
  if (person) {
    const subject = { type: "passenger", passenger: person } as const;
    const search = { subject, workType: "full-time", workDaysType: "defined", workDays: workweek } as const;
    const found = await attempt(fetchLines(http, search, 5));
    const [line] = found?.lines ?? [];
    const pastSearchId = found?.pastSearchId ?? null;
    if (line && pastSearchId !== null) {
      const key = { lineId: line.id, pastSearchId };
      await attempt(fetchLineDetail(http, key));
      await attempt(fetchLineDriver(http, key));
      const made = await attempt(createReservation(http, { ...key, price: line.price }));
      if (made) await attempt(cancelReservation(http, made.id));
    }
    if (pastSearchId !== null) await attempt(requestLine(http, pastSearchId));
  }
  await attempt(createBulkRequest(http));
  await attempt(cancelBulkRequest(http));
  await attempt(requestPlanChange(http));
}
