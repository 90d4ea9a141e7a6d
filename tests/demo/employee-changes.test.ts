import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { employees } from "../../demo/server/schema-people.ts";
import { activationChoicesCall } from "../../src/core/api/employee-changes.ts";
import { bookingsCall } from "../../src/core/api/bookings.ts";
import { demoEmployeesCall, type Employee, employeesCall } from "../../src/core/api/employees.ts";
import { administrator, companyUser, prospectUser, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();
beforeEach(() => demo.moveTo());

const ada = {
  first_name: "Ada",
  last_name: "Işıklı",
  email: "ada.isikli@lodos.example",
  phone_number: "5559998877",
  home_address: "Caferağa Mah., Moda Cad. No: 5 D: 3, Kadıköy/İstanbul",
};

let people = 0;
async function addSomebody(): Promise<Employee> {
  people += 1;
  const email = `kisi.${people}@lodos.example`;
  await add({ ...ada, email, phone_number: phoneOf(people) }, 201);
  return find(email);
}
const phoneOf = (number: number) => `55500000${String(number).padStart(2, "0")}`;

async function add(body: unknown, status: number, as = administrator): Promise<Record<string, unknown>> {
  const response = await demo.request("/api/company/employees/", { as, body });
  expect(response.status).toBe(status);
  return (await response.json()) as Record<string, unknown>;
}

async function find(search: string): Promise<Employee> {
  const [found] = (await demo.read(employeesCall, { search })).results;
  if (!found) throw new Error(`Nobody is called ${search}`);
  return found;
}

/** Requests a change; returns the employee's new state, or the status and message of the refusal. */
async function change({ id }: Pick<Employee, "id">, body: unknown, as = administrator): Promise<string> {
  const response = await demo.request(`/api/company/employees/${id}/change-activation/`, { as, body });
  const answer = (await response.json()) as { non_field_errors?: string[] };
  if (response.status !== 200) return `${response.status} ${answer.non_field_errors?.[0] ?? ""}`.trim();
  return stateOf(id);
}

async function stateOf(id: string): Promise<string> {
  const { results } = await demo.read(employeesCall, { page_size: "all" });
  const entry = results.find((candidate) => candidate.id === id);
  return `${entry?.registrationStatus}: ${entry?.statusText}`;
}

describe("the bookings of somebody on hold", () => {
  // First in the file: the calendar, which makes changes that are due, never goes back.
  const today = "2026-11-19";
  const stop = { status: "on_hold", date: today, reason: "VACATION" };

  test("are lost for the rides ahead, and come again with the person", async () => {
    demo.moveTo(`${today}T12:00:00+03:00`);
    const bookingsOf = async (name: string) => {
      const query = new URLSearchParams({ passenger_name: name, page_size: "1000" }).toString();
      const { results } = await demo.read(bookingsCall, query);
      return results.map(({ scheduledDay, timePeriod }) => `${scheduledDay} ${timePeriod}`);
    };
    const { results } = await demo.read(bookingsCall, "scheduled_date=2026-11-20");
    const name = results[0]?.passengerName ?? "";
    const somebody = await find(name);
    const booked = await bookingsOf(name);
    await change(somebody, stop);
    const begun = booked.filter((ride) => ride.slice(0, 10) < today || ride === `${today} morning`);
    expect(await bookingsOf(name)).toEqual(begun);
    expect(begun.length).toBeLessThan(booked.length);
    await change(somebody, { status: "registered", date: today });
    expect(await bookingsOf(name)).toEqual(booked);
    await change(somebody, { ...stop, date: "2026-11-20" });
    expect(await bookingsOf(name)).toEqual(booked);
    demo.moveTo("2026-11-20T00:00:00+03:00");
    expect(await bookingsOf(name)).toEqual(booked.filter((ride) => ride < "2026-11-20"));
  });
});

describe("a new employee", () => {
  test("is asked for at first, has no route yet, and is found the Turkish way", async () => {
    expect(await add(ada, 201)).toEqual({});
    expect(await find("ışıklı")).toMatchObject({
      registrationStatus: "registered",
      statusText: "Talep edildi",
      name: "Ada Işıklı",
      routeName: null,
      average: { tripDuration: null },
      firstTripDay: null,
    });
    expect((await find("0555 999 88 77")).id).toBe((await find("ADA.ISIKLI@LODOS")).id);
  });

  test("is registered from the next day on, also when a freeze was announced and taken back", async () => {
    const somebody = await addSomebody();
    expect(await change(somebody, { status: "on_hold", date: "2026-12-01", reason: "VACATION" })).toMatch(
      /^registered: Dond/,
    );
    expect(await change(somebody, { status: "registered", date: "2026-11-19" })).toBe("registered: Talep edildi");
    demo.moveTo("2026-11-19T21:00:00Z");
    expect(await stateOf(somebody.id)).toBe("registered: Kayıtlı");
  });

  test("is refused with a sentence at every wrong field", async () => {
    const answer = await add({ email: "ada", phone_number: "05559998877", first_name: "  ", last_name: 5 }, 400);
    expect(answer).toEqual({
      first_name: ["Bu alan zorunlu."],
      last_name: ["Geçerli bir metin girin."],
      email: ["Geçerli bir e-posta adresi girin."],
      phone_number: ["Telefon numarası, başında 0 olmadan 10 haneli olmalı."],
      home_address: ["Bu alan zorunlu."],
      non_field_errors: ["Lütfen bilgileri kontrol edip tekrar deneyin."],
    });
    for (const body of [[], "null", "{"]) await add(body, 400);
  });

  test("is refused when the company has the address or the number already, in any letters", async () => {
    const { email, phone_number: phone } = { ...ada, email: "bir@lodos.example", phone_number: "5551112233" };
    await add({ ...ada, email, phone_number: phone }, 201);
    const both = await add({ ...ada, email: email.toUpperCase(), phone_number: phone }, 400);
    expect(Object.keys(both).toSorted()).toEqual(["email", "non_field_errors", "phone_number"]);
    const one = await add({ ...ada, email: "iki@lodos.example", phone_number: phone }, 400);
    expect(one).toMatchObject({ phone_number: ["Bu telefon numarasıyla kayıtlı bir çalışanınız var."] });
    expect(one).not.toHaveProperty("email");
  });

  test("sent twice at the same moment is added once", async () => {
    const body = { ...ada, email: "cift@lodos.example", phone_number: "5554443322" };
    const answers = await Promise.all([1, 2, 3].map(() => demo.request("/api/company/employees/", { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  test("may come back after a deletion", async () => {
    const somebody = await addSomebody();
    await change(somebody, { status: "deleted", date: "2026-11-19", reason: "RESIGNED" });
    const email = `kisi.${people}@lodos.example`;
    await add({ ...ada, email, phone_number: phoneOf(people) }, 201);
  });

  test("control characters don't break the database", async () => {
    await add({ ...ada, last_name: "Ka\0ya", email: "kaya.x@lodos.example", phone_number: "5556667788" }, 201);
    expect(await find("Ada Ka ya")).toBeDefined();
  });
});

describe("reasons", () => {
  test.each([
    ["on_hold", "VACATION"],
    ["deleted", "RESIGNED"],
    ["registered", "Other"],
  ])("for %s", async (status, key) => {
    const { choices } = await demo.read(activationChoicesCall, { id: 1, status });
    expect(choices.map((choice) => choice.key)).toContain(key);
    expect(choices.at(-1)).toEqual({ key: "Other", verbose: "Diğer" });
  });

  test("are those of a known status and a known person of one's own", async () => {
    const statusOf = (path: string) => demo.status(`/api/company/employees/${path}`);
    expect(await statusOf("1/activation-choices/?status=away")).toBe(400);
    expect(await statusOf("1/activation-choices/")).toBe(400);
    expect(await statusOf("99999/activation-choices/?status=on_hold")).toBe(404);
  });

  test("aren't there for somebody who was deleted", async () => {
    const [gone] = await demo.database
      .select({ id: employees.id })
      .from(employees)
      .where(and(eq(employees.companyId, administrator.companyId), eq(employees.registrationStatus, "deleted")))
      .limit(1);
    const answer = await demo.request(`/api/company/employees/${gone?.id}/activation-choices/?status=registered`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ non_field_errors: ["Silinen bir çalışan için değişiklik yapılamaz."] });
  });
});

describe("a change", () => {
  const today = "2026-11-19";
  const stop = { status: "on_hold", date: today, reason: "VACATION" };

  test("for today holds at once, there and back", async () => {
    const somebody = await addSomebody();
    expect(await change(somebody, stop)).toBe("on_hold: Donduruldu");
    expect(await change(somebody, { status: "registered", date: today })).toBe("registered: Kayıtlı");
    expect(await change(somebody, { status: "deleted", date: today, reason: "MOVED" })).toBe("deleted: Silindi");
    expect(await change(somebody, { status: "registered", date: today })).toBe(
      "400 Silinen bir çalışan için değişiklik yapılamaz.",
    );
  });

  test("for a later day is announced and holds from that day on, by the clock of Istanbul", async () => {
    const [deleted, stopped, back] = [await addSomebody(), await addSomebody(), await addSomebody()];
    await change(back, stop);
    const date = "2026-11-24";
    expect(await change(deleted, { status: "deleted", date, reason: "Other" })).toBe(
      "registered: Silinecek (24.11.2026)",
    );
    expect(await change(stopped, { ...stop, date })).toBe("registered: Dondurulacak (24.11.2026)");
    expect(await change(back, { status: "registered", date })).toBe("on_hold: Başlayacak (24.11.2026)");
    demo.moveTo("2026-11-23T20:59:00Z");
    expect(await stateOf(deleted.id)).toBe("registered: Silinecek (24.11.2026)");
    demo.moveTo("2026-11-23T21:00:00Z");
    expect(await stateOf(deleted.id)).toBe("deleted: Silindi");
    expect(await stateOf(stopped.id)).toBe("on_hold: Donduruldu");
    expect(await stateOf(back.id)).toBe("registered: Kayıtlı");
  });

  test("for a past day is refused; today is the day in Istanbul", async () => {
    const somebody = await addSomebody();
    expect(await change(somebody, { ...stop, date: "2026-11-18" })).toBe("400 Bu tarih için değişiklik yapılamaz.");
    // Half past midnight in Istanbul, still the 19th in UTC.
    demo.moveTo("2026-11-19T21:30:00Z");
    expect(await change(somebody, stop)).toBe("400 Bu tarih için değişiklik yapılamaz.");
    expect(await stateOf(somebody.id)).toBe("registered: Kayıtlı");
  });

  test("the chip takes a deletion back and changes nothing else", async () => {
    const deletion = { status: "deleted", date: "2026-12-01", reason: "Other" };
    const chip = { status: "registered", date: today, reason: "Other" };
    const [rider, resting] = [await addSomebody(), await addSomebody()];
    await change(rider, deletion);
    expect(await change(rider, chip)).toBe("registered: Talep edildi");
    await change(resting, stop);
    await change(resting, deletion);
    expect(await change(resting, chip)).toBe("on_hold: Donduruldu");
  });

  test("a newer one replaces what was announced", async () => {
    const somebody = await addSomebody();
    await change(somebody, { ...stop, date: "2026-12-01" });
    expect(await change(somebody, { status: "deleted", date: "2026-12-05", reason: "MOVED" })).toBe(
      "registered: Silinecek (05.12.2026)",
    );
    expect(await change(somebody, stop)).toBe("on_hold: Donduruldu");
    expect(await change(somebody, stop)).toBe("400 Çalışan zaten bu durumda.");
  });

  test.each([
    { status: "away", date: today },
    { status: "on_hold", date: today },
    { status: "on_hold", date: today, reason: "RESIGNED" },
    { status: "on_hold", date: "2026-02-31", reason: "VACATION" },
    { status: "registered", date: "19.11.2026" },
    { status: "registered" },
  ])("refuses %j", async (body) => {
    expect(await change(await addSomebody(), body)).toMatch(/^400 /);
  });

  test("is made by administrators, and to their own people, only", async () => {
    const somebody = await addSomebody();
    for (const other of [companyUser, prospectUser]) {
      expect(await change(somebody, stop, other)).toBe("403");
      await add(ada, 403, other);
    }
    const [pilot] = await demo.read(demoEmployeesCall, {}, prospectUser);
    expect(await change({ id: pilot?.id ?? "" }, stop)).toBe("404");
    expect(await stateOf(somebody.id)).toBe("registered: Talep edildi");
  });
});
