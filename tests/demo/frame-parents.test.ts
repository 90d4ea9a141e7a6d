import { describe, expect, test } from "vitest";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { withFrameParents } from "../../demo/server/http/frame-parents.ts";

const page = "<head><title>x</title></head>";

describe("FRAME_ANCESTORS", () => {
  test.each([
    "'none'",
    "'self'",
    "https://intranet.example",
    "'self' https://*.example.com:8443 http://127.0.0.1:4274",
  ])("%s is taken", (ancestors) => {
    expect(readConfiguration({ FRAME_ANCESTORS: ancestors }).frameAncestors).toBe(ancestors);
  });
  test.each([
    "*",
    "intranet.example",
    "https://intranet.example/servis",
    "https://a.example; script-src *",
    "https://a.example\nX: y",
    "'none' https://a.example",
    'https://a.example">',
  ])("%s is refused", (ancestors) => {
    expect(() => readConfiguration({ FRAME_ANCESTORS: ancestors })).toThrow(/FRAME_ANCESTORS/);
  });
  test("hands the page the exact origins, and changes nothing where there are none", () => {
    expect(withFrameParents(page, "'none'")).toBeNull();
    expect(withFrameParents(page, "https://*.example.com")).toBeNull();
    expect(withFrameParents(page, "'self' https://*.b.example https://a.example:8443")).toBe(
      `<head><title>x</title><meta name="shuttle-frame-parents" content="'self' https://a.example:8443" /></head>`,
    );
    expect(() => withFrameParents("<p>", "'self'")).toThrow();
  });
});
