import { describe, expect, test, vi } from "vitest";
import { storageKey } from "../../../src/core/platform/registry.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createSignIn } from "../../../src/core/session/sign-in.ts";
import { refusalMessages as refusals } from "../../../src/core/text/core.messages.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const { wrongPassword, wrongPin } = refusals;

const account = {
  full_name: "Elif Şahin",
  company_id: 42,
  user_id: 7,
  company_latlng: "41.0772,29.0130",
  account_type: "company",
  user_type: "admin",
  is_documents_enabled: true,
  logo: "null",
};
const pinAnswer = { token: "t1", company_name: "Lodos Teknoloji A.Ş." };

type Answer = (body: Record<string, string>) => Response | Promise<Response>;

function setUp({
  login = () => json(account),
  pin = () => json(pinAnswer),
  demoPin = null as string | null,
}: { login?: Answer; pin?: Answer; demoPin?: string | null } = {}) {
  const bodies: Record<string, string>[] = [];
  const environment = createTestEnvironment(async (request) => {
    const body = (await request.json()) as Record<string, string>;
    bodies.push(body);
    return request.url.includes("2fa") ? pin(body) : login(body);
  });
  const session = createSession({ environment, settings: { demoPin } });
  const signIn = createSignIn(session);
  return { environment, session, signIn, bodies };
}

describe("two steps", () => {
  test("account, then pin, then a session with what both answers said", async () => {
    const { session, signIn, bodies } = setUp();
    await signIn.submitAccount("elif@lodos", "gizli");
    expect(signIn.$state.get()).toEqual({ step: "pin", isBusy: false, error: null, fullName: "Elif Şahin" });
    expect(session.$state.get().status).toBe("signed-out");
    await signIn.submitPin("4827");
    expect(bodies).toEqual([
      { username: "elif@lodos", password: "gizli" },
      { username: "elif@lodos", password: "gizli", pin: "4827" },
    ]);
    expect(signIn.$state.get()).toEqual({ step: "done" });
    expect(session.$state.get()).toMatchObject({
      status: "signed-in",
      profile: {
        userName: "Elif Şahin",
        userId: "7",
        companyId: "42",
        companyName: "Lodos Teknoloji A.Ş.",
        companyLatLng: "41.0772,29.0130",
        userType: "admin",
        accountType: "company",
        logo: null,
        isDocumentsEnabled: true,
      },
    });
  });

  test("the password is gone after the pin, after going back and after leaving", async () => {
    const after = setUp();
    await after.signIn.submitAccount("elif", "gizli");
    await after.signIn.submitPin("4827");
    await after.signIn.submitPin("4827");
    expect(after.bodies).toHaveLength(2);

    for (const leave of ["restart", "destroy"] as const) {
      const { signIn, bodies } = setUp();
      await signIn.submitAccount("elif", "gizli");
      signIn[leave]();
      await signIn.submitPin("4827");
      expect(bodies).toHaveLength(1);
    }
  });

  test("neither the password nor the pin gets into the browser's storage or the session", async () => {
    const { environment, session, signIn } = setUp();
    await signIn.submitAccount("elif", "gizli-şifre");
    await signIn.submitPin("4827");
    const stored = environment.browser.local.get(storageKey("default"));
    const kept = JSON.stringify([stored, session.$state.get(), signIn.$state.get()]);
    expect(kept).toContain("Elif Şahin");
    expect(kept).not.toMatch(/gizli-şifre|4827/);
  });

  test.each(["before the pin", "while the pin is on its way"])(
    "another provider that the page means %s is told neither password nor pin, and opens nothing",
    async (moment) => {
      let answer = (_response: Response) => {};
      const { environment, session, signIn, bodies } = setUp({
        pin: () => new Promise((resolve) => (answer = resolve)),
      });
      await signIn.submitAccount("elif", "gizli");
      const confirming = moment === "before the pin" ? null : signIn.submitPin("4827");
      if (confirming) await vi.waitFor(() => expect(bodies).toHaveLength(2));
      session.configure({ apiBase: "https://other.example" });
      answer(json(pinAnswer));
      await (confirming ?? signIn.submitPin("4827"));
      expect(environment.requests.filter(({ url }) => url.includes("other.example"))).toEqual([]);
      expect(session.$state.get().status).toBe("signed-out");
      expect(signIn.$state.get()).toEqual({
        step: "account",
        isBusy: false,
        error: { sentence: "Oturum kapandığı için işlem durduruldu.", detail: null },
      });
    },
  );

  test("each step is sent once, however often it is pressed", async () => {
    const { signIn, bodies } = setUp();
    await Promise.all([signIn.submitAccount("elif", "gizli"), signIn.submitAccount("elif", "gizli")]);
    await Promise.all([signIn.submitPin("4827"), signIn.submitPin("4827")]);
    expect(bodies).toHaveLength(2);
  });

  test("an answer that comes after leaving opens nothing", async () => {
    let answer = (_response: Response) => {};
    const { session, signIn, bodies } = setUp({ pin: () => new Promise((resolve) => (answer = resolve)) });
    await signIn.submitAccount("elif", "gizli");
    const confirming = signIn.submitPin("4827");
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    signIn.destroy();
    answer(json(pinAnswer));
    await confirming;
    expect(session.$state.get().status).toBe("signed-out");
  });

  test("a refusal that comes after leaving says nothing", async () => {
    let answer = (_response: Response) => {};
    const { signIn, bodies } = setUp({ login: () => new Promise((resolve) => (answer = resolve)) });
    const submitting = signIn.submitAccount("elif", "gizli");
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    signIn.destroy();
    answer(json({ non_field_errors: ["Kullanıcı adı veya şifre hatalı."] }, 400));
    await submitting;
    expect(signIn.$state.get()).toMatchObject({ step: "account", error: null });
  });
});

