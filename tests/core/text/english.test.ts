import { beforeEach, describe, expect, test } from "vitest";
import { ApiError, SaveError, toHelp } from "../../../src/core/http/errors.ts";
import { titleOf } from "../../../src/core/portal/access.ts";
import { type PlaceName, places } from "../../../src/core/portal/addresses.ts";
import type { Profile } from "../../../src/core/session/session.ts";
import { refusalMessages as refusals } from "../../../src/core/text/core.messages.ts";
import { texts as english } from "../../../src/core/text/core.messages.en.ts";
import { addTexts, chooseLanguage } from "../../../src/core/text/messages.ts";
import { holidayOn } from "../../../src/core/time/holidays.ts";

beforeEach(() => {
  addTexts("en", english);
  chooseLanguage("en");
});

describe("in English", () => {
  test.each<[string, unknown, RegExp]>([
    ["a file that wasn't saved", new SaveError(null), /file is ready.*did not start the download/],
    ["anything else", new Error("x"), /unexpected happened/],
    ["no network", new ApiError("network", "GET /x"), /connection/],
    ["no answer in time", new ApiError("timeout", "GET /x"), /in time/],
    ["the end of the session", new ApiError("ended", "GET /x"), /session has ended/],
    ["an answer of another kind", new ApiError("answer", "GET /x"), /unexpected answer/],
    ["a closed door", new ApiError("status", "GET /x", 403), /not allowed/],
    ["nothing there", new ApiError("status", "GET /x", 404), /not found/],
    ["too many calls", new ApiError("status", "GET /x", 429), /Too many requests/],
    ["a failing server", new ApiError("status", "GET /x", 500), /cannot answer right now/],
  ])("%s has its advice", (_name, error, advice) => expect(toHelp(error)).toMatch(advice));

  test("a refused sign-in names what doesn't fit, and help follows it in the middle of a sentence", () => {
    expect(refusals.wrongPassword).toMatch(/^Password and e-mail address do not match\./);
    expect(refusals.wrongPin).toMatch(/^Invalid PIN code\./);
    expect(refusals.ifCertain("Please try again.")).toBe("If you are certain of your details: please try again.");
    expect(refusals.ifCertain("")).toBe("If you are certain of your details: ");
  });

  test.each([
    ["2026-01-01", "New Year's Day"],
    ["2026-04-23", "National Sovereignty and Children's Day"],
    ["2026-05-01", "Labour and Solidarity Day"],
    ["2026-05-19", "Commemoration of Atatürk, Youth and Sports Day"],
    ["2026-07-15", "Democracy and National Unity Day"],
    ["2026-08-30", "Victory Day"],
    ["2026-10-29", "Republic Day"],
    ["2026-03-20", "Ramadan Feast"],
    ["2026-03-19", "Eve of Ramadan Feast"],
    ["2026-05-27", "Feast of the Sacrifice"],
  ])("%s is %s", (day, name) => expect(holidayOn(day)?.name).toBe(name));

  test("every place has a title and a menu entry of its own where the Turkish portal has one", () => {
    const written = () =>
      Object.entries(places).flatMap(([name, { title, menu }]) => [
        ...(title === null ? [] : [[`${name}'s title`, title] as const]),
        ...(menu ? [[`${name}'s entry`, menu.label] as const] : []),
      ]);
    const texts = written();
    chooseLanguage("tr");
    const turkish = new Map(written());
    // A name that is the same in both.
    const own = texts.filter(([what]) => !what.startsWith("marketplace"));
    expect(own.filter(([what, text]) => text.trim() === "" || text === turkish.get(what))).toEqual([]);
    expect(texts.map(([what]) => what)).toEqual([...turkish.keys()]);
  });

  test.each<[PlaceName, string, string | undefined]>([
    ["sign-in", "Sign In", undefined],
    ["personnel", "Employees", "Employees"],
    ["past-trips", "Past Journeys", "Past Trips"],
    ["past-route-details", "Past Journeys", undefined],
    ["route-details-home", "Route Details", "Routes"],
    ["driver-details", "Drivers and Vehicles", undefined],
    ["marketplace", "Marketplace", "Marketplace"],
    ["deactive", "Module Closed", undefined],
    ["not-found", "Page Not Found", undefined],
  ])("%s is called %s, in the menu %s", (name, title, label) => {
    expect(titleOf(name, null)).toBe(title);
    expect(places[name].menu?.label).toBe(label);
  });

  test("employees have another name for demo accounts", () => {
    expect(titleOf("personnel", { userName: "demo", accountType: "demo" } as Profile)).toBe("Employee Experience");
  });
});
