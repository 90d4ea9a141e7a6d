import { expect, it } from "vitest";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { toPageMargins, toPageStyles } from "../../../src/widgets/kit/print/page-style.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

it("writes texts of any kind into the margins as texts", () => {
  const styles = toPageStyles({ title: 'A "B" \\ C\nD', company: "Lodos", maker: "Portal" }, "serif");
  expect(styles.startsWith("@page{margin:12mm;font:11px/14px serif;color:#5f5867;")).toBe(true);
  expect(styles).toContain('@top-left{content:"A \\22 B\\22  \\5c  C\\a D"');
  expect(styles).toContain('@bottom-left{content:"Portal"}');
  expect(styles).toContain('counter(page) " / " counter(pages)');
  expect(styles).toContain("@page:first{@top-left{content:none}@top-right{content:none}}");
});

it("names the company of who is signed in, what it is made by, and when in Istanbul", () => {
  const environment = createTestEnvironment(() => json({}));
  const session = createSession({ environment, settings: { productName: "Karocu" } });
  expect(toPageMargins(session, "Rotalar")).toMatchObject({ title: "Rotalar", company: "" });
  session.open("te", {
    userName: "Elif",
    userId: "1",
    accountType: "company",
    companyName: "Lodos",
  } as unknown as Profile);
  const { company, maker } = toPageMargins(session, "Rotalar");
  expect(company).toBe("Lodos");
  expect(maker).toMatch(/^Karocu, \d\d\.\d\d\.\d{4} \d\d:\d\d tarihinde hazırlandı$/);
});
