import { describe, expect, test } from "vitest";
import type { MarketplaceSearch } from "../../../src/core/api/marketplace.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { marketplaceSearchMessages as texts } from "../../../src/widgets/marketplace/marketplace.messages.ts";
import {
  createSearchForm,
  emptyFields,
  toFields,
  toMissing,
  toWanted,
} from "../../../src/widgets/marketplace/search/form.store.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const person = { id: "9", name: "Ayşe Yılmaz" };
const address = { description: "Caferağa, Kadıköy/İstanbul", location: { latitude: 40.98, longitude: 29.02 } };

function openSession() {
  const session = createSession({ environment: createTestEnvironment(() => json({})) });
  session.open("t1", { userName: "Elif", accountType: "company", userType: "user", companyName: "" } as Profile);
  return session;
}

describe("the first missing field", () => {
  const passenger = { ...emptyFields, person };
  test.each([
    ["nothing chosen", emptyFields, texts.missing.passenger],
    ["a name typed, nobody chosen", { ...emptyFields, personText: "Ayşe" }, texts.missing.passenger],
    ["an address typed, none chosen", { ...emptyFields, kind: "address", addressText: "Cafer" }, texts.missing.address],
    ["a passenger; the usual working type is chosen", passenger, null],
    ["a passenger without working type", { ...passenger, workType: null }, texts.missing.workType],
    ["full-time", { ...passenger, workType: "full-time" }, null],
    ["hybrid without days mode", { ...passenger, workType: "hybrid" }, texts.missing.daysMode],
    ["hybrid, not defined", { ...passenger, workType: "hybrid", daysMode: "not-defined" }, null],
    ["hybrid, defined, no day", { ...passenger, workType: "hybrid", daysMode: "defined" }, texts.missing.days],
    ["hybrid, defined, a day", { ...passenger, workType: "hybrid", daysMode: "defined", days: [3] }, null],
    ["an address, full-time", { ...emptyFields, kind: "address", address, workType: "full-time" }, null],
    [
      "the other subject's choice doesn't count",
      { ...passenger, kind: "address", workType: "full-time" },
      texts.missing.address,
    ],
  ] as const)("%s", (_, fields, missing) => {
    const given = { ...emptyFields, ...fields };
    expect(toMissing(given)).toBe(missing);
    // A search is possible exactly when no missing field is named beside the button.
    expect(toWanted(given) === null).toBe(missing !== null);
  });
});

describe("the search form", () => {
  test("keeps the values of the other subject", () => {
    const form = createSearchForm(openSession());
    form.choosePerson(person);
    form.change({ kind: "address" });
    form.typeAddress("Caferağa");
    form.change({ kind: "passenger" });
    expect(form.$fields.get()).toMatchObject({ person, personText: person.name, addressText: "Caferağa" });
  });

  test("clears the choice when another text is typed", () => {
    const form = createSearchForm(openSession());
    form.choosePerson(person);
    form.typePerson("Ayşe Yılma");
    expect(form.$fields.get().person).toBeNull();
    form.chooseAddress(address);
    form.typeAddress("");
    expect(form.$fields.get().address).toBeNull();
  });

  test("chooses the employee whose whole name is typed", () => {
    const form = createSearchForm(openSession());
    form.typePerson("ayşe yılmaz", person);
    expect(form.$fields.get()).toMatchObject({ person, personText: "ayşe yılmaz" });
    form.typePerson("ayşe yılmazer");
    expect(form.$fields.get().person).toBeNull();
  });

  test("keeps the days in the week's order and removes them again", () => {
    const form = createSearchForm(openSession());
    for (const day of [4, 1, 2] as const) form.toggleDay(day);
    form.toggleDay(2);
    expect(form.$fields.get().days).toEqual([1, 4]);
  });

  test("is filled in from a past search", () => {
    const search: MarketplaceSearch = {
      subject: { type: "address", address: address.description, location: address.location },
      workType: "hybrid",
      workDaysType: "defined",
      workDays: [1, 3],
    };
    const fields = toFields(search, { ...emptyFields, personText: "Ay" });
    expect(toWanted(fields)).toEqual(search);
    expect(fields).toMatchObject({ kind: "address", addressText: address.description, personText: "Ay" });
  });
});
