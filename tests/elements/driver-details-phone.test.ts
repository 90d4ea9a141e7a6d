import { expect } from "chai";
import { eventually, trackWarnings } from "../helpers/page.ts";
import { openStage, signIn, type } from "./stage.ts";

const account = signIn();

const number = "5321234567";

describe("the phone number in <shuttle-driver-details>", function () {
  const stage = openStage("shuttle-driver-details", { "driver-id": "32" });
  const { root, text, find, buttons, show, seen, press, expectNoBarriers, answer } = stage;
  const choose = async (reason: string) => {
    (await stage.withWords("[role=radio]", reason)).click();
    // The form is notified after the browser's own events.
    await eventually(() => !submit().disabled || find("dialog textarea"), "the choice");
  };
  const write = async (words: string) =>
    type(await eventually(() => find<HTMLTextAreaElement>("dialog textarea"), "the words"), words);

  beforeEach(() => account.afresh());
  const ask = async (how: (request: Request) => Response | Promise<Response>) => {
    answer((request) => (/phone-number/.test(request.url) ? how(request) : undefined));
    show();
    const opener = await eventually(() => buttons("Telefonu Göster")[0], "the button");
    opener.focus();
    opener.click();
    await eventually(() => find("dialog[open] [role=radio]"), "the reasons");
  };
  const submit = () => buttons("Numarayı Göster").at(-1) as HTMLButtonElement;

  it("requires a reason, and an explanation for Diğer", async () => {
    let sent: unknown = null;
    await ask(async (request) => {
      sent = await request.clone().json();
      return Response.json({ phone_number: number });
    });
    expect(submit().disabled).to.equal(true);
    await eventually(() => root().activeElement?.role === "radio", "focus on the reasons");
    await expectNoBarriers();
    await choose("Diğer");
    await eventually(() => find("dialog textarea"), "the words");
    expect(text()).to.contain("En az 5 karakter");
    expect(submit().disabled).to.equal(true);
    await write("   ");
    expect(submit().disabled).to.equal(true);
    await write("Yolcu bekliyor");
    await eventually(() => !submit().disabled, "the button");
    submit().click();
    await seen("0532 123 45 67");
    expect(sent).to.have.property("reason", "Yolcu bekliyor");
    expect((sent as { phone_number: string }).phone_number).to.match(/\*/);
    await expectNoBarriers();
  });

  it("is shown as text in the dialog only, and removed when it closes", async () => {
    const warnings = trackWarnings();
    const events: string[] = [];
    for (const name of ["shuttle-query", "shuttle-navigate", "shuttle-error", "shuttle-export", "shuttle-ready"]) {
      document.addEventListener(name, (event) => events.push(JSON.stringify((event as CustomEvent).detail)));
    }
    await ask(() => Response.json({ phone_number: number }));
    await choose("Servis gecikti");
    submit().click();
    await seen("0532 123 45 67");
    expect(text()).to.match(/Numara \d+ saniye sonra gizlenir\./);
    const digits = (words: string) => words.replaceAll(/\D/g, "");
    for (const node of root().querySelectorAll("*")) {
      for (const { value } of node.attributes) expect(digits(value)).not.to.contain(number);
    }
    expect(digits(JSON.stringify({ ...localStorage, ...sessionStorage }))).not.to.contain(number);
    expect(digits(events.join())).not.to.contain(number);
    expect(digits(warnings.stop().join())).not.to.contain(number);
    expect(digits(location.href)).not.to.contain(number);
    expect(root().querySelectorAll("[href^='tel:']").length).to.equal(0);
    await press("Kapat");
    await eventually(() => !find("dialog"), "no dialog");
    expect(root().innerHTML.replaceAll(/\D/g, "")).not.to.contain(number);
    await press("Telefonu Göster");
    await eventually(() => find("dialog[open] [role=radio]"), "the reasons again");
    expect(text()).not.to.contain("0532 123");
  });

  it("is hidden after a minute, even when the system clock is set back", async () => {
    const clocks = { date: Date.now, steady: performance.now.bind(performance) };
    await ask(() => Response.json({ phone_number: number }));
    await choose("Servis gecikti");
    submit().click();
    await seen("0532 123 45 67");
    try {
      Date.now = () => clocks.date() - 3_600_000;
      performance.now = () => clocks.steady() + 30_000;
      await eventually(() => /Numara (2\d|30) saniye sonra gizlenir\./.test(text()), "half a minute");
      expect(text()).to.contain("0532 123 45 67");
      performance.now = () => clocks.steady() + 61_000;
      await seen("Numara gizlendi.");
      expect(root().innerHTML.replaceAll(/\D/g, "")).not.to.contain(number);
    } finally {
      Date.now = clocks.date;
      performance.now = clocks.steady;
    }
    await press("Yeniden Göster");
    await eventually(() => find("dialog[open] [role=radio]"), "the reasons again");
    await eventually(() => !find("dialog [role=radio][aria-checked=true]"), "no reason");
    await eventually(() => find("dialog [role=radio]")?.tabIndex === 0, "reasons that Tab leads to");
    await eventually(() => root().activeElement?.role === "radio", "focus on the reasons");
    find("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    await eventually(() => !find("dialog"), "no dialog");
    expect(root().activeElement?.textContent).to.equal("Telefonu Göster");
  });

  it("is removed when the page enters the back/forward cache", async () => {
    await ask(() => Response.json({ phone_number: number }));
    await choose("Servis gecikti");
    submit().click();
    await seen("0532 123 45 67");
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    // Synchronously, because a page in the back/forward cache isn't rendered any more.
    expect(text()).not.to.contain("0532 123");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });

  it("is shown by the demo API for a reason of the list", async () => {
    show();
    await press("Telefonu Göster");
    await choose("Servis gecikti");
    submit().click();
    await eventually(() => /0\d{3} \d{3} \d{2} \d{2}/.test(find(".phone-digits")?.textContent ?? ""), "a number");
  });

  it("shows a refusal in the provider's words, and keeps the form", async () => {
    await ask(() => Response.json({ response: "Günlük görüntüleme sınırına ulaştınız." }, { status: 429 }));
    await choose("Diğer");
    await write("Yolcu bekliyor");
    await eventually(() => !submit().disabled, "the button");
    submit().click();
    await seen("Günlük görüntüleme sınırına ulaştınız.");
    const error = find("dialog [role=alert].field-error") as HTMLElement;
    const red = getComputedStyle(error).color;
    const probe = document.createElement("span");
    probe.style.color = "var(--shuttle-danger-text)";
    error.append(probe);
    expect(red).to.equal(getComputedStyle(probe).color);
    probe.remove();
    expect(find<HTMLTextAreaElement>("dialog textarea")?.value).to.equal("Yolcu bekliyor");
    expect(submit().disabled).to.equal(false);
    await expectNoBarriers();
  });

  it("shows help when a call has no answer", async () => {
    await ask(() => new Response("{}", { status: 500 }));
    await choose("Acil durum");
    submit().click();
    await seen("Sunucu şu an yanıt veremiyor");
  });
});
