import { expect } from "chai";
import { registry } from "../../src/core/platform/registry.ts";
import type { Session } from "../../src/core/session/session.ts";
import { signInContract } from "../../src/widgets/sign-in/sign-in.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, withFault } from "../helpers/page.ts";
import { accounts, load } from "./bundle.ts";

const username = (root: ShadowRoot) =>
  root.querySelector<HTMLInputElement>('input[name="username"]') as HTMLInputElement;

runContractSuite({
  contract: signInContract,
  define: () => load("sign-in"),
  content: 'input[name="username"]',
  touch: (root) => {
    username(root).value = "yarım kalan";
  },
  isTouched: (root) => username(root).value === "yarım kalan",
});

/** Types into a field: React reacts to the input event, not to the assignment. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("<shuttle-sign-in>", () => {
  let element: HTMLElement;
  let stopFault: (() => void) | null = null;
  const root = () => element.shadowRoot as ShadowRoot;
  const find = <Found extends Element>(selector: string) =>
    eventually(() => root().querySelector<Found>(selector), selector);
  const text = () => root().textContent ?? "";

  beforeEach(async () => {
    await load("sign-in");
    element = document.createElement("shuttle-sign-in");
    document.body.append(element);
  });
  afterEach(() => {
    stopFault?.();
    element.remove();
    document
      .querySelectorAll("shuttle-session")
      .forEach((session) => (session as HTMLElement & { signOut(): void }).signOut());
    localStorage.clear();
  });

  const submitAccount = async (password: string, name: string = accounts.admin.username) => {
    type(await find<HTMLInputElement>('input[name="username"]'), name);
    type(await find<HTMLInputElement>('input[name="password"]'), password);
    (await find<HTMLButtonElement>('button[type="submit"]')).click();
  };

  it("has controls as high as the design's where 1rem is 10 px", async () => {
    expect(getComputedStyle(document.documentElement).fontSize).to.equal("10px");
    const field = (await find<HTMLElement>('input[name="username"]')).parentElement;
    const button = await find<HTMLElement>('button[type="submit"]');
    expect([field?.offsetHeight, button.offsetHeight]).to.deep.equal([46, 46]);
  });

  it("shows the provider's sentence and keeps what was typed", async () => {
    await submitAccount("yanlış");
    await eventually(() => text().includes("Şifre ile e-mail adresi uyuşmuyor."), "the refusal");
    expect((await find<HTMLInputElement>('input[name="username"]')).value).to.equal(accounts.admin.username);
    const password = await find<HTMLInputElement>('input[name="password"]');
    expect(password.value).to.equal("yanlış");
    expect(password.getAttribute("aria-invalid")).to.equal("true");
    const reason = await find(`#${CSS.escape(password.getAttribute("aria-describedby") ?? "")}`);
    expect(reason.textContent).to.contain("Şifre ile e-mail adresi uyuşmuyor.");
  });

  it("greets by name, takes four digits from a paste, and signs in once", async () => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
    document.addEventListener("shuttle-signed-in", listen);
    await submitAccount(accounts.admin.password);
    const field = await find<HTMLInputElement>(".otp-field");
    expect(text()).to.contain("Merhaba, Elif Şahin");
    expect(field.autocomplete).to.equal("one-time-code");
    expect(field.inputMode).to.equal("numeric");
    expect(root().querySelectorAll(".otp-box")).to.have.length(4);
    const clipboard = new DataTransfer();
    clipboard.setData("text", " 48-27 ");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }));
    await eventually(() => field.value === "4827" && field.disabled, "four digits, sent");
    (await find<HTMLButtonElement>('button[type="submit"]')).click();
    await eventually(() => heard.length > 0, "shuttle-signed-in");
    document.removeEventListener("shuttle-signed-in", listen);
    expect(heard).to.deep.equal([{ userName: "Elif Şahin" }]);
    expect(localStorage.getItem("shuttle.session")).to.not.contain(accounts.admin.password);
  });

  it("is empty and signs in again after a sign-out, with the fixed code of demo accounts too", async () => {
    const session = registry().sessions.get("default") as Session;
    session.signOut();
    const isSignedIn = () => session.$state.get().status === "signed-in";
    const submit = () => root().querySelector<HTMLButtonElement>('button[type="submit"]');
    const typed = () => [...root().querySelectorAll("input")].map(({ value }) => value);
    const signOut = async () => {
      await eventually(() => isSignedIn() && submit()?.disabled, "signed in");
      session.signOut();
      await eventually(() => text().includes("Çıkış yaptınız.") && submit()?.disabled === false, "a form to use");
      expect(typed()).to.deep.equal(["", ""]);
    };
    session.configure({ demoPin: accounts.demo.pin });
    await submitAccount(accounts.demo.password, accounts.demo.username);
    await signOut();
    await submitAccount(accounts.admin.password);
    type(await find<HTMLInputElement>(".otp-field"), accounts.admin.pin);
    await signOut();
    session.configure({ demoPin: null });
    await submitAccount(accounts.admin.password);
    await eventually(() => text().includes("Merhaba, Elif Şahin"), "step 2");
  });

  it("says what is missing, and what was wrong with the code", async () => {
    await submitAccount(accounts.admin.password);
    const field = await find<HTMLInputElement>(".otp-field");
    type(field, "12");
    (await find<HTMLButtonElement>('button[type="submit"]')).click();
    await eventually(() => text().includes("Kodun 4 hanesini de girin."), "incomplete");
    type(field, "111");
    await eventually(() => !text().includes("Kodun 4 hanesini de girin."), "a change");
    expect(field.disabled).to.equal(false);
    type(field, "1111");
    const refusal = "Geçersiz PIN kodu. Lütfen PIN kodunuzu kontrol edip tekrar deneyin.";
    await eventually(() => text().includes(refusal), "refusal");
    expect(root().querySelector(".otp")?.hasAttribute("data-invalid")).to.equal(true);
    expect(root().activeElement).to.equal(field);
  });

  it("goes back to the account while the code is being sent", async () => {
    await submitAccount(accounts.admin.password);
    const field = await find<HTMLInputElement>(".otp-field");
    let answer = () => undefined as void;
    let wasSent = false;
    stopFault = withFault(({ url }) => {
      if (!url.includes("login-2fa")) return undefined;
      wasSent = true;
      return new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({}, { status: 400 }));
      });
    });
    type(field, accounts.admin.pin);
    await eventually(() => wasSent, "the code sent by its last digit");
    const back = await find<HTMLButtonElement>(".sign-in-back");
    back.focus();
    back.click();
    expect((await find<HTMLInputElement>('input[name="username"]')).value).to.equal("");
    await eventually(() => root().activeElement?.matches(".sign-in-form"), "the focus at the form");
    answer();
  });

  it("says what helps when nothing answers, and can be tried again", async () => {
    stopFault = withFault(() => Promise.reject(new TypeError("offline")));
    await submitAccount(accounts.admin.password);
    await eventually(
      () => text().includes("Bilgilerinizden eminseniz: bağlantınızı kontrol edip yeniden deneyin."),
      "the help",
    );
    stopFault();
    (await find<HTMLButtonElement>('button[type="submit"]')).click();
    await eventually(() => text().includes("Merhaba"), "step 2");
  });
});
