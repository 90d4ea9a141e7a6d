// What an earlier version has left in the browser's storage, letter by letter: a changed format must still read it, or leave it alone.
import { expect, test } from "vitest";
import { createDecisions, createThresholds } from "../../../src/core/month/seats/decisions.ts";
import { personalKinds, personalStorage } from "../../../src/core/platform/personal-storage.ts";
import { createSuggestionChoices } from "../../../src/core/planner/suggestion-choices.ts";
import { createSavedViews } from "../../../src/core/portal/saved-views.ts";
import { createReportMemory } from "../../../src/core/reports/report-form.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestBrowser, createTestEnvironment, json } from "../../helpers/environment.ts";

function open(stored: Readonly<Record<string, string>>) {
  const browser = createTestBrowser();
  for (const [key, text] of Object.entries(stored)) browser.local.set(key, text);
  return { browser, session: createSession({ environment: createTestEnvironment(() => json({}), browser) }) };
}

const month = "2026-10";
const profile =
  '"profile":{"userName":"Elif Şahin","userId":"7","companyId":"3","companyName":"Lodos","companyLatLng":null,"userType":"admin","accountType":"company","logo":null,"isDocumentsEnabled":true,"enabledMenuItems":null,"isOfferExpired":null}';

/** As 1.0.0 stores it. */
const stored: Readonly<Record<string, string>> = {
  "shuttle.session": `{"provider":"http://portal.test/","token":"t1",${profile},"layout":"collapsed"}`,
  "shuttle.session:active": "1",
  'shuttle.views.["booking","3","7"]': '[{"name":"Geç kalanlar","query":"state=planned"}]',
  'shuttle.columns.["drivers","3","7"]': '["plate"]',
  'shuttle.direction.["past-trips","3","7"]': "evening",
  'shuttle.tab.["past-trips","3","7"]': "runs",
  'shuttle.report.["times","3","7"]':
    '{"period":null,"start":"2026-11-03","end":"2026-11-05","on":"2026-11-19","routes":["R-5"]}',
  [`shuttle.month.["decisions ${month}","3","7"]`]: '{"extra:4":{"kind":"dispute","remark":"Sefer yok"}}',
  'shuttle.month.["thresholds","3","7"]': '{"use":55,"late":2}',
  'shuttle.planner.["thresholds","3","7"]': '{"leastGain":200,"extraRide":5,"reserve":10}',
  'shuttle.planner.["dismissed","3","7"]': '{"[\\"pair\\",\\"1\\",\\"2\\"]":{"reason":"people","note":"Söz verildi"}}',
  'shuttle.planner.["sent","3","7"]': '{"[\\"pair\\",\\"3\\",\\"4\\"]":"2026-11-02"}',
};

test("all that 1.0.0 has stored for a user is found again", () => {
  const { session } = open(stored);
  expect(session.$state.get()).toMatchObject({
    status: "signed-in",
    layout: "collapsed",
    profile: { userName: "Elif Şahin", userType: "admin", isDocumentsEnabled: true },
  });
  expect(session.token).toBe("t1");
  expect(createSavedViews(session, "booking").$views.get()).toEqual([{ name: "Geç kalanlar", query: "state=planned" }]);
  expect(createReportMemory(session, "times").recall("2026-11-19")).toEqual({
    start: "2026-11-03",
    end: "2026-11-05",
    routes: ["R-5"],
  });
  expect(createDecisions(session, month).$decisions.get()).toEqual({
    "extra:4": { kind: "dispute", remark: "Sefer yok" },
  });
  expect(createThresholds(session).$thresholds.get()).toEqual({ use: 55, late: 2 });
  const choices = createSuggestionChoices(session);
  expect(choices.$thresholds.get()).toEqual({ leastGain: 200, extraRide: 5, reserve: 10 });
  expect(Object.values(choices.$dismissed.get())).toEqual([{ reason: "people", note: "Söz verildi" }]);
  expect(Object.values(choices.$sent.get())).toEqual(["2026-11-02"]);
  // Plain words, which their screens compare.
  for (const [kind, subject, text] of [
    ["columns", "drivers", '["plate"]'],
    ["direction", "past-trips", "evening"],
    ["tab", "past-trips", "runs"],
  ] as const) {
    const { storage, key } = personalStorage(session, kind, subject);
    expect(storage.get(key)).toBe(text);
  }
});

test("the storage above has an entry of each kind", () => {
  for (const kind of personalKinds)
    expect(Object.keys(stored).filter((key) => key.startsWith(`shuttle.${kind}.`))).not.toEqual([]);
});

test("what 0.1.0 has stored signs nobody in, and its views are neither shown to another nor touched", () => {
  const views = '[{"name":"Plan","query":"state=planned"}]';
  const { browser, session } = open({
    "shuttle.session": `{"token":"t0",${profile},"layout":"wide"}`,
    'shuttle.views.["booking","3","Elif Şahin"]': views,
    "shuttle.columns.drivers": '["plate"]',
  });
  expect(session.$state.get()).toEqual({ status: "signed-out", reason: null });
  session.open("t1", { ...JSON.parse(`{${profile}}`).profile });
  const list = createSavedViews(session, "booking");
  expect(list.$views.get()).toEqual([]);
  list.save({ name: "Yeni", query: "" });
  expect(browser.local.get('shuttle.views.["booking","3","Elif Şahin"]')).toBe(views);
  expect(browser.local.get("shuttle.columns.drivers")).toBe('["plate"]');
});
