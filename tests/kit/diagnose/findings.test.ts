import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { trustedTypes } from "../../../demo/build/package/policy.mjs";
import { elementTags } from "../../../src/core/portal/places.ts";
import { nearest, toFindings, toOrigin } from "../../../src/widgets/kit/diagnose/findings.ts";
import type { ElementFact, PageFacts, SessionFact } from "../../../src/widgets/kit/diagnose/report.ts";

const bundle = "https://cdn.example";
const api = "https://api.example";
const element: ElementFact = {
  tag: "shuttle-overview",
  isDefined: true,
  version: "1.0.0",
  session: "default",
  unknownAttributes: [],
  wrongAttributes: [],
  missingIdentity: [],
};
const session: SessionFact = {
  name: "default",
  elements: 1,
  otherOrigins: [],
  isConfigured: true,
  status: "signed-in",
  reason: null,
  isRenewalFailed: false,
  hasToken: true,
  hasGetToken: true,
  isTokenMalformed: false,
  storage: "memory",
  apiOrigin: api,
  hasPortalUrl: true,
  api: { outcome: "answered", status: 200 },
  clockSkew: 0,
};
const fine: PageFacts = {
  version: "1.0.0",
  copies: [{ version: "1.0.0", origin: bundle }],
  page: "https://intranet.example",
  elements: [element],
  sessions: [session],
  blocks: [],
  faint: [],
};
const withSession = (change: Partial<SessionFact>): Partial<PageFacts> => ({ sessions: [{ ...session, ...change }] });
const withElement = (change: Partial<ElementFact>): Partial<PageFacts> => ({ elements: [{ ...element, ...change }] });
const withBlock = (directive: string, blocked: string, source = ""): Partial<PageFacts> => ({
  blocks: [{ directive, blocked, source }],
});
const answering = (outcome: NonNullable<SessionFact["api"]>["outcome"], status = 0) =>
  withSession({ api: { outcome, status } });

/** Title, misconfiguration, expected finding, and a text of its remedy. */
const seeded: readonly [string, Partial<PageFacts>, string, string][] = [
  [
    "an element that lacks whose it is",
    withElement({ tag: "shuttle-billing", missingIdentity: ["company-id"] }),
    "error identity-missing shuttle-billing company-id",
    "<shuttle-session company-id=",
  ],
  ["a wrong api-base", answering("not-api", 404), "error api-base https://api.example", "<shuttle-session api-base>"],
  [
    "an api-base that is no address",
    { ...answering("bad-address"), ...withBlock("connect-src", fine.page) },
    "error api-base default",
    "https:// ile başlayan",
  ],
  [
    "CORS refused",
    answering("cors"),
    "error api-cors https://api.example",
    "Access-Control-Allow-Origin: https://intranet.example",
  ],
  [
    "connect-src",
    answering("csp"),
    "error csp-connect https://api.example",
    "connect-src kuralına https://api.example",
  ],
  ["connect-src, seen before", withBlock("connect-src", api), "error csp-connect https://api.example", "connect-src"],
  ["script-src", withBlock("script-src-elem", bundle), `error csp-script ${bundle}`, "script-src"],
  ["worker-src", withBlock("worker-src", "blob", bundle), "warning csp-worker blob", "worker-src"],
  ["style-src", withBlock("style-src-elem", "inline", bundle), "warning csp-style inline", "style-src"],
  [
    "img-src",
    withBlock("img-src", "https://tiles.example", bundle),
    "error csp-image https://tiles.example",
    "img-src",
  ],
  ["font-src", withBlock("font-src", bundle), `error csp-font ${bundle}`, "font-src"],
  [
    "Trusted Types",
    withBlock("require-trusted-types-for", "trusted-types-sink", bundle),
    "warning trusted-types trusted-types-sink",
    "Trusted Types",
  ],
  [
    "a policy that stops something of the page's own",
    withBlock("script-src-elem", "inline"),
    "info csp-other script-src-elem inline",
    "sayfanın kendi kodunu",
  ],
  [
    "no session element and no token",
    withSession({ elements: 0, isConfigured: false, hasToken: false, status: "signed-out" }),
    "warning no-session default",
    "getToken",
  ],
  [
    "a session that nobody declared",
    withSession({ name: "b", elements: 0, isConfigured: false, hasToken: false, status: "signed-out" }),
    "error session-missing b",
    '<shuttle-session name="b">',
  ],
  ["two elements of one session", withSession({ elements: 2 }), "warning session-duplicate default", "Birini bırakın"],
  [
    "two elements of one session with two providers",
    withSession({ elements: 2, otherOrigins: ["https://other.example"] }),
    "error session-provider default",
    "başka bir api-base veriyor (https://other.example)",
  ],
  [
    "a refused token that nobody renews",
    withSession({ hasGetToken: false, api: { outcome: "token-refused", status: 401 } }),
    "error token-refused default",
    "getToken özelliğini ekleyin",
  ],
  [
    "an ended session that nobody renews",
    withSession({ hasGetToken: false, hasToken: false, status: "signed-out", reason: "expired" }),
    "error token-refused default",
    "401",
  ],
  [
    "a getToken that gives nothing",
    withSession({ status: "unavailable", hasToken: false }),
    "error token-missing default",
    "15 saniye",
  ],
  [
    "a page of HTML instead of a token",
    withSession({ status: "unavailable", hasToken: false, isTokenMalformed: true }),
    "error token-malformed default",
    "response.ok",
  ],
  [
    "a policy without the names of ours",
    withBlock("trusted-types", "trusted-types-policy", bundle),
    "warning trusted-types-policy trusted-types-policy",
    trustedTypes,
  ],
  [
    "a light surface in the dark theme",
    {
      faint: [
        {
          property: "--shuttle-host-surface #ffffff",
          beside: "--shuttle-text #f3f0f4",
          theme: "dark",
          ratio: 1.1,
          needed: 4.5,
          cure: "--shuttle-host-surface-dark: #757575",
        },
      ],
    },
    "warning colors-faint --shuttle-host-surface dark",
    "--shuttle-host-surface-dark: #757575 yeterlidir",
  ],
  ["a renewal that failed", withSession({ isRenewalFailed: true }), "error token-missing default", "getToken"],
  ["a clock ten minutes behind", withSession({ clockSkew: -600 }), "warning clock-skew https://api.example", "600 sn."],
  [
    "two versions",
    { copies: [{ version: "0.9.0", origin: "?" }, ...fine.copies] },
    "error version-conflict 1.0.0, 0.9.0",
    "tek bir sürüm",
  ],
  [
    "an element of another version",
    withElement({ version: "0.9.0" }),
    "error version-conflict 1.0.0, 0.9.0",
    "tek bir sürüm",
  ],
  [
    "the same version twice",
    { copies: [...fine.copies, { version: "1.0.0", origin: "https://other.example" }] },
    "warning loaded-twice https://cdn.example, https://other.example",
    "tek bir <script>",
  ],
  [
    "an unknown tag",
    withElement({ tag: "shuttle-overveiw", isDefined: false }),
    "error unknown-tag shuttle-overveiw",
    "<shuttle-overview> mi",
  ],
  [
    "a tag whose code hasn't come",
    withElement({ isDefined: false }),
    "error not-loaded shuttle-overview",
    "shuttle.js",
  ],
  [
    "an unknown attribute",
    withElement({ unknownAttributes: ["card→cards"] }),
    "warning unknown-attribute shuttle-overview card",
    '"cards" mi',
  ],
  [
    "a wrong value",
    withElement({ wrongAttributes: [{ name: "theme", allowed: "light, dark" }] }),
    "warning attribute-value shuttle-overview theme",
    "light, dark",
  ],
  ["http below https", answering("mixed-content"), "error api-mixed-content https://api.example", "https adresi"],
  ["an API that fails", answering("failing", 503), "error api-failing https://api.example", "503"],
  ["an API that doesn't answer", answering("late"), "error api-late https://api.example", "8 saniye"],
  ["an API that isn't there", answering("unreachable"), "error api-unreachable https://api.example", "DNS"],
  ["no network", answering("offline"), "warning offline https://intranet.example", "çevrimdışı"],
  [
    "links that lead nowhere",
    withSession({ hasPortalUrl: false }),
    "info portal-url-missing default",
    "shuttle-navigate",
  ],
];

