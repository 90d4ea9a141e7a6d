import { describe, expect, test } from "vitest";
import { catalogue } from "../../demo/playground/setup/catalogue.ts";
import { guidOf } from "../../demo/build/sharepoint/identifiers.mjs";
import { ownAttributes, sessionGroups, themeOf, toShown } from "../../demo/build/sharepoint/settings.ts";
import { attributeLabels, sessionHelp, valueLabels } from "../../demo/build/sharepoint/sharepoint.messages.ts";
import { sessionContract } from "../../src/widgets/kit/element/session.contract.ts";

describe("the web part's property pane", () => {
  const own = catalogue.flatMap((element) => ownAttributes(element).map(({ name, spec }) => ({ name, spec })));
  const ofSession = Object.values(sessionGroups)
    .flat()
    .map((name) => ({ name, spec: sessionContract.attributes[name] }));

  test("has a Turkish label for every attribute and every value of a choice, and none that no contract knows", () => {
    const all = [...own, ...ofSession];
    expect(Object.keys(attributeLabels).toSorted()).toEqual([...new Set(all.map(({ name }) => name))].toSorted());
    const choices = all.flatMap(({ name, spec }) => (spec?.type === "choice" ? [[name, spec.values] as const] : []));
    expect(Object.keys(valueLabels).toSorted()).toEqual([...new Set(choices.map(([name]) => name))].toSorted());
    // Elements may have an attribute of the same name with other values.
    for (const [name, labels] of Object.entries(valueLabels)) {
      const values = choices.flatMap(([other, some]) => (other === name ? some : []));
      expect(Object.keys(labels).toSorted(), name).toEqual([...new Set(values)].toSorted());
    }
    expect(Object.keys(sessionHelp).toSorted()).toEqual(ofSession.map(({ name }) => name).toSorted());
  });

  test("asks for nothing that belongs to the person who looks", () => {
    const names = ofSession.map(({ name }) => name as string);
    for (const personal of ["token", "user-name", "user-id", "user-type"]) expect(names).not.toContain(personal);
    expect(own.map(({ name }) => name)).not.toContain("query");
  });
});

describe("what the web part shows", () => {
  test("is the element of its properties with this element's attributes", () => {
    const { tag, attributes, session } = toShown({
      element: "booking",
      "booking_page-size": " 50 ",
      "drivers_page-size": "10",
      "session_api-base": "https://api.example.com",
      session_name: "servis",
    });
    expect(tag).toBe("shuttle-booking");
    expect(attributes).toEqual({
      "page-size": "50",
      "refresh-interval": null,
      "signed-out": null,
      session: "servis",
    });
    expect(session["api-base"]).toBe("https://api.example.com");
  });

  test.each([{}, { element: "constructor" }, { element: 7 }])("is the first element with %o", (settings) => {
    expect(toShown(settings).tag).toBe("shuttle-overview");
  });

  test("takes what is emptied, left at its default or of another kind as absent", () => {
    for (const value of ["", " ", "default", null, {}, false])
      expect(toShown({ element: "booking", "booking_page-size": value }).attributes["page-size"]).toBeNull();
  });

  test("is dark in a dark section, unless the author says otherwise", () => {
    expect(themeOf({}, true)).toBe("dark");
    expect(themeOf({ theme: "page" }, false)).toBe("light");
    expect(themeOf({ theme: "light" }, true)).toBe("light");
    expect(themeOf({ theme: "auto" }, true)).toBe("auto");
    expect(themeOf({ theme: "red" }, false)).toBe("light");
  });
});

test("identifiers are UUIDs that stay", () => {
  expect(guidOf("sharepoint web part")).toBe("0eed60de-d11d-8e0e-af16-47d77a2743c5");
  expect(guidOf("sharepoint solution")).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
