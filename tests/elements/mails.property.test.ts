import { expect } from "chai";
import * as fc from "fast-check";
import { allowedTags, rawContent, withoutContent } from "../../src/widgets/passenger-tickets/mail/allow-list.ts";
import { openMail } from "../../src/widgets/passenger-tickets/mail/open-mail.ts";
import { problemsOf } from "../helpers/mail-problems.ts";
import { trackRequests } from "../helpers/page.ts";
import { holds, text } from "../helpers/properties.ts";

const removed = [...withoutContent, ...rawContent];
/** Tags whose content is kept, whether the tag itself is kept or removed. */
const open = [
  ...allowedTags.filter((tag) => !["br", "hr", "img"].includes(tag)),
  "section",
  "font",
  "center",
  "form",
  "label",
  "article",
  "o:p",
  "my-tag",
];
const dangerous = [
  ...removed,
  "base",
  "meta",
  "link",
  "embed",
  "input",
  "img",
  "frameset",
  "frame",
  "param",
  "source",
  "track",
  "slot",
  "marquee",
  "image",
];

const escape = (any: string) => any.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const address = fc.constantFrom(
  "javascript:pwn()",
  " java\tscript:pwn()",
  "data:text/html,<script>pwn()</script>",
  "data:image/svg+xml,<svg onload=pwn()>",
  "https://evil.example/x.png",
  "//evil.example/x",
  "https:/\\evil.example",
  "/api/company/employees/",
  "cid:1",
  "vbscript:pwn()",
  "https://user@evil.example",
  "#",
  "mailto:a@b.example?bcc=c@d.example",
  "blob:https://evil.example/1",
);
const attribute = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      "onclick",
      "onerror",
      "onload",
      "onfocus",
      "onmouseover",
      "onbegin",
      "ontoggle",
      "autofocus",
      "formaction",
    ),
    fc.constant("pwn()"),
  ),
  fc.tuple(
    fc.constantFrom(
      "href",
      "src",
      "srcset",
      "background",
      "xlink:href",
      "action",
      "poster",
      "data",
      "longdesc",
      "cite",
      "ping",
      "srcdoc",
      "manifest",
    ),
    address,
  ),
  fc.tuple(
    fc.constantFrom("style"),
    fc.constantFrom(
      "background:url(https://evil.example/s)",
      "position:fixed",
      "width:expression(pwn())",
      "@import 'https://evil.example'",
    ),
  ),
  fc.tuple(
    fc.constantFrom(
      "id",
      "name",
      "class",
      "slot",
      "part",
      "is",
      "data-x",
      "aria-label",
      "role",
      "dir",
      "type",
      "http-equiv",
      "content",
      "target",
    ),
    fc.constantFrom("body", "cite", "refresh", "0;url=https://evil.example", "rtl", "__proto__", "attributes"),
  ),
);
const attributes = fc
  .array(attribute, { maxLength: 3 })
  .map((all) => all.map(([name, value]) => ` ${name}="${escape(value)}"`).join(""));

/** Fragments that a parser reads differently from how they look. */
const scrap = fc.constantFrom(
  "<",
  ">",
  "</p>",
  "</table>",
  "<p",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<?xml",
  "<!doctype html>",
  "</",
  "<svg><p>",
  "<math><mtext>",
  "</script>",
  "<a href='",
  '"',
  "'",
  "\u0000",
  "&lt;script&gt;",
  "&#106;avascript:",
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  "<template>",
  "</template>",
  "<table><td>",
  "<select>",
  "<plaintext>",
);

const { tree: anyTree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { arbitrary: text.map(escape), weight: 2 },
    { arbitrary: scrap, weight: 2 },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom(...open, ...dangerous),
          attributes,
          fc.array(tie("tree"), { maxLength: 3 }),
          fc.boolean(),
        )
        .map(([tag, own, inner, isClosed]) => `<${tag}${own}>${inner.join("")}${isClosed ? `</${tag}>` : ""}`),
      weight: 5,
    },
  ),
}));

interface Tree {
  readonly html: string;
  /** Words that must be in the text shown. */
  readonly words: readonly string[];
}
let made = 0;
const word = fc
  .constantFrom("Merhaba", "Işık", "servis", "İptal", "07.30", "50%")
  .map((start) => `${start}${(made += 1)}x`);
const { tree: wordTree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { arbitrary: word.map((one): Tree => ({ html: ` ${one} `, words: [one] })), weight: 3 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...open), fc.array(tie("tree"), { minLength: 1, maxLength: 3 }))
        .map(([tag, inner]): Tree => ({
          html: `<${tag}>${inner.map(({ html }) => html).join("")}</${tag}>`,
          words: inner.flatMap(({ words }) => words),
        })),
      weight: 4,
    },
    {
      // Tags whose content isn't shown as text.
      arbitrary: fc
        .tuple(
          fc.constantFrom("script", "style", "title", "iframe", "noscript", "textarea"),
          fc.constantFrom("let a = 1", "p{}"),
        )
        .map(([tag, inner]): Tree => ({ html: `<${tag}>${inner}</${tag}>`, words: [] })),
      weight: 1,
    },
  ),
}));

const page = globalThis as unknown as { pwn?: () => void };
const stage = document.createElement("div");
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe("any e-mail", () => {
  before(() => document.body.append(stage));
  after(() => {
    stage.remove();
    delete page.pwn;
  });

  it("runs no script, loads nothing and keeps to the allow-list", async () => {
    let scripts = 0;
    page.pwn = () => void (scripts += 1);
    const requests = trackRequests();
    const resources = performance.getEntriesByType("resource").length;
    holds(
      fc.array(anyTree, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")),
      (html) => {
        const { body } = openMail(html);
        expect(problemsOf(body)).to.deep.equal([]);
        stage.replaceChildren(body);
        for (const element of body.querySelectorAll<HTMLElement>("*:not(a)")) {
          element.click();
          element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
          element.dispatchEvent(new Event("error"));
        }
        expect(scripts).to.equal(0);
      },
      { runs: 300, examples: ['<span href="https://user@evil.example">a'] },
    );
    await nextFrame();
    expect(scripts).to.equal(0);
    expect(requests.stop()).to.deep.equal([]);
    const loaded = performance
      .getEntriesByType("resource")
      .slice(resources)
      .map(({ name }) => name);
    expect(loaded.filter((name) => name.includes("evil") || name.includes("/api/"))).to.deep.equal([]);
  });

  it("keeps its words, each once", () => {
    holds(
      fc.array(wordTree, { minLength: 1, maxLength: 4 }),
      (trees) => {
        const html = `<div>${trees.map((tree) => tree.html).join("")}</div>`;
        const shown = (openMail(html).body.textContent ?? "").split(/\s+/).filter((part) => part.endsWith("x"));
        const wanted = trees.flatMap(({ words }) => words);
        expect(shown.toSorted(), html).to.deep.equal(wanted.toSorted());
      },
      { runs: 200 },
    );
  });

  it("is the same when it is opened again", () => {
    holds(
      fc.array(anyTree, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")),
      (html) => {
        const first = openMail(html).body.textContent;
        expect(openMail(html).body.textContent).to.equal(first);
      },
      { runs: 50 },
    );
  });
});
