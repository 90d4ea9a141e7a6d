import { expect } from "chai";
import { plannerContract } from "../../src/widgets/planner/planner.contract.ts";
import { findBarriers } from "../helpers/barriers.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";
import { type as typeInto } from "./stage.ts";

let session: SessionElement;

before(async () => {
  session = await giveToken(await fetchToken(accounts.admin));
});

/** Answers the calls with a server error until the returned function is called. */
const failing = (isMeant: (url: string) => boolean) =>
  withFault(({ url }) => (isMeant(url) ? Promise.resolve(new Response("{}", { status: 500 })) : undefined));

const radioOf = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll<HTMLButtonElement>("[role=radio]")].find(({ textContent }) => textContent === name);

runContractSuite({
  contract: plannerContract,
  define: () => load("planner"),
  content: ".planner-people",
  touch: async (root) => (await eventually(() => radioOf(root, "Çalışan"), "the choice")).click(),
  isTouched: (root) => radioOf(root, "Çalışan")?.ariaChecked === "true",
});

describe("<shuttle-planner>", () => {
  let element: HTMLElement;
  let stopFault: (() => void) | null = null;
  let told: string[] = [];
  const root = () => element.shadowRoot as ShadowRoot;
  const find = <Found extends Element = HTMLElement>(selector: string) => root().querySelector<Found>(selector);
  const findAll = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)];
  const show = (attributes: Record<string, string> = {}) => {
    element = document.createElement("shuttle-planner");
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    told = [];
    element.addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    document.body.append(element);
  };
  const rows = () => findAll(".planner-row");
  const picks = () => findAll(".planner-pick");
  const ask = async (text: string) => {
    await eventually(() => find(".planner-people"), "the routes");
    typeInto(await eventually(() => find<HTMLInputElement>("[role=combobox]"), "the field"), text);
    (await eventually(() => find("[role=option]"), "an option")).click();
    await eventually(() => rows().length > 0, "an answer");
  };
  const startAfresh = async () => {
    session.signOut();
    session.token = await fetchToken(accounts.admin);
  };

  afterEach(() => {
    stopFault?.();
    stopFault = null;
    element.remove();
    document.body.style.width = "";
  });

  it("ranks the stops around an address, and list and map select each other", async () => {
    show();
    await ask("Acıbadem, Kadıköy");
    expect(find(".planner-answer-head h2")?.textContent).to.match(/^1\skm içinde \d+ durak$/);
    expect(find(".chip.warn")?.textContent).to.equal("Yer yaklaşık: mahalle merkezi");
    expect(picks()[0]?.ariaExpanded).to.equal("true");
    const detail = find(".planner-detail")?.textContent ?? "";
    expect(detail)
      .to.match(/\d+ dk yürüme/)
      .and.to.match(/Düzenli yolcu: \d+ sizden/)
      .and.to.contain("Akşam: ");
    const pins = () => findAll(".sh-map-marker-pin");
    await eventually(() => pins().length === rows().length, "a pin for each row");
    const selected = () => pins().findIndex((pin) => pin.ariaPressed === "true");
    expect(selected()).to.be.at.least(0);
    const before = pins()[selected()]?.ariaLabel;
    if (rows().length > 1) {
      picks()[0]?.focus();
      picks()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
      await eventually(() => picks()[1]?.ariaExpanded === "true", "the next row");
      await eventually(() => pins()[selected()]?.ariaLabel !== before, "its pin");
      pins()
        .find((pin) => pin.ariaLabel === before)
        ?.click();
      await eventually(() => picks()[0]?.ariaExpanded === "true", "the row of the pin");
    }
    radioOf(root(), "Akşam")?.click();
    await eventually(() => find(".planner-row.evening"), "the evening");
    expect(told).to.deep.equal(["time_period=evening"]);
  });

  it("names the nearest stops where none is near, and its link to the marketplace doesn't contain the address", async () => {
    show();
    await ask("Koşuyolu Mah. Mahmut Yesari Cad. No: 18, Kadıköy");
    expect(find(".state-title")?.textContent).to.match(/^1\skm içinde durağınız yok$/);
    expect(find(".chip.warn")).to.equal(null);
    expect(rows().length).to.equal(3);
    const went: unknown[] = [];
    element.addEventListener("shuttle-navigate", (event) => {
      event.preventDefault();
      went.push(event.detail);
    });
    find(".state-panel .button.primary")?.click();
    expect(went).to.have.length(1);
    expect(JSON.stringify(went))
      .to.contain("marketplace")
      .and.not.to.match(/Koşuyolu|Mahmut|41\./);
    expect(told).to.deep.equal([]);
  });

  it("lists employees without a route first and finds the home of one by the address", async () => {
    show({ query: "subject=employee" });
    const field = await eventually(() => find<HTMLInputElement>("[role=combobox]"), "the field");
    await eventually(() => /Rotası olmayan \d+/.test(find(".combobox-status")?.textContent ?? ""), "the employees");
    field.click();
    const option = await eventually(() => find("[role=option]"), "an option");
    expect(option.textContent).to.contain("Rotası yok");
    option.click();
    await eventually(() => rows().length > 0, "an answer");
    await eventually(() => find(".sh-map-marker-halo"), "the home");
  });

  it("says that routes failed in place of list and map, and that address suggestions failed below their field", async () => {
    await startAfresh();
    stopFault = failing((url) => url.includes("/api/routes/"));
    show();
    const retry = await eventually(() => find(".state-panel .button"), "the failure");
    expect(find(".state-title")?.textContent).to.equal("Rotalar yüklenemedi");
    expect(find(".planner-map")).to.equal(null);
    stopFault();
    retry.click();
    await eventually(() => find(".planner-people"), "the routes");
    stopFault = failing((url) => url.includes("/autocomplete/"));
    typeInto(find<HTMLInputElement>("[role=combobox]") as HTMLInputElement, "Koşuyolu");
    await eventually(() => find(".combobox-status .missing-note"), "the note");
    expect(find(".missing-note")?.textContent).to.contain("Adres önerileri yüklenemedi.");
  });

  it("says `-` and why for what isn't known", async () => {
    await startAfresh();
    stopFault = failing((url) => url.includes("/api/company/sla/") || url.includes("/api/routes/drivers/"));
    show();
    await ask("Acıbadem, Kadıköy");
    await eventually(() => find(".coverage-missing"), "what is missing");
    expect(find(".coverage")?.textContent).to.contain("SLA alınamadı.");
    const first = () => rows()[0]?.textContent ?? "";
    await eventually(() => first().includes("Boş koltuk - Kapasite alınamadı"), "the reason");
    expect(first()).to.contain("SLA alınamadı");
  });

  it("has the map between question and answer where they are one column, for the keyboard too", async () => {
    for (const [width, isMapFirst] of [
      ["1200px", false],
      ["380px", true],
    ] as const) {
      document.body.style.width = width;
      show();
      const [answer, map] = await eventually(() => {
        const parts = [find(".planner-answer"), find(".planner-map")] as const;
        return parts[0] && parts[1] ? ([parts[0], parts[1]] as const) : null;
      }, "answer and map");
      await eventually(
        () => (answer.compareDocumentPosition(map) === Node.DOCUMENT_POSITION_PRECEDING) === isMapFirst,
        `the order at ${width}`,
      );
      expect(answer.getBoundingClientRect().top > map.getBoundingClientRect().top).to.equal(true);
      element.remove();
    }
  });

  it("an answer has no barriers, wide and narrow", async () => {
    for (const width of ["1200px", "380px"]) {
      document.body.style.width = width;
      show();
      await ask("Acıbadem, Kadıköy");
      expect(await findBarriers(element, { rules: { region: { enabled: false } } })).to.deep.equal([]);
      element.remove();
    }
  });
});
