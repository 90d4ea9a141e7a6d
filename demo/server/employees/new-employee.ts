import { and, eq, ne, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { refusal } from "../api/validation.ts";
import { addDays, type Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { neighbourhoods, type Point } from "../geo/places.ts";
import { companies } from "../schema-accounts.ts";
import { employees } from "../schema-people.ts";
import { foldTurkish } from "../text.ts";
import { textsOf } from "./employee-texts.ts";

const requiredText = (limit: number) =>
  v.pipe(
    v.optional(v.string("Geçerli bir metin girin."), ""),
    v.normalize("NFC"),
    v.transform((value) => value.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()),
    v.nonEmpty("Bu alan zorunlu."),
    v.maxLength(limit, `En çok ${limit} karakter girebilirsiniz.`),
  );

export const newEmployee = v.object(
  {
    first_name: requiredText(80),
    last_name: requiredText(80),
    email: v.pipe(requiredText(254), v.toLowerCase(), v.email("Geçerli bir e-posta adresi girin.")),
    phone_number: v.pipe(
      requiredText(20),
      v.regex(/^[1-9]\d{9}$/, "Telefon numarası, başında 0 olmadan 10 haneli olmalı."),
    ),
    home_address: requiredText(500),
  },
  "Geçerli bir nesne gönderin.",
);

/** Adds an employee, registered from tomorrow; the route is planned later. Refuses one that the company already has. */
export async function addNewEmployee(
  database: Database,
  companyId: number,
  request: v.InferOutput<typeof newEmployee>,
  today: Day,
): Promise<void> {
  const fields = {
    firstName: request.first_name,
    lastName: request.last_name,
    email: request.email,
    phoneNumber: request.phone_number,
  };
  const home = await placeOf(database, companyId, request.home_address);
  const added = await database
    .insert(employees)
    .values({
      id: sql`nextval('employee_ids')`,
      companyId,
      ...fields,
      ...textsOf(fields),
      homeAddress: request.home_address,
      homeLat: home.lat,
      homeLng: home.lng,
      registrationStatus: "registered",
      statusSince: addDays(today, 1),
      workPlan: "regular",
    })
    .onConflictDoNothing()
    .returning({ id: employees.id });
  if (added.length === 0) throw refusal(await takenFields(database, companyId, fields));
}

async function takenFields(
  database: Database,
  companyId: number,
  { email, phoneNumber }: { email: string; phoneNumber: string },
): Promise<Record<string, string[]>> {
  const others = await database
    .select({ email: employees.email, phoneNumber: employees.phoneNumber })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        ne(employees.registrationStatus, "deleted"),
        or(eq(employees.email, email), eq(employees.phoneNumber, phoneNumber)),
      ),
    );
  return {
    ...(others.some((other) => other.email === email)
      ? { email: ["Bu e-posta adresiyle kayıtlı bir çalışanınız var."] }
      : {}),
    ...(others.some((other) => other.phoneNumber === phoneNumber)
      ? { phone_number: ["Bu telefon numarasıyla kayıtlı bir çalışanınız var."] }
      : {}),
  };
}

/** The centre of the neighbourhood named by the address, else of the district, else the company's position. */
async function placeOf(database: Database, companyId: number, address: string): Promise<Point> {
  const text = foldTurkish(address);
  const inDistrict = neighbourhoods.filter(({ district }) => text.includes(foldTurkish(district)));
  const candidates = inDistrict.length > 0 ? inDistrict : neighbourhoods;
  const named = candidates.find(({ name }) => text.includes(foldTurkish(name))) ?? inDistrict[0];
  if (named) return named;
  const [company] = await database
    .select({ lat: companies.lat, lng: companies.lng })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new Error(`There is no company ${companyId}`);
  return company;
}
