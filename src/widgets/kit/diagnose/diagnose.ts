import { sourceLanguage } from "../../../core/text/languages.ts";
import { $language } from "../../../core/text/messages.ts";
import { kitTranslations, loadTexts } from "../element/translations.ts";
import { diagnosisMessages as texts } from "./diagnose.messages.ts";
import { nearest, toFindings, toOrigin } from "./findings.ts";
import type { FaintColor } from "../look/contrast-hint.ts";
import type { Block, DiagnosticReport, ElementFact, PageFacts, SessionFact } from "./report.ts";
import { probeProvider } from "../../../core/http/probe.ts";
import { registry, version } from "../../../core/platform/registry.ts";
import { namingOf, toNaming } from "../../../core/session/page/given.ts";
import type { Session } from "../../../core/session/session.ts";
import { parseAttribute } from "../element/attributes.ts";
import type { Attribute, Attributes } from "../element/contract.ts";
import type { WidgetElementClass } from "../element/contract.ts";
import type { Theme } from "../element/theme.ts";
import { type IdentityAttribute, identityOf, readSettings } from "../element/session-attributes.ts";
import { elementTags } from "../../../core/portal/places.ts";

interface Violation {
  readonly effectiveDirective?: string;
  readonly blockedURI?: string;
  readonly blockedURL?: string;
  readonly sourceFile?: string | null;
}

const seen = new Map<string, Block>();
let observer: ReportingObserver | null = null;

function note({ effectiveDirective = "", blockedURI, blockedURL, sourceFile }: Violation): void {
  const block = {
    directive: effectiveDirective,
    blocked: toOrigin(blockedURI ?? blockedURL ?? ""),
    source: toOrigin(sourceFile ?? ""),
  };
  seen.set(JSON.stringify(block), block);
}

/** Violations of the page's Content-Security-Policy so far; with ReportingObserver also those from before our code ran. */
function readBlocks(): readonly Block[] {
  if (!observer && "ReportingObserver" in globalThis) {
    observer = new ReportingObserver((reports) => reports.forEach(({ body }) => body && note(body)), {
      types: ["csp-violation"],
      buffered: true,
    });
    observer.observe();
  }
  for (const { body } of observer?.takeRecords() ?? []) if (body) note(body);
  registry().blocked?.forEach(note);
  return [...seen.values()];
}

/** Attributes that HTML allows on any element. */
const anywhere =
  /^(id|class|style|slot|part|exportparts|is|hidden|lang|dir|title|role|tabindex|inert|popover|translate|draggable|nonce|accesskey|autofocus|item\w+|(aria|data|v|ng|x|_ng\w+)-.*|on\w+|[^a-z].*|_ng.*|.*[:@#].*)$/;

const isOurs = ({ localName }: Element) => localName.startsWith("shuttle-");

/** A probable typo: an undefined element with nearly one of our tags (`<shuttel-booking>`, `<shuttlebooking>`). */
function isNearlyOurs(element: Element): boolean {
  const isUndefined = element instanceof HTMLUnknownElement || element.matches(":not(:defined)");
  return isUndefined && nearest(element.localName, elementTags) !== null;
}

/** All elements of the page that are ours or meant to be, also those inside open shadow roots. */
function findElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) => [
    ...(isOurs(element) || isNearlyOurs(element) ? [element] : []),
    // Our shadow roots contain no elements of the page.
    ...(element.shadowRoot && !isOurs(element) ? findElements(element.shadowRoot) : []),
  ]);
}

function toElementFact(element: Element): ElementFact {
  const tag = element.localName;
  const known = customElements.get(tag) as Partial<WidgetElementClass> | undefined;
  const specs: Attributes = known?.shuttleAttributes ?? {};
  const names = Object.keys(specs);
  const given = [...element.attributes].filter(({ name }) => names.length > 0 && !anywhere.test(name));
  return {
    tag,
    isDefined: known !== undefined,
    version: known?.shuttleVersion ?? null,
    session: tag === "shuttle-session" || !isOurs(element) ? null : (element.getAttribute("session") ?? "default"),
    unknownAttributes: given
      .filter(({ name }) => !(name in specs))
      .map(({ name }) => `${name}→${nearest(name, names) ?? ""}`),
    missingIdentity: missingIdentity(element, known?.shuttleIdentity ?? []),
    wrongAttributes: given.flatMap(({ name, value }) => {
      const spec = specs[name];
      return spec && parseAttribute(spec, value).problem ? [{ name, allowed: describe(spec) }] : [];
    }),
  };
}

/** Empty unless the page itself identifies its user: only then can an identity attribute be missing. */
function missingIdentity(element: Element, required: readonly IdentityAttribute[]): readonly string[] {
  const session = registry().sessions.get(element.getAttribute("session") ?? "default") as Session | undefined;
  const state = session?.$state.get();
  if (!session?.isGiven || state?.status !== "signed-in" || state.profile.accountType === "demo") return [];
  return required.filter((name) => state.profile[identityOf[name]] === null);
}

