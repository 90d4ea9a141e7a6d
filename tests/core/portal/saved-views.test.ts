import { describe, expect, test } from "vitest";
import { personalStorage } from "../../../src/core/platform/personal-storage.ts";
import type { GivenProfile } from "../../../src/core/session/profile.ts";
import { createSavedViews } from "../../../src/core/portal/saved-views.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const environment = createTestEnvironment(() => json({}));

function open(userName: string, area = "booking") {
  const session = createSession({ environment });
  session.open("token", { userName, userType: "user", accountType: "company", companyName: "Lodos" } as Profile);
  return createSavedViews(session, area);
}

describe("saved views", () => {
  test("of a page that doesn't say who is there stay with this person on this page", () => {
    const page = () => createSession({ environment, given: { token: "t1" } });
    const session = page();
    const views = createSavedViews(session, "booking");
    views.save({ name: "Şişli", query: "a=1" });
    expect(createSavedViews(session, "booking").$views.get()).toHaveLength(1);
    expect(createSavedViews(session, "past-trips").$views.get()).toEqual([]);
    expect(createSavedViews(page(), "booking").$views.get(), "the next page, perhaps of another person").toEqual([]);
    // A renewed token is of the same person; after a sign-out the next token may be anybody's.
    session.useToken("t2", {});
    expect(createSavedViews(session, "booking").$views.get()).toHaveLength(1);
    session.signOut();
    session.useToken("t3", {});
    expect(createSavedViews(session, "booking").$views.get()).toEqual([]);
    const { storage, key } = personalStorage(session, "columns", "booking");
    storage.set(key, "[]");
    expect(environment.browser.local.get(key)).toBeNull();
  });

  test("of a person whom the page names by id or name are theirs alone", () => {
    const save = (profile: GivenProfile) =>
      createSavedViews(createSession({ environment, given: { token: "t1", profile } }), "drivers");
    const people: GivenProfile[] = [
      { userId: "1", userName: "Ayşe Yılmaz", companyId: "7" },
      { userId: "2", userName: "Ayşe Yılmaz", companyId: "7" },
      { userName: "Ayşe Yılmaz", companyId: "7" },
      { userId: "1", companyId: "8" },
    ];
    for (const [index, person] of people.entries()) save(person).save({ name: `view ${index}`, query: "a=1" });
    for (const [index, person] of people.entries())
      expect(save(person).$views.get()).toEqual([{ name: `view ${index}`, query: "a=1" }]);
  });

  test("are kept by name in Turkish order, and found again by the same person on the same list only", () => {
    const views = open("Elif Şahin");
    views.save({ name: "  Şişli ", query: "route_name=x" });
    views.save({ name: "Çınar", query: "state=completed" });
    views.save({ name: "   ", query: "state=planned" });
    expect(open("Elif Şahin").$views.get()).toEqual([
      { name: "Çınar", query: "state=completed" },
      { name: "Şişli", query: "route_name=x" },
    ]);
    expect(open("Mert İnan").$views.get()).toEqual([]);
    expect(open("Elif Şahin", "past-trips").$views.get()).toEqual([]);
  });

  test("of the same name replace each other the Turkish way", () => {
    const views = open("Işıl");
    views.save({ name: "IŞIL", query: "a=1" });
    views.save({ name: "ışıl", query: "a=2" });
    expect(views.$views.get()).toEqual([{ name: "ışıl", query: "a=2" }]);
    views.remove("IŞIL");
    expect(open("Işıl").$views.get()).toEqual([]);
  });

  test("what another tab has saved stays, and rubbish is none", () => {
    const [here, there] = [open("Can"), open("Can")];
    there.save({ name: "B", query: "b=1" });
    here.save({ name: "A", query: "a=1" });
    expect(here.$views.get().map(({ name }) => name)).toEqual(["A", "B"]);
    const key = 'shuttle.views.["booking","Lodos","Ada"]';
    for (const text of ["{", '{"name":1}', '[{"name":"x"}]']) {
      environment.browser.local.set(key, text);
      expect(open("Ada").$views.get()).toEqual([]);
    }
  });
});
