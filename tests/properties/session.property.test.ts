import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { storageKey } from "../../src/core/platform/registry.ts";
import { createSession, type Session } from "../../src/core/session/session.ts";
import { createSignIn, type SignIn } from "../../src/core/session/sign-in.ts";
import { createTestBrowser, createTestEnvironment, json, type TestEnvironment } from "../helpers/environment.ts";
import { holdsLater } from "../helpers/properties.ts";

const answerSchema = v.object({ person: v.string() });

/** A stub provider that stores which tokens are valid, and whose they are. */
function createProvider() {
  const people = new Map<string, string>();
  let made = 0;
  return {
    people,
    give(person: string): string {
      made += 1;
      const token = `${person}-${made}`;
      people.set(token, person);
      return token;
    },
    last: () => [...people.keys()].at(-1) ?? "",
    expire: (token: string | null) => void (token !== null && people.delete(token)),
    async answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const token = request.headers.get("authorization")?.replace("Token ", "") ?? null;
      if (pathname.endsWith("/login/") || pathname.endsWith("/login-2fa/")) {
        const { username } = (await request.json()) as { username: string };
        if (pathname.endsWith("/login/"))
          return json({ full_name: username, user_id: username, company_id: "42", account_type: "company" });
        return json({ token: this.give(username), company_name: "Lodos" });
      }
      const person = people.get(token ?? "");
      if (person === undefined) return json({ detail: "no" }, 401);
      if (pathname.endsWith("/logout/")) people.delete(token ?? "");
      return json({ person });
    },
  };
}

/** Tab that requested a token, and how often its form had been restarted by then. */
interface Asker {
  readonly tab: string;
  readonly course: number;
}

interface Tab {
  readonly session: Session;
  readonly environment: TestEnvironment;
  readonly form: SignIn;
  course: number;
}

/** Observed violations. */
type Faults = string[];

/** Two tabs of one browser and a stub provider. The scheduler decides when answers and storage events arrive. */
function openTabs(scheduler: fc.Scheduler, faults: Faults) {
  const provider = createProvider();
  const browser = createTestBrowser();
  const askers = new Map<string, Asker>();
  const tabs = ["A", "B"].map((name): Tab => {
    const environment = createTestEnvironment(async (request) => {
      const path = new URL(request.url).pathname;
      const token = request.headers.get("authorization")?.replace("Token ", "") ?? null;
      const farewell = path.endsWith("/logout/");
      // A request may only be sent with the tab's current token, except for the logout.
      if (token !== null && !farewell && token !== tab?.session.token)
        faults.push(`${name} sent ${token} as ${tab?.session.token}`);
      const course = tab?.course ?? 0;
      const answer = await provider.answer(request.clone());
      if (path.endsWith("/login-2fa/")) askers.set(provider.last(), { tab: name, course });
      await scheduler.schedule(Promise.resolve(), `${name} ${path}`);
      return answer;
    }, browser);
    const listen = environment.onStorageChange.bind(environment);
    environment.onStorageChange = (listener) =>
      listen((key) => void scheduler.schedule(Promise.resolve(), `${name} storage`).then(() => listener(key)));
    const session = createSession({ environment });
    const tab: Tab = { session, environment, form: createSignIn(session), course: 0 };
    let before: string | null = null;
    session.$state.listen(() => {
      const asker = askers.get(session.token ?? "");
      const isNew = session.token !== before;
      before = session.token;
      if (isNew && asker?.tab === name && asker.course !== tab.course) faults.push("signed in by a form that was left");
    });
    return tab;
  });
  return { provider, browser, tabs };
}

/** Sends one call. A fault: the answer is of another user, or comes after its session has ended. */
async function call({ session }: Tab, faults: Faults): Promise<void> {
  const generation = session.$generation.get();
  const state = session.$state.get();
  const name = state.status === "signed-in" ? state.profile.userName : null;
  try {
    const { person } = await session.http.get("/api/own/", { schema: answerSchema });
    if (session.$generation.get() !== generation) faults.push("an answer after the person had left");
    if (person !== name) faults.push(`${name} was told what is ${person}'s`);
  } catch {
    // Refused, ended or aborted is allowed: only an answer can be a fault.
  }
}

