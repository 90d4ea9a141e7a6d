import { allowedAttributes, allowedTags, isLink } from "../../src/widgets/passenger-tickets/mail/allow-list.ts";

/** Elements and attributes that the portal itself adds, and that an e-mail's author can't use. */
const ownTags = new Set([...allowedTags, "details", "summary"]);
const ownAttributes = new Set([
  ...allowedAttributes,
  "rel",
  "referrerpolicy",
  "role",
  "target",
  "class",
  "tabindex",
  "aria-label",
]);
const ownClasses = new Set(["mail-body", "mail-body plain", "mail-table", "mail-picture", "mail-quote", "mail-target"]);
const addressOnly = new Set(["src", "decoding", "alt"]);

/** What in a rendered e-mail body isn't on the allow-list. */
export function problemsOf(body: HTMLElement): string[] {
  return [body, ...body.querySelectorAll("*")].flatMap((element) => {
    const tag = element.localName;
    const problems = ownTags.has(tag) || element === body ? [] : [`element ${tag}`];
    if (element.namespaceURI !== "http://www.w3.org/1999/xhtml") problems.push(`namespace of ${tag}`);
    for (const { name, value } of element.attributes) {
      const isPicture = tag === "img" && addressOnly.has(name);
      if (!ownAttributes.has(name) && !isPicture) problems.push(`${tag} ${name}=${value}`);
      if (name === "class" && !ownClasses.has(value)) problems.push(`class ${value}`);
      if (name === "href" && !isLink(value)) problems.push(`link to ${value}`);
      if (name === "src" && !/^(?:https?:\/\/|data:image\/(?:png|jpeg|gif|webp);base64,)/i.test(value)) {
        problems.push(`picture ${value}`);
      }
    }
    if (tag === "a" && element.getAttribute("rel") !== "noopener noreferrer nofollow")
      problems.push("a link without rel");
    if (tag === "a" && element.getAttribute("target") !== "_blank") problems.push("a link into this page");
    return problems;
  });
}
