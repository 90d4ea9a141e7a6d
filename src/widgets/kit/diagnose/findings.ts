import { elementTags } from "../../../core/portal/places.ts";
import type { FaintColor } from "../look/contrast-hint.ts";
import { findingMessages as texts } from "./diagnose.messages.ts";
import type { Block, ElementFact, Finding, FindingCode, PageFacts, SessionFact } from "./report.ts";

/** Levenshtein distance: characters to add, remove or replace until one word is the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that was probably meant; null when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((candidate) => ({ candidate, away: distance(word, candidate) }))
    .toSorted((one, other) => one.away - other.away);
  const [best] = ranked;
  return best && best.away <= Math.max(2, word.length / 4) ? best.candidate : null;
}

/** Clock differences up to this many seconds are normal: latency and drift. */
const harmlessSkew = 120;
const order = { error: 0, warning: 1, info: 2 } as const;

function finding<Code extends FindingCode>(
  severity: Finding["severity"],
  code: Code,
  subject: string,
  ...words: Parameters<(typeof texts)[Code]>
): Finding {
  const text: (...given: string[]) => string = texts[code];
  return { code, severity, subject, message: text(...words) };
}

/** Problems of a page, derived from the facts about it; most severe first. */
export function toFindings(facts: PageFacts): readonly Finding[] {
  const all = [
    ...ofCopies(facts),
    ...facts.elements.flatMap(ofElement),
    ...facts.sessions.flatMap((session) => ofSession(session, facts)),
    ...facts.faint.map(ofColor),
    ...facts.blocks.filter((block) => !isMeantElsewhere(block, facts)).map((block) => ofBlock(block, facts)),
  ];
  const once = new Map(all.map((found) => [`${found.code} ${found.subject}`, found]));
  return [...once.values()].toSorted((one, other) => order[one.severity] - order[other.severity]);
}

function ofCopies({ copies, elements, version }: PageFacts): Finding[] {
  const defined = elements.flatMap((element) => element.version ?? []);
  const versions = [...new Set([version, ...copies.map((copy) => copy.version), ...defined])];
  if (versions.length > 1) {
    const list = versions.join(", ");
    return [finding("error", "version-conflict", list, list)];
  }
  if (copies.length < 2) return [];
  const origins = copies.map(({ origin }) => origin).join(", ");
  return [finding("warning", "loaded-twice", origins, origins)];
}

function ofElement({ tag, isDefined, unknownAttributes, wrongAttributes, missingIdentity }: ElementFact): Finding[] {
  if (!isDefined) {
    return elementTags.includes(tag)
      ? [finding("error", "not-loaded", tag, tag)]
      : [finding("error", "unknown-tag", tag, tag, nearest(tag, elementTags) ?? "")];
  }
  return [
    ...missingIdentity.map((name) => finding("error", "identity-missing", `${tag} ${name}`, name, tag)),
    ...unknownAttributes.map((text) => {
      const [name = "", like = ""] = text.split("→");
      return finding("warning", "unknown-attribute", `${tag} ${name}`, name, tag, like);
    }),
    ...wrongAttributes.map(({ name, allowed }) =>
      finding("warning", "attribute-value", `${tag} ${name}`, name, tag, allowed),
    ),
  ];
}

function ofSession(session: SessionFact, { page }: PageFacts): Finding[] {
  const { name, elements, status, apiOrigin: origin, api, clockSkew } = session;
  const found: Finding[] = [];
  if (session.otherOrigins.length > 0)
    found.push(finding("error", "session-provider", name, name, origin, session.otherOrigins.join(", ")));
  else if (elements > 1) found.push(finding("warning", "session-duplicate", name, name));
  const isDeclared = elements > 0 || session.isConfigured || session.hasToken;
  if (!isDeclared && name !== "default") found.push(finding("error", "session-missing", name, name));
  else if (!isDeclared) found.push(finding("warning", "no-session", name, name));
  if (session.isTokenMalformed) found.push(finding("error", "token-malformed", name, name));
  else if (status === "unavailable" || session.isRenewalFailed)
    found.push(finding("error", "token-missing", name, name));
  if ((api?.outcome === "token-refused" || session.reason === "expired") && !session.hasGetToken)
    found.push(finding("error", "token-refused", name, name));
  if (isDeclared && !session.hasPortalUrl) found.push(finding("info", "portal-url-missing", name, name));
  const statusText = String(api?.status ?? 0);
  switch (api?.outcome) {
    case "bad-address":
      // Without an origin: a malformed address resolves to the page's own.
      found.push(finding("error", "api-base", name, "", "", name));
      break;
    case "not-api":
      found.push(finding("error", "api-base", origin, origin, statusText, name));
      break;
    case "cors":
      found.push(finding("error", "api-cors", origin, origin, page));
      break;
    case "csp":
      found.push(finding("error", "csp-connect", origin, origin));
      break;
    case "unreachable":
      found.push(finding("error", "api-unreachable", origin, origin));
      break;
    case "mixed-content":
      found.push(finding("error", "api-mixed-content", origin, origin));
      break;
    case "failing":
      found.push(finding("error", "api-failing", origin, origin, statusText));
      break;
    case "late":
      found.push(finding("error", "api-late", origin, origin));
      break;
    case "offline":
      found.push(finding("warning", "offline", page));
      break;
    default:
      break;
  }
  if (clockSkew !== null && Math.abs(clockSkew) > harmlessSkew)
    found.push(finding("warning", "clock-skew", origin, String(Math.abs(clockSkew))));
  return found;
}

function ofColor({ property, beside, theme, ratio, needed, cure }: FaintColor): Finding {
  const words = [property, beside, `${ratio}:1`, `${needed}:1`, theme, cure ?? ""] as const;
  return finding("warning", "colors-faint", `${property.split(" ")[0]} ${theme}`, ...words);
}

const codeOfDirective = {
  "connect-src": "csp-connect",
  "script-src": "csp-script",
  "worker-src": "csp-worker",
  "style-src": "csp-style",
  "img-src": "csp-image",
  "font-src": "csp-font",
  "require-trusted-types-for": "trusted-types",
  "trusted-types": "trusted-types-policy",
} as const satisfies Readonly<Record<string, FindingCode>>;

/** Calls to a malformed `api-base` go to the page's own origin; advice to allow that origin would not help. */
function isMeantElsewhere({ directive, blocked }: Block, { page, sessions }: PageFacts): boolean {
  return directive === "connect-src" && blocked === page && sessions.some(({ api }) => api?.outcome === "bad-address");
}

function ofBlock({ directive, blocked, source }: Block, { copies, sessions }: PageFacts): Finding {
  const ours = new Set([...copies.map(({ origin }) => origin), ...sessions.map(({ apiOrigin }) => apiOrigin)]);
  const name = directive.replace(/-(elem|attr)$/, "") as keyof typeof codeOfDirective;
  const code = codeOfDirective[name];
  if (!code || !(ours.has(blocked) || ours.has(source)))
    return finding("info", "csp-other", `${directive} ${blocked}`, blocked, directive);
  const isHarmless = code === "csp-worker" || code === "csp-style" || code.startsWith("trusted-types");
  return finding(isHarmless ? "warning" : "error", code, blocked, blocked);
}

/** The origin of an address, or its scheme if it has no origin. The browser's keywords (`inline`, `eval`) stay as they are; "?": invalid. */
export function toOrigin(address: string, base?: string): string {
  if (/^[a-z-]*$/.test(address) && base === undefined) return address;
  try {
    const { origin, protocol } = new URL(address, base);
    return origin === "null" ? protocol : origin;
  } catch {
    return "?";
  }
}
