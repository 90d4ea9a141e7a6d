import { describe, expect, it } from "vitest";
import { reduceMarkup, toPlainText } from "../../../../src/widgets/passenger-tickets/mail/reduce.ts";
import { findGrowth, type Sizes } from "../../../helpers/growth.ts";
import { heavyMails, repeatedAttacks } from "../../../helpers/heavy-mails.ts";

async function findGrowths(
  mails: typeof heavyMails,
  work: (html: string) => unknown,
  sizes: Sizes,
): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const [name, make] of Object.entries(mails)) {
    const finding = await findGrowth(make, work, sizes);
    if (finding) findings.push(`${name}: ${finding}`);
  }
  return findings;
}
const reduce = (html: string) => reduceMarkup(html, Number.POSITIVE_INFINITY);
const toWords = (html: string) => toPlainText(html, Number.POSITIVE_INFINITY);

describe("reading an e-mail before any parser does", () => {
  it("double the e-mail takes at most 2.5 times as long, whatever it is made of", async () => {
    expect(await findGrowths(heavyMails, reduce, { from: 32_000, to: 1_024_000 })).toEqual([]);
  });

  it("takes at most 2.5 times as long for the words of double the e-mail", async () => {
    expect(await findGrowths(heavyMails, toWords, { from: 32_000, to: 1_024_000 })).toEqual([]);
  });

  it("takes at most 2.5 times as long for both with any repeated attack", async () => {
    const both = (html: string) => [reduce(html), toWords(html)];
    expect(await findGrowths(repeatedAttacks, both, { from: 64_000, to: 1_024_000 })).toEqual([]);
  });
});

describe("what is left of an e-mail for the parser", () => {
  const markupOf = (html: string, limit = Number.POSITIVE_INFINITY) => reduceMarkup(html, limit)?.markup;

  it("has no handlers, no style, no unknown element and no comment", () => {
    expect(markupOf(`<P STYLE='a"b' onclick=x Class=c>1<!-- 2 --><font size=7>3</font><o:p>4</o:p></P>`)).toBe(
      `<p shuttle-mail-style="a&quot;b" class="c">134</p>`,
    );
    expect(markupOf("a<style>p{}</style>b<script>x</script>c<!doctype html><?xml ?><![CDATA[d]]>e")).toBe("abce");
    expect(markupOf("1 < 2 <<b>3</b> <")).toBe("1 &lt; 2 &lt;<b>3</b> &lt;");
  });

  it("ends at a comment or tag that is never closed, as in a browser", () => {
    for (const end of ["<!-- x", "<p x", "<style>p{}", `<p title="x>`]) expect(markupOf(`a${end}`), end).toBe("a");
  });

  it("keeps the words after an unclosed element whose content would be removed", () => {
    expect(markupOf("a<svg>b")).toBe("ab");
    expect(markupOf("a<select><option>b</select>c")).toBe("ac");
  });

  it("is refused when elements are nested too deeply, also with wrong end tags", () => {
    for (const part of [
      "<div>",
      "<span></x>",
      "<div><table><tr><td></div>",
      "<li><dd>",
      "<table><caption>",
      "<ul><li>",
    ]) {
      expect(reduceMarkup(part.repeat(300), 100_000), part).toBe(null);
    }
  });

  it("is not refused for elements that parsers close by themselves", () => {
    for (const part of ["<p>x", "<li>x", "<dt>x<dd>y", "<div>x</div>", "<a href=x>x", "<br>", "<img src=x>"]) {
      expect(reduceMarkup(part.repeat(1000), 100_000), part).not.toBe(null);
    }
    expect(reduceMarkup(`<table>${"<tr><td><b><div>x".repeat(1000)}</table>`, 100_000)).not.toBe(null);
  });

  it("is cut at the limit, and refused when all of it is requested", () => {
    const mail = "<p>x</p>".repeat(20_000);
    expect(reduceMarkup(mail, 1000)).toMatchObject({ isCut: true });
    expect(reduceMarkup(mail, 200_000)).toMatchObject({ isCut: true });
    expect(reduceMarkup(mail, Number.POSITIVE_INFINITY)).toBe(null);
    expect(reduceMarkup("<p>x</p>", 1000)).toEqual({ markup: "<p>x</p>", isCut: false });
  });

  it("has no attributes on formatting, which a parser would reopen one by one", () => {
    expect(markupOf("<b class=1><i id=2>x")).toBe("<b><i>x");
    expect(markupOf(`<b style="display:none">x</b>`)).toBe("<b hidden>x</b>");
  });
});

describe("the words of an e-mail", () => {
  it("keep their lines and lose everything else", () => {
    const html =
      "<style>p{}</style><p>Say&#305;n  <b>yolcu</b>,</p><div>&uuml;cret: 5 &lt; 6</div><!-- x -->son<br>satır";
    expect(toPlainText(html, 1000)).toEqual({ text: "Sayın yolcu,\nücret: 5 < 6\nson\nsatır", isCut: false });
    expect(toPlainText("<p>uzun metin</p>", 4)).toEqual({ text: "uzun", isCut: true });
  });
});
