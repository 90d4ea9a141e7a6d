import { expect, it, vi } from "vitest";
import { withMailPolicy } from "../../../src/widgets/passenger-tickets/mail/mail-policy.ts";
import { toTrustedAddress } from "../../../src/widgets/kit/sheet/open-engine.ts";

type Rules = Readonly<Record<"createHTML" | "createScriptURL", (text: string) => unknown>>;

function stubTrustedTypes() {
  const made = new Map<string, Rules>();
  vi.stubGlobal("trustedTypes", {
    createPolicy: (name: string, rules: Rules) => {
      made.set(name, rules);
      return rules;
    },
  });
  return made;
}

it("the worker's policy admits the script that a worker is made from, and nothing else, also not the same one later", () => {
  const made = stubTrustedTypes();
  expect(toTrustedAddress("https://a.example/sheet.js")).toBe("https://a.example/sheet.js");
  const rules = made.get("shuttle-sheet");
  for (const address of ["https://evil.example/x.js", "https://a.example/sheet.js", "data:text/javascript,x"]) {
    expect(() => rules?.createScriptURL(address), address).toThrow(TypeError);
  }
});

it("the e-mails' policy admits the e-mail that is being read, and nothing else, also not the same one later", () => {
  const made = stubTrustedTypes();
  const read = withMailPolicy("<p>a</p>", (policy) => {
    expect(() => policy?.createHTML("<p>b</p>")).toThrow(TypeError);
    expect(() => policy?.createScriptURL("https://evil.example/x.js")).toThrow(TypeError);
    return policy?.createHTML("<p>a</p>");
  });
  expect(read).toBe("<p>a</p>");
  expect(() => made.get("shuttle-letter")?.createHTML("<p>a</p>")).toThrow(TypeError);
});
