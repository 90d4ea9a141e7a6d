import { describe, expect, test } from "vitest";
import {
  isIdentity,
  readProfile,
  readSettings,
  requiredIdentity,
} from "../../../src/widgets/kit/element/session-attributes.ts";

/** Stub of an element with the two methods that are used. */
const element = (attributes: Record<string, string>) =>
  ({
    hasAttribute: (name: string) => name in attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
  }) as unknown as Element;

describe("settings of a session", () => {
  test.each([
    ["api-base", "https://api.example", { apiBase: "https://api.example" }],
    ["storage", "memory", { storage: "memory" }],
    ["portal-url", "https://portal.example", { portalUrl: "https://portal.example" }],
    ["theme", "dark", { theme: "dark" }],
    ["lang", "en", { lang: "en" }],
    ["tile-url", "/{z}/{x}/{y}.png", { tileUrl: "/{z}/{x}/{y}.png" }],
    ["tile-attribution", "OSM", { tileAttribution: "OSM" }],
    ["support-email", "a@example.com", { supportEmail: "a@example.com" }],
    ["product-name", "Portal", { productName: "Portal" }],
    ["demo-pin", "0042", { demoPin: "0042" }],
    ["idle-minutes", "15", { idleMinutes: 15 }],
  ])("%s=%s", (name, text, settings) => {
    expect(readSettings(element({ [name]: text }))).toEqual(settings);
  });

  test("hold only what the page sets", () => {
    expect(readSettings(element({}))).toEqual({});
    expect(readSettings(element({ name: "b", token: "t", "user-id": "1" }))).toEqual({});
  });

  test("hold the default when a text can't be understood", () => {
    const attributes = { theme: "purple", "idle-minutes": "1", lang: "en", storage: "cookie" };
    const settings = { theme: "auto", idleMinutes: null, lang: "en", storage: "local" };
    expect(readSettings(element(attributes))).toEqual(settings);
  });
});

describe("the person of a session", () => {
  test("has what the attributes set", () =>
    expect(
      readProfile(
        element({
          "user-name": "İrem Şahin",
          "user-id": "7",
          "user-type": "admin",
          "account-type": "demo",
          "company-id": "3",
          "company-name": "Kara",
          "company-latlng": "41,29",
        }),
      ),
    ).toEqual({
      userName: "İrem Şahin",
      userId: "7",
      userType: "admin",
      accountType: "demo",
      companyId: "3",
      companyName: "Kara",
      companyLatLng: "41,29",
    }));

  test("has nothing of absent, empty and unknown texts", () => {
    expect(readProfile(element({}))).toEqual({});
    expect(readProfile(element({ "user-name": "", "user-type": "boss", theme: "dark" }))).toEqual({});
  });

  test("is set by these attributes and no others", () => {
    expect(isIdentity("user-id")).toBe(true);
    expect(isIdentity("theme")).toBe(false);
  });

  test("is required where an element needs it", () => {
    const description = "";
    const identity = { "user-name": { description }, "user-id": { description, isRequired: true } } as const;
    expect(requiredIdentity(identity)).toEqual(["user-id"]);
    expect(requiredIdentity({ "user-name": { description } })).toEqual([]);
    expect(requiredIdentity(undefined)).toEqual([]);
  });
});
