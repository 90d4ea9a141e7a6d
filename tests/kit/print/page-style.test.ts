import { expect, it } from "vitest";
import { toPageStyles } from "../../../src/widgets/kit/print/page-style.ts";

it("writes texts of any kind into the margins as texts", () => {
  const styles = toPageStyles({ title: 'A "B" \\ C\nD', company: "Lodos", maker: "Portal" }, "serif");
  expect(styles).toContain('@top-left{content:"A \\22 B\\22  \\5c  C\\a D"');
  expect(styles).toContain('@bottom-left{content:"Portal"}');
  expect(styles).toContain('counter(page) " / " counter(pages)');
  expect(styles).toContain("@page:first{@top-left{content:none}@top-right{content:none}}");
});
