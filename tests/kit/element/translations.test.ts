import { afterEach, expect, test, vi } from "vitest";
import { registry } from "../../../src/core/platform/registry.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { chooseLanguage, defineMessages } from "../../../src/core/text/messages.ts";
import { loadTexts } from "../../../src/widgets/kit/element/translations.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

afterEach(() => {
  chooseLanguage("tr");
  registry().sessions.clear();
});

test("loads the files of the language once, and keeps the Turkish texts of one that can't be loaded", async () => {
  const environment = createTestEnvironment(() => json({}));
  const warn = vi.spyOn(environment, "warn").mockReturnValue();
  registry().sessions.set("default", createSession({ environment }));
  const first = defineMessages("translations-test/first", { yes: "Evet" });
  const second = defineMessages("translations-test/second", { no: "Hayır" });
  const other = vi.fn();
  const files = {
    "./first.messages.en.ts": vi.fn(async () => ({ "translations-test/first": { yes: "Yes" } })),
    "./first.messages.de.ts": other,
    "./second.messages.en.ts": async () => Promise.reject(new Error("offline")),
  };
  await Promise.all([loadTexts(files, "en"), loadTexts(files, "en")]);
  chooseLanguage("en");
  expect([first.yes, second.no]).toEqual(["Yes", "Hayır"]);
  expect(files["./first.messages.en.ts"]).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([["English texts could not be loaded; the Turkish ones stay."]]);
});
