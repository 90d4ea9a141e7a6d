import { xssCorpus } from "./xss-corpus.ts";

const repeat = (part: string) => (size: number) => part.repeat(Math.ceil(size / part.length));
/** Two halves, the worst case: every part of the second scans all elements that the first has left open. */
const halves = (first: string, second: string) => (size: number) => repeat(first)(size / 2) + repeat(second)(size / 2);
const numbered = (toPart: (number: number) => string) => (size: number) => {
  const parts: string[] = [];
  for (let length = 0, number = 0; length < size; number += 1) {
    const part = toPart(number);
    parts.push(part);
    length += part.length;
  }
  return parts.join("");
};

/** E-mails of about a given size, in UTF-16 units, that force a regular expression, a parser or a tree walk to scan repeatedly. */
export const heavyMails: Readonly<Record<string, (size: number) => string>> = {
  "comments that never end": repeat("<!--"),
  "comments that end at last": (size) => `${repeat("<!--")(size)}-->`,
  "style sheets that never end": repeat("<style>"),
  "style sheets that almost end": repeat("<style></styl>"),
  "tags that never end": repeat("<p "),
  "tags without names": repeat("<"),
  "ends without names": repeat("</"),
  "attributes without end": (size) => `<p ${repeat("style ")(size)}`,
  "attributes of one tag": (size) => `<p ${repeat("class=a style=b ")(size)}>x</p>`,
  "different attributes of one tag": (size) => `<p ${numbered((number) => `a${number} `)(size)}>x</p>`,
  "quotes that never end": repeat(`<p title="`),
  "blanks before an equals sign": (size) => `<p a${" ".repeat(size)}=b>x`,
  "blanks between attributes": repeat(`<p  a  `),
  "words like attributes": repeat(`style on"`),
  "deep elements": repeat("<div>"),
  "deep elements with an end of another": repeat("<div></p>"),
  "deep elements, then ends of others": halves("<div>", "</p>"),
  "deep elements that close out of a table": repeat("<div><table><td></div>"),
  "deep tables": repeat("<table><tr><td>x"),
  "tables in each other's rows": repeat("<table><tr><table>"),
  "deep items of two kinds": repeat("<li><dd>"),
  "deep unknown elements": repeat("<center>x"),
  "deep foreign elements": repeat("<svg><g>"),
  "unknown names": repeat("<x-y>"),
  "formatting opened anew": halves("<b><i>", "<p>x"),
  "different formatting opened anew": (size) =>
    numbered((number) => `<b class=${number}>`)(size / 2) + repeat("<p>x")(size / 2),
  "formatting closed across": repeat("<b><p>x</b>"),
  "links across paragraphs": repeat("<a href=https://a.example><p>x"),
  paragraphs: repeat("<p>"),
  "empty lines": repeat("<br> "),
  "empty lines after a word": (size) => `<p>a</p>${repeat("<br> ")(size)}`,
  "empty parts before empty lines": halves(" <span></span>", "<br>"),
  "empty paragraphs": repeat("<p>&nbsp;</p>"),
  "deep empty paragraphs": repeat("<div><p></p>"),
  "blanks of no width": repeat("<p>\u200b"),
  quotes: repeat(`<div class="gmail_quote">x</div>y`),
  "empty quotes": repeat(`<blockquote type=cite></blockquote>`),
  introductions: repeat(`<p>Ali yazdı:</p><p>x</p>`),
  "boundaries of e-mails": repeat(`<div id="appendonsend"></div>`),
  "lines of dashes": repeat("-----"),
  "headings in each other": repeat("<h1><div>"),
  "tables of data": repeat("<table border=1><th>x"),
  pictures: repeat(`<img alt=x src=https://a.example/x>`),
  "links with many addresses": (size) => `<a href="https://a.example">${repeat("b.example ")(size)}</a>`,
  "a link without blanks": (size) => `<a href="https://a.example">${repeat("b.")(size)}</a>`,
  "a long address": (size) => `<a href="https://a.example/${"@".repeat(size)}">a.example</a>`,
  "many links": repeat(`<a href=https://a.example>b.example</a>`),
  "character references": repeat("<p>&amp"),
  "a direction to be found": (size) => `<div dir=auto>${repeat("<p>&amp;")(size)}`,
  "paragraphs of an e-mail": repeat("<p>x"),
  "text alone": repeat("&#38;x "),
  "the corpus of attacks": repeat(xssCorpus.join("")),
};

/** Each XSS attack repeated up to a given size. */
export const repeatedAttacks: Readonly<Record<string, (size: number) => string>> = Object.fromEntries(
  xssCorpus.map((html) => [html.slice(0, 80), repeat(html)]),
);