describe("diagnose() names", () => {
  test("nothing when the page is in order", () => {
    expect(toFindings(fine)).toEqual([]);
    expect(toFindings({ ...fine, ...withSession({ clockSkew: 90 }) })).toEqual([]);
    expect(toFindings({ ...fine, ...withSession({ clockSkew: null, api: null }) })).toEqual([]);
  });

  test.each(seeded)("%s", (_name, change, named, remedy) => {
    const findings = toFindings({ ...fine, ...change });
    expect(findings.map(({ severity, code, subject }) => `${severity} ${code} ${subject}`)).toEqual([named]);
    expect(findings[0]?.message).toContain(remedy);
    expect(findings[0]?.message).not.toMatch(/undefined|null|→/);
  });

  test("the most severe finding first, and each once", () => {
    const findings = toFindings({
      ...fine,
      elements: [
        { ...element, wrongAttributes: [{ name: "theme", allowed: "light" }] },
        { ...element, wrongAttributes: [{ name: "theme", allowed: "light" }] },
        { ...element, tag: "shuttle-x", isDefined: false },
      ],
      ...withSession({ hasPortalUrl: false }),
    });
    expect(findings.map(({ code }) => code)).toEqual(["unknown-tag", "attribute-value", "portal-url-missing"]);
  });
});

describe("its parts", () => {
  test("knows every tag", () => {
    const folders = readdirSync("src/widgets", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => name !== "kit" && name !== "shared");
    expect(elementTags).toEqual(names.map((name) => `shuttle-${name}`).sort());
  });

  test("suggests the nearest name, and none when none is near", () => {
    expect(nearest("page-sise", ["page-size", "theme"])).toBe("page-size");
    expect(nearest("colour", ["page-size", "theme"])).toBeNull();
  });

  test("shows only the origin of an address", () => {
    expect(toOrigin("https://user:pass@api.example/tenant/?token=abc#x", "https://page.example/")).toBe(
      "https://api.example",
    );
    expect(toOrigin("/api?token=abc", "https://page.example/")).toBe("https://page.example");
    expect(toOrigin("data:text/html,secret")).toBe("data:");
    expect(toOrigin("file:///home/elif/app.js", "https://page.example/")).toBe("file:");
    expect(toOrigin("inline")).toBe("inline");
    expect(toOrigin("Not An Address: secret")).toBe("?");
  });
});
