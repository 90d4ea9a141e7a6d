import { describe, expect, test } from "vitest";
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