describe("refusals", () => {
  // Shown below the main sentence as part of the same message.
  const away = "Bilgilerinizden eminseniz: sunucu şu an yanıt veremiyor. Lütfen biraz sonra yeniden deneyin.";
  const odd = "Bilgilerinizden eminseniz: sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.";

  test.each([
    [
      "the server's message alone",
      json({ message: "Hesabınız kilitli." }, 403),
      "Hesabınız kilitli.",
      null,
      "sentence",
    ],
    ["the server's message of a failure", json({ message: "Bakımdayız." }, 503), "Bakımdayız.", null, "sentence"],
    ["the written sentence without one", json({}, 401), wrongPassword, null],
    ["the written sentence, then what helps when the server is away", json({}, 500), wrongPassword, away],
    ["the written sentence, then what helps when something else answers", new Response("<html>"), wrongPassword, odd],
  ])("step 1 shows %s", async (_name, response, sentence, detail, providers?) => {
    const { signIn } = setUp({ login: () => response });
    await signIn.submitAccount("elif", "yanlış");
    expect(signIn.$state.get()).toEqual({ step: "account", isBusy: false, error: { sentence, detail, providers } });
  });

  test.each([
    ["the written sentence once when the server says the same", json({ message: wrongPin }, 400), wrongPin, null],
    ["the server's own below it", json({ message: "2 hakkınız kaldı." }, 400), wrongPin, "2 hakkınız kaldı.", "detail"],
    ["the written sentence for a bare refusal", json({}, 401), wrongPin, null],
    ["what helps below it when the server is away", json({}, 500), wrongPin, away],
    [
      "the message of a 200 without a token",
      json({ message: "Kodun süresi doldu." }),
      "Kodun süresi doldu.",
      null,
      "sentence",
    ],
    ["the written sentence for a 200 with nothing in it", json({}), wrongPin, null],
  ])("step 2 shows %s and can be tried again", async (_name, response, sentence, detail, providers?) => {
    const { signIn, session } = setUp({ pin: ({ pin }) => (pin === "0001" ? response : json(pinAnswer)) });
    await signIn.submitAccount("elif", "gizli");
    await signIn.submitPin("0001");
    const error = { sentence, detail, providers };
    expect(signIn.$state.get()).toEqual({ step: "pin", isBusy: false, error, fullName: "Elif Şahin" });
    expect(session.token).toBeNull();
    await signIn.submitPin("4827");
    expect(session.$state.get().status).toBe("signed-in");
  });
});

describe("demo accounts", () => {
  const demo = () => json({ ...account, account_type: "demo", user_type: "user" });

  test("finish by themselves with the page's demo pin", async () => {
    const { signIn, session, bodies } = setUp({ login: demo, demoPin: "0000" });
    await signIn.submitAccount("demo", "gizli");
    expect(bodies[1]).toMatchObject({ pin: "0000" });
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile: { accountType: "demo" } });
    expect(signIn.$state.get().step).toBe("done");
  });

  test("see step 2 with the error when it is refused", async () => {
    const { signIn } = setUp({ login: demo, demoPin: "0000", pin: () => json({ message: wrongPin }, 400) });
    await signIn.submitAccount("demo", "gizli");
    expect(signIn.$state.get()).toEqual({
      step: "pin",
      isBusy: false,
      error: { sentence: wrongPin, detail: null },
      fullName: "Elif Şahin",
    });
  });

  test("type the code when the page has none", async () => {
    const { signIn, bodies } = setUp({ login: demo });
    await signIn.submitAccount("demo", "gizli");
    expect(signIn.$state.get()).toMatchObject({ step: "pin", error: null });
    expect(bodies).toHaveLength(1);
  });
});
