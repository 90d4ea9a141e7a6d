import { describe, expect, test } from "vitest";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { securityTxt } from "../../demo/server/http/security-txt.ts";
import { builtPortal } from "../helpers/built-portal.ts";

const root = builtPortal();
const ask = (variables: Readonly<Record<string, string>>) =>
  createApplication(
    { ...readConfiguration({ API_ORIGIN: "https://api.example.com", ...variables }), root },
    undefined,
  ).request("/.well-known/security.txt");
const contact = { SECURITY_CONTACT: "mailto:guvenlik@lodos.example https://lodos.example/guvenlik" };

describe("/.well-known/security.txt", () => {
  test("isn't there without a contact, and says how it is configured", async () => {
    const response = await ask({});
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/no contact.*SECURITY_CONTACT and SECURITY_EXPIRES/);
  });

  test("has contacts in their order, the moment it ends, languages and policy", async () => {
    const response = await ask({
      ...contact,
      SECURITY_EXPIRES: "2999-06-30T03:00:00+03:00",
      SECURITY_POLICY: "https://lodos.example/kurallar",
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=UTF-8");
    expect(await response.text()).toBe(
      "Contact: mailto:guvenlik@lodos.example\nContact: https://lodos.example/guvenlik\nExpires: 2999-06-30T00:00:00.000Z\nPreferred-Languages: tr, en\nPolicy: https://lodos.example/kurallar\n",
    );
  });

  test("is gone from the moment it ends", async () => {
    expect((await ask({ ...contact, SECURITY_EXPIRES: "2020-01-01T00:00:00Z" })).status).toBe(404);
    const expires = new Date("2027-01-01T00:00:00Z");
    const told = { contacts: ["mailto:a@b.example"], expires, policy: undefined };
    expect(securityTxt(told, new Date("2026-12-31T23:59:59Z"))).not.toBeNull();
    expect(securityTxt(told, expires)).toBeNull();
  });

  test.each([
    contact,
    { SECURITY_EXPIRES: "2999-01-01T00:00:00Z" },
    { ...contact, SECURITY_EXPIRES: "2999-01-01" },
    { SECURITY_CONTACT: "guvenlik@lodos.example", SECURITY_EXPIRES: "2999-01-01T00:00:00Z" },
    { SECURITY_CONTACT: "mailto:a@b.example\nPolicy: x", SECURITY_EXPIRES: "2999-01-01T00:00:00Z" },
  ])("%j stops the start", (variables) => {
    expect(() => readConfiguration(variables)).toThrow("SECURITY_");
  });
});