function describe(spec: Attribute): string {
  if (spec.type === "choice" || spec.type === "list") return spec.values.join(", ");
  if (spec.type === "text") return spec.format ?? spec.type;
  if (spec.type !== "number") return spec.type;
  return `${spec.minimum ?? "…"} – ${spec.maximum ?? "…"}`;
}

async function toSessionFact(name: string, elements: readonly Element[], isOnline: boolean): Promise<SessionFact> {
  const session = registry().sessions.get(name) as Session | undefined;
  const state = session?.$state.get();
  const settings = session?.$settings.get();
  const configured = registry().settings.get(name) ?? {};
  const probe = session
    ? await probeProvider({
        environment: session.environment,
        apiBase: session.$settings.get().apiBase,
        token: session.token,
        accountType: state?.status === "signed-in" ? state.profile.accountType : "company",
        page: document.baseURI,
        isOnline,
        isForbidden: (provider) =>
          readBlocks().some(({ directive, blocked }) => directive === "connect-src" && blocked === provider),
      })
    : null;
  return {
    name,
    elements: elements.length,
    otherOrigins: elements.flatMap((element) => {
      const { apiBase } = readSettings(element);
      const isIgnored = toNaming(namingOf(name), apiBase, element) === null;
      return isIgnored ? [toOrigin(apiBase || origin, document.baseURI)] : [];
    }),
    isConfigured: Object.keys(configured).length > 0,
    status: state?.status ?? "signed-out",
    reason: state?.status === "signed-out" ? state.reason : null,
    isRenewalFailed: state?.status === "signed-in" && state.renewal !== undefined,
    hasToken: typeof session?.token === "string",
    hasGetToken: session?.hasGetToken ?? false,
    isTokenMalformed: session?.isTokenMalformed ?? false,
    storage: settings?.storage ?? "local",
    apiOrigin: toOrigin(settings?.apiBase || origin, document.baseURI),
    hasPortalUrl: typeof settings?.portalUrl === "string",
    api: probe && { outcome: probe.outcome, status: probe.status },
    clockSkew: probe?.clockSkew ?? null,
  };
}

const nameOf = (element: Element) => element.getAttribute("name") ?? "default";

/** Measures the first element of each theme. */
async function readFaint(elements: readonly Element[]): Promise<readonly FaintColor[]> {
  const measured = new Map<Theme, Element>();
  for (const element of elements) {
    const frame = element.shadowRoot?.querySelector<HTMLElement>(".shuttle-root");
    const theme = frame?.dataset["shuttleTheme"] as Theme | undefined;
    if (theme && !measured.has(theme)) measured.set(theme, element);
  }
  if (measured.size === 0) return [];
  const { findFaintColors } = await import("../look/contrast-hint.ts");
  return [...measured].flatMap(([theme, element]) => findFaintColors(element, theme));
}

/** Collects the facts about the page, with one call to each provider. Never rejects. */
async function readPage(): Promise<PageFacts> {
  readBlocks();
  const found = findElements(document);
  const elements = found.map(toElementFact);
  const sessionElements = found.filter(({ localName }) => localName === "shuttle-session");
  const wanted = elements.flatMap(({ session }) => session ?? []);
  const { copies = new Map<string, string>(), version: first } = registry();
  const names = [...new Set([...wanted, ...sessionElements.map(nameOf)])];
  const sessions = await Promise.all(
    names.map((name) => {
      const own = sessionElements.filter((element) => nameOf(element) === name);
      return toSessionFact(name, own, navigator.onLine);
    }),
  );
  const known = [...copies].map(([address, copy]) => ({ version: copy, origin: toOrigin(address, document.baseURI) }));
  return {
    version,
    // Older versions of the bundle register their version only, not their origin.
    copies: first === version ? known : [{ version: first, origin: "?" }, ...known],
    page: origin,
    elements,
    sessions,
    blocks: readBlocks(),
    faint: await readFaint(found),
  };
}

/**
 * Looks for what keeps the elements of this page from working, prints it in the console and resolves with it. Makes one
 * call to each session's provider. The report may be passed on: no token, no person, no address beyond its origin. Never
 * rejects.
 */
export async function diagnose(): Promise<DiagnosticReport> {
  const [facts] = await Promise.all([readPage(), loadLanguage()]);
  const report: DiagnosticReport = { ...facts, findings: toFindings(facts) };
  print(report);
  return report;
}

/** The texts of the page's language come with the first element otherwise, and on this page none may have come. */
async function loadLanguage(): Promise<void> {
  const language = $language.get();
  if (language !== sourceLanguage) await loadTexts(kitTranslations, language);
}

function print(report: DiagnosticReport): void {
  const { page, findings } = report;
  const lines = findings.map(
    ({ severity, code, subject, message }) => `${texts.severity[severity]} [${code}] ${subject}\n  ${message}`,
  );
  // The caller is a developer who has the console open.
  // oxlint-disable-next-line no-console
  console.info(
    [`${texts.title} · ${report.version} · ${page}`, ...(lines.length > 0 ? lines : [texts.fine])].join("\n\n"),
    `\n\n${texts.details}:`,
    report,
  );
}