/** Resolves after four turns without a scheduled task: the bodies of answers are read outside of the scheduler. */
async function settle(scheduler: fc.Scheduler): Promise<void> {
  for (let quiet = 0; quiet < 4;) {
    quiet = scheduler.count() === 0 ? quiet + 1 : 0;
    await scheduler.waitIdle();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const people = ["Elif", "Mert"] as const;
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  what: fc.constantFrom(
    "account",
    "account twice",
    "pin",
    "pin twice",
    "restart",
    "call",
    "call",
    "expire",
    "sign out",
    "layout",
  ),
  person: fc.constantFrom(...people),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function take(
  { tab: index, what, person }: Step,
  { tabs, provider }: ReturnType<typeof openTabs>,
  faults: Faults,
): void {
  const tab = tabs[index];
  if (!tab) return;
  const { form, session } = tab;
  const times = what.endsWith("twice") ? 2 : 1;
  if (what.startsWith("account")) for (let time = 0; time < times; time += 1) void form.submitAccount(person, "parola");
  else if (what.startsWith("pin")) for (let time = 0; time < times; time += 1) void form.submitPin("1234");
  else if (what === "restart") {
    tab.course += 1;
    form.restart();
  } else if (what === "call") void call(tab, faults);
  else if (what === "expire") provider.expire(session.token);
  else if (what === "layout") session.setLayout("collapsed");
  else session.signOut();
}

describe("a session in two tabs, in any order of what happens", () => {
  test("is one person's in both, tells nobody what is another's, and ends for good", async () => {
    await holdsLater(
      fc.tuple(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 14 })),
      async ([scheduler, steps]) => {
        const faults: Faults = [];
        const stage = openTabs(scheduler, faults);
        const { tabs, browser, provider } = stage;
        for (const one of steps)
          void scheduler
            .schedule(Promise.resolve(), `${one.tab} ${one.what} ${one.person}`)
            .then(() => take(one, stage, faults));
        await settle(scheduler);
        expect(faults).toEqual([]);
        const kept = browser.local.get(storageKey("default"));
        const stored = kept === null ? null : (JSON.parse(kept) as { token: string; profile: { userName: string } });
        for (const { session } of tabs) {
          const state = session.$state.get();
          expect(state.status === "signed-in").toBe(session.token !== null);
          // Both tabs agree with the browser's storage.
          expect(session.token).toBe(stored?.token ?? null);
          if (state.status === "signed-in") expect(state.profile.userName).toBe(session.token?.split("-")[0]);
        }
        // Clicking twice sends no second request.
        for (const { environment } of tabs) {
          const pins = environment.requests.filter(({ url }) => url.endsWith("/login-2fa/")).length;
          const accounts = environment.requests.filter(({ url }) => url.endsWith("/login/")).length;
          expect(pins).toBeLessThanOrEqual(accounts);
        }
        // A sign-out in one tab signs out the other one too.
        tabs[0]?.session.signOut();
        await settle(scheduler);
        expect(tabs.map(({ session }) => session.token)).toEqual([null, null]);
        expect(browser.local.get(storageKey("default"))).toBeNull();
        for (const { session, form } of tabs) {
          form.destroy();
          session.destroy();
        }
        void provider;
      },
      { runs: 150 },
    );
  });

  test("that has begun anew in one tab isn't ended by the old one's end in the other", async () => {
    const order = fc.tuple(fc.scheduler(), fc.constantFrom("call", "call twice"));
    await holdsLater(
      order,
      async ([scheduler, what]) => {
        const faults: Faults = [];
        const { tabs, provider } = openTabs(scheduler, faults);
        const [first, second] = tabs as [Tab, Tab];
        const profile = {
          userName: "Elif",
          userId: null,
          companyId: "42",
          companyName: "",
          companyLatLng: null,
          userType: "user",
          accountType: "company",
          logo: null,
          isDocumentsEnabled: false,
          enabledMenuItems: null,
          isOfferExpired: null,
        } as const;
        const old = provider.give("Elif");
        first.session.open(old, profile);
        await settle(scheduler);
        provider.expire(old);
        void scheduler.schedule(Promise.resolve(), "calls").then(() => {
          void call(first, faults);
          if (what === "call twice") void call(first, faults);
        });
        const fresh = provider.give("Mert");
        void scheduler
          .schedule(Promise.resolve(), "opens")
          .then(() => second.session.open(fresh, { ...profile, userName: "Mert" }));
        await settle(scheduler);
        expect(faults).toEqual([]);
        expect(tabs.map(({ session }) => session.token)).toEqual([fresh, fresh]);
        for (const { session } of tabs) session.destroy();
      },
      { runs: 60 },
    );
  });
});

describe("a page that gives tokens", () => {
  const event = fc.constantFrom("call", "call", "rotate", "other person", "expire", "late answer", "refuse");

  test("is asked once for however many calls, and a late token changes nobody", async () => {
    await holdsLater(
      fc.tuple(fc.scheduler(), fc.array(event, { minLength: 1, maxLength: 10 })),
      async ([scheduler, events]) => {
        const faults: Faults = [];
        const { tabs, provider, browser } = openTabs(scheduler, faults);
        const [tab] = tabs as [Tab];
        const { session } = tab;
        let person = "Elif";
        /** Pending calls of getToken, except those that a token from the page has superseded. */
        let open = new Set<object>();
        const getToken = async () => {
          const asked = person;
          const question = {};
          open.add(question);
          if (open.size > 1) faults.push("asked twice at the same time");
          await scheduler.schedule(Promise.resolve(), "getToken");
          open.delete(question);
          return provider.give(asked);
        };
        session.useGetToken(getToken, { userName: person, userId: person });
        for (const what of events) {
          void scheduler.schedule(Promise.resolve(), what).then(() => {
            if (what === "call") void call(tab, faults);
            if (what === "expire") provider.expire(session.token);
            if (what === "rotate" || what === "other person") open = new Set();
            if (what === "rotate") session.useToken(provider.give(person), {});
            if (what === "other person") {
              person = person === "Elif" ? "Mert" : "Elif";
              session.useToken(provider.give(person), { userName: person, userId: person });
            }
          });
        }
        await settle(scheduler);
        expect(faults).toEqual([]);
        const state = session.$state.get();
        expect(state.status === "signed-in").toBe(session.token !== null);
        if (state.status === "signed-in") expect(state.profile.userName).toBe(session.token?.split("-")[0]);
        expect(browser.local.get(storageKey("default"))).toBeNull();
        session.destroy();
        tabs[1]?.session.destroy();
      },
      { runs: 150 },
    );
  });
});
