import { describe, expect, test } from "vitest";
import { personalStorage } from "../../../src/core/platform/personal-storage.ts";
import { listOwnData, removeOwnData, toOwnDataFile } from "../../../src/core/portal/own-data.ts";
import { createSavedViews } from "../../../src/core/portal/saved-views.ts";
import { createSession, type Profile, type Session } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const profileOf = (userName: string, companyName: string) =>
  ({ userName, userType: "user", accountType: "company", companyName }) as Profile;

function openAll() {
  const environment = createTestEnvironment(() => json({}));
  const open = (userName: string, companyName = "Lodos"): Session => {
    const session = createSession({ environment, name: `${userName} ${companyName}` });
    session.open("secret-token", profileOf(userName, companyName));
    createSavedViews(session, "booking").save({ name: userName, query: "state=planned" });
    return session;
  };
  return { environment, elif: open("Elif Şahin"), mert: open("Mert İnan"), elsewhere: open("Elif Şahin", "Poyraz") };
}

describe("what this browser keeps for a person", () => {
  test("is that of the signed-in person of this company, and of nobody else here", () => {
    const { elif, mert, elsewhere } = openAll();
    expect(listOwnData(elif)).toEqual([
      { kind: "views", subject: "booking", text: '[{"name":"Elif Şahin","query":"state=planned"}]' },
    ]);
    removeOwnData(elif);
    expect(listOwnData(elif)).toEqual([]);
    expect(listOwnData(mert)).toHaveLength(1);
    expect(listOwnData(elsewhere)).toHaveLength(1);
  });

  test("goes into the file with the profile and without the token", () => {
    const { elif } = openAll();
    const { storage, key } = personalStorage(elif, "direction", "past-trips");
    storage.set(key, "morning");
    const text = toOwnDataFile(elif);
    expect(text).not.toContain("secret-token");
    expect(JSON.parse(text)).toMatchObject({
      profile: { userName: "Elif Şahin" },
      kept: [
        { kind: "views", subject: "booking", value: [{ name: "Elif Şahin", query: "state=planned" }] },
        { kind: "direction", subject: "past-trips", value: "morning" },
      ],
    });
  });

  test("leaves alone what another program has written under a name like ours", () => {
    const { environment, elif } = openAll();
    const foreign = [
      "shuttle.views.nothing",
      "shuttle.views.[1",
      'shuttle.other.["booking","Lodos","Elif Şahin"]',
      "theirs",
    ];
    for (const key of foreign) environment.storage("local").set(key, "1");
    removeOwnData(elif);
    for (const key of foreign) expect(environment.storage("local").get(key), key).toBe("1");
  });
});
