import { expect, test } from "vitest";
import { createSuggestionChoices, defaultThresholds } from "../../../src/core/planner/suggestion-choices.ts";
import { removeOwnData } from "../../../src/core/portal/own-data.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const environment = createTestEnvironment(() => json({}));

function open(userName: string, companyName = "Lodos") {
  const session = createSession({ environment });
  session.open("token", { userName, userType: "admin", accountType: "company", companyName } as Profile);
  return { session, choices: createSuggestionChoices(session) };
}

test("thresholds, dismissed and sent suggestions stay for one person of one company, until they delete them", () => {
  const { choices } = open("Elif");
  choices.setThresholds({ leastGain: 200, extraRide: 5, reserve: 10 });
  choices.setThresholds({ leastGain: -1, extraRide: 5, reserve: 10 });
  choices.dismiss("a", { reason: "people", note: "  Sonra  " });
  choices.dismiss("b", { reason: "contract", note: "" });
  choices.restore("b");
  choices.markSent("c", "2026-11-29");

  const again = open("Elif");
  expect(again.choices.$thresholds.get()).toEqual({ leastGain: 200, extraRide: 5, reserve: 10 });
  expect(again.choices.$dismissed.get()).toEqual({ a: { reason: "people", note: "Sonra" } });
  expect(again.choices.$sent.get()).toEqual({ c: "2026-11-29" });
  for (const other of [open("Mert"), open("Elif", "Poyraz")]) {
    expect(other.choices.$thresholds.get()).toEqual(defaultThresholds);
    expect([other.choices.$dismissed.get(), other.choices.$sent.get()]).toEqual([{}, {}]);
  }
  removeOwnData(open("Elif").session);
  expect(open("Elif").choices.$dismissed.get()).toEqual({});
});
