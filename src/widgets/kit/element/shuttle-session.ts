import { registry, version } from "../../../core/registry.ts";
import { getSession, type GetToken, type Profile, type Session } from "../../../core/session.ts";
import { defaultSettings, type SessionSettings } from "../../../core/settings.ts";
import type { DiagnosticReport } from "../diagnose/report.ts";
import { parseAttribute } from "./attributes.ts";
import { announceSession } from "./session-events.ts";
import { sessionContract } from "./session.contract.ts";

const { tag, attributes } = sessionContract;

/** Attribute → setting. Attributes that are absent leave what `configure()` said. */
const settingOf: Readonly<Record<string, keyof SessionSettings>> = {
  "api-base": "apiBase",
  storage: "storage",
  "portal-url": "portalUrl",
  theme: "theme",
  "tile-url": "tileUrl",
  "tile-attribution": "tileAttribution",
  "support-email": "supportEmail",
  "product-name": "productName",
  "demo-pin": "demoPin",
};

const profileOf: Readonly<Record<string, keyof Profile>> = {
  "user-name": "userName",
  "user-id": "userId",
  "user-type": "userType",
  "account-type": "accountType",
  "company-id": "companyId",
  "company-name": "companyName",
  "company-latlng": "companyLatLng",
};

/** Makes a class that extends HTMLElement only when it is needed: Node has no such thing, and importing must stay safe. */
function createSessionElement() {
  return class ShuttleSession extends HTMLElement {
    static readonly shuttleVersion = version;
    static readonly shuttleAttributes = attributes;

    static get observedAttributes(): string[] {
      return Object.keys(attributes);
    }

    #getToken: GetToken | null = null;
    /** Held until the element stands in the page with all its attributes; then handed on and forgotten. */
    #token: string | null = null;
    #isConfigured = false;
    /** `getToken` is with this session; handed on once, so that nothing but the page signs in again after a sign-out. */
    #asked: Session | null = null;
    #isChanged = false;

    constructor() {
      super();
      for (const property of ["token", "getToken"] as const) {
        if (!Object.hasOwn(this, property)) continue;
        const value: unknown = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
    }

    get session(): Session {
      return getSession(this.getAttribute("name") ?? "default");
    }

    connectedCallback(): void {
      this.hidden = true;
      this.#configure();
      announceSession(this.session, () => (this.isConnected ? this : null));
    }

    /** `moveBefore()` changes nothing when this exists. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      // A move inside the page disconnects and connects at once.
      queueMicrotask(() => {
        if (!this.isConnected && this.#getToken && this.#asked?.releaseGetToken(this.#getToken)) this.#asked = null;
      });
    }

    attributeChangedCallback(name: string): void {
      // Before it is connected the element is still being filled; connectedCallback reads all at once.
      if (!this.#isConfigured || (name === "token" && !this.hasAttribute("token"))) return;
      if (name in profileOf) this.#changeProfile();
      else this.#configure();
    }

    /** Another person is several changes, before or after the token; nothing is drawn between them. */
    #changeProfile(): void {
      if (this.#isChanged) return;
      this.#isChanged = true;
      queueMicrotask(() => {
        this.#isChanged = false;
        this.session.useToken(null, this.#profile());
      });
    }

    #configure(): void {
      this.#isConfigured = true;
      const settings: Partial<Record<keyof SessionSettings, unknown>> = {};
      const problems: string[] = [];
      for (const [name, setting] of Object.entries(settingOf)) {
        if (this.hasAttribute(name)) settings[setting] = this.#read(name, problems) ?? defaultSettings[setting];
      }
      configureSession({ session: this.getAttribute("name") ?? "default", ...(settings as Partial<SessionSettings>) });
      const { session } = this;
      for (const problem of problems) session.environment.warn(problem);
      const token = this.getAttribute("token") ?? this.#token;
      // Out of the page's markup before anything else can read it there.
      this.removeAttribute("token");
      this.#token = null;
      if (token) session.useToken(token, this.#profile());
      this.#handOn();
    }

    #handOn(): void {
      const { session } = this;
      if (!this.#getToken || this.#asked === session) return;
      this.#asked = session;
      session.useGetToken(this.#getToken, this.#profile());
    }

    #read(name: string, problems: string[]): unknown {
      const spec = attributes[name as keyof typeof attributes];
      const { value, problem } = parseAttribute(spec, this.getAttribute(name));
      if (problem) problems.push(`<${tag}> attribute ${name}: ${problem}. The default is used.`);
      return value;
    }

    #profile(): Partial<Profile> {
      const entries = Object.entries(profileOf).flatMap(([name, key]) => {
        const value = this.hasAttribute(name) ? this.#read(name, []) : null;
        return value === null || value === "" ? [] : [[key, value] as const];
      });
      return Object.fromEntries(entries) as Partial<Profile>;
    }

    /** A token the page holds; write-only, it can't be read back. */
    set token(token: string | null | undefined) {
      if (!token) return;
      if (this.#isConfigured) this.session.useToken(token, this.#profile());
      else this.#token = token;
    }

    /** Asked for a token at the start, and once when a call is answered with 401 (15 s limit). */
    get getToken(): GetToken | null {
      return this.#getToken;
    }

    set getToken(getToken: GetToken | null | undefined) {
      const before = this.#getToken;
      this.#getToken = getToken ?? null;
      if (!this.isConnected || !this.#isConfigured) return;
      if (!this.#getToken && before) this.session.releaseGetToken(before);
      this.#asked = null;
      this.#handOn();
    }

    signOut(): void {
      this.session.signOut();
    }

    /** Looks for what keeps the elements of this page from working; its code is loaded now (docs/lifecycle.md). */
    async diagnose(): Promise<DiagnosticReport> {
      return (await import("../diagnose/diagnose.ts")).diagnose();
    }
  };
}

export type ShuttleSessionElement = InstanceType<ReturnType<typeof createSessionElement>>;

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-session": ShuttleSessionElement;
  }
}

/**
 * Registers `<shuttle-session>` with the first widget, so that the page's settings are read before any widget asks for
 * something. Sessions without such an element still tell the document who comes and goes.
 */
export function defineSessionElement(): void {
  if (!globalThis.customElements) return;
  // A registry that an older copy made has no such list.
  (registry() as { copies?: Map<string, string> }).copies?.set(import.meta.url, version);
  if (!customElements.get(tag)) customElements.define(tag, createSessionElement());
  announceSession(getSession(), () => null);
}

/**
 * Sets up a session. Settings are laid down before the session is made, so that it never looks into a storage, or asks a
 * provider, that the page did not mean.
 */
export function configureSession({
  session = "default",
  ...settings
}: Partial<SessionSettings> & { session?: string }): void {
  const { settings: early } = registry();
  early.set(session, { ...early.get(session), ...settings });
  getSession(session).configure(settings);
}
