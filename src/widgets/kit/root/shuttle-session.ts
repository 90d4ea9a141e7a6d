import { registry, version } from "../../../core/platform/registry.ts";
import { defaultSettings, type Given, type SessionSettings, tellSession } from "../../../core/session/page/given.ts";
import { type GivenProfile, toIdentity } from "../../../core/session/profile.ts";
import { getSession, type GetToken, type Session, type SignOutReason } from "../../../core/session/session.ts";
import type { DiagnosticReport } from "../diagnose/report.ts";
import { parseAttribute } from "../element/attributes.ts";
import { isIdentity, readProfile, readSettings } from "../element/session-attributes.ts";
import { sessionContract } from "../element/session.contract.ts";

const { tag, attributes } = sessionContract;

/** Defines the class on demand: Node has no HTMLElement, and importing this module must be safe there. */
function createSessionElement() {
  return class ShuttleSession extends HTMLElement {
    static readonly shuttleVersion = version;
    static readonly shuttleAttributes = attributes;

    static get observedAttributes(): string[] {
      return Object.keys(attributes);
    }

    #getToken: GetToken | null = null;
    /** Held until the element is connected with all its attributes; then passed to the session and cleared. */
    #token: string | null = null;
    #isConfigured = false;
    /** The session that `getToken` was passed to. It is passed only once, so that after a sign-out only the page can sign in again. */
    #asked: Session | null = null;
    /** False: it names another provider than the session's, so that it gives the session nothing. */
    #isHeard = true;
    #isChanged = false;
    /** The identity that this element has set, so that it removes only its own values. */
    #profile: GivenProfile = {};
    /** The settings that this element's attributes have set, likewise. */
    #settings: Partial<SessionSettings> = {};
    /** Stops raising the session's events on this element, because a session outlives its elements. */
    #stopAnnouncing: (() => void) | null = null;
    readonly #find = () => (this.isConnected ? this : null);

    constructor() {
      super();
      for (const property of ["token", "getToken"] as const) {
        if (!Object.hasOwn(this, property)) continue;
        const value: unknown = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
    }

    get #name(): string {
      return this.getAttribute("name") ?? "default";
    }

    get session(): Session {
      return getSession(this.#name);
    }

    connectedCallback(): void {
      this.hidden = true;
      this.#join();
    }

    /** Speaks for the session of its name, and raises its events. */
    #join(): void {
      this.#stopAnnouncing?.();
      // Renamed: its user's tokens aren't for the session of the former name any more.
      if (this.#asked !== registry().sessions.get(this.#name)) this.#releaseGetToken();
      // A session that others announce already is to raise the sign-in by this element's token here.
      const present = registry().sessions.get(this.#name) as Session | undefined;
      if (present) findersOf(present)?.add(this.#find);
      this.#configure();
      this.#stopAnnouncing = announceSession(this.session, this.#find);
    }

    /** If this callback exists, `moveBefore()` doesn't call disconnectedCallback and connectedCallback. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      // Deferred: a move inside the page disconnects and connects synchronously.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stopAnnouncing?.();
        this.#stopAnnouncing = null;
        this.#releaseGetToken();
      });
    }

    #releaseGetToken(): void {
      if (this.#getToken && this.#asked?.releaseGetToken(this.#getToken)) this.#asked = null;
    }

    attributeChangedCallback(name: string): void {
      // Until it is connected the parser or page is still setting attributes; connectedCallback reads them all.
      if (!this.#isConfigured || (name === "token" && !this.hasAttribute("token"))) return;
      if (isIdentity(name)) this.#changeProfile();
      else if (name === "name" && this.isConnected) this.#join();
      else this.#configure();
    }

    /** A change of user consists of several attribute changes, before or after the token, which are applied together. */
    #changeProfile(): void {
      if (this.#isChanged) return;
      this.#isChanged = true;
      queueMicrotask(() => {
        this.#isChanged = false;
        if (this.#isHeard) this.session.useToken(null, this.#takeProfile());
      });
    }

    #configure(): void {
      this.#isConfigured = true;
      const settings = this.#takeSettings();
      const token = this.getAttribute("token") ?? this.#token;
      // Removed from the markup before other code can read it there.
      this.removeAttribute("token");
      this.#token = null;
      const getToken = this.#newGetToken();
      const given: Given = { token, profile: this.#takeProfile(), ...(getToken && { getToken }) };
      // Before the session is created, which needs the user's identity from the start.
      this.#isHeard = tellSession(this.#name, settings, given, this);
      const { session } = this;
      const { warn } = session.environment;
      for (const [name, spec] of Object.entries(attributes)) {
        const { problem } = parseAttribute(spec, this.getAttribute(name));
        if (problem) warn(`<${tag}> attribute ${name}: ${problem}. The default is used.`);
      }
      if (!this.#isHeard) warn(`A second <${tag}> names another api-base for the same session and is ignored.`);
      else if (getToken) this.#asked = session;
    }

    /** `getToken`, unless the session has it already. */
    #newGetToken(): GetToken | null {
      return this.#getToken && this.#asked !== registry().sessions.get(this.#name) ? this.#getToken : null;
    }

    /** The settings from the attributes; the default for one that was removed, except of the provider, which stays named. */
    #takeSettings(): Partial<SessionSettings> {
      const settings = readSettings(this);
      const known = Object.keys(this.#settings) as (keyof SessionSettings)[];
      const removed = known.filter((key) => !(key in settings) && key !== "apiBase");
      this.#settings = settings;
      const restored = Object.fromEntries(
        removed.map((key) => [key, defaultSettings[key]]),
      ) as Partial<SessionSettings>;
      return { ...settings, ...restored };
    }

    /** The profile from the attributes; undefined for a value that was removed. */
    #takeProfile(): GivenProfile {
      const profile = readProfile(this);
      const removed = Object.keys(this.#profile).filter((key) => !(key in profile));
      this.#profile = profile;
      return { ...this.#profile, ...Object.fromEntries(removed.map((key) => [key, undefined])) };
    }

    /** A token the page holds; write-only. */
    set token(token: string | null | undefined) {
      if (!token) return;
      if (!this.#isConfigured) this.#token = token;
      else if (this.#isHeard) this.session.useToken(token, this.#takeProfile());
    }

    /** Asked for a token at the start, and once when a call is answered with 401 (15 s limit). */
    get getToken(): GetToken | null {
      return this.#getToken;
    }

    set getToken(getToken: GetToken | null | undefined) {
      const before = this.#getToken;
      this.#getToken = getToken ?? null;
      if (!this.isConnected || !this.#isConfigured || !this.#isHeard) return;
      if (!this.#getToken && before) this.session.releaseGetToken(before);
      this.#asked = null;
      const { session } = this;
      if (!this.#getToken) return;
      this.#asked = session;
      session.useGetToken(this.#getToken, this.#takeProfile());
    }

    signOut(): void {
      this.session.signOut();
    }

    /** Looks for what keeps the elements of this page from working (docs/lifecycle.md); loads its code on demand. */
    async diagnose(): Promise<DiagnosticReport> {
      return (await import("../diagnose/diagnose.ts")).diagnose();
    }
  };
}

type ShuttleSessionElement = InstanceType<ReturnType<typeof createSessionElement>>;

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-session": ShuttleSessionElement;
  }
}

/**
 * Registers `<shuttle-session>` with the first widget, so that the page's settings are read before any widget asks for
 * something. Sessions without such an element raise their events on the document.
 */
export function defineSessionElement(): void {
  if (!globalThis.customElements) return;
  // Optional: a registry created by an older version has no `copies`.
  (registry() as { copies?: Map<string, string> }).copies?.set(import.meta.url, version);
  if (!customElements.get(tag)) customElements.define(tag, createSessionElement());
  announceSession(getSession(), () => null);
}

interface SessionEventDetails {
  "shuttle-signed-in": { readonly userName: string | null };
  "shuttle-signed-out": { readonly reason: SignOutReason };
}

type SessionEvents = { readonly [Name in keyof SessionEventDetails]: CustomEvent<SessionEventDetails[Name]> };

declare global {
  interface DocumentEventMap extends SessionEvents {}
}

/** Global key of the sessions whose events are being raised already, shared by all copies of the bundle. */
const key = Symbol.for("shuttle.announced");
type FindElement = () => HTMLElement | null;

function announced(): WeakMap<Session, Set<FindElement>> {
  const holder = globalThis as { [key]?: WeakMap<Session, Set<FindElement>> };
  holder[key] ??= new WeakMap();
  return holder[key];
}

/** Two linked sessions have one user, for whom the first copy of the bundle raises the events already. */
const toAnnounced = (session: Session) => session.older ?? session;
const findersOf = (session: Session) => announced().get(toAnnounced(session));

/**
 * Raises one event when somebody signs in or out: on the session's element when it has one, else on the document. Returns a function
 * that forgets `findElement`.
 */
export function announceSession(own: Session, findElement: FindElement): () => void {
  const session = toAnnounced(own);
  const known = findersOf(own);
  const finders = (known ?? new Set<FindElement>()).add(findElement);
  const forget = () => void finders.delete(findElement);
  if (known) return forget;
  announced().set(session, finders);
  let shown: string | null = null;
  const raise = (name: keyof SessionEventDetails, detail: SessionEventDetails[keyof SessionEventDetails]) => {
    const target = [...finders].map((find) => find()).find((element) => element !== null) ?? document;
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
  session.$state.subscribe((state) => {
    if (state.status === "signed-in") {
      const person = toIdentity(state.profile);
      if (person !== shown) raise("shuttle-signed-in", { userName: state.profile.userName });
      shown = person;
    }
    if (state.status === "signed-out") {
      if (shown !== null && state.reason !== null) raise("shuttle-signed-out", { reason: state.reason });
      shown = null;
    }
    // The page has set another user, whose token hasn't arrived yet.
    if (state.status === "starting" || state.status === "unavailable") shown = null;
  });
  return forget;
}
