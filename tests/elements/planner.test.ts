import { expect } from "chai";
import { plannerContract } from "../../src/widgets/planner/planner.contract.ts";
import { axeViolations } from "../helpers/axe.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually } from "../helpers/page.ts";
import { load } from "./bundle.ts";
import { type as typeInto, broken, openStage, signIn } from "./stage.ts";

const account = signIn();

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
  const stage = openStage("shuttle-planner");
  const { root, find, findAll, show, told, answerTo, restore, widen } = stage;
  const rows = () => findAll(".planner-row");
  const picks = () => findAll(".planner-pick");
  const ask = async (text: string) => {
    await eventually(() => find(".planner-people"), "the routes");
    typeInto(await eventually(() => find<HTMLInputElement>("[role=combobox]"), "the field"), text);
    (await eventually(() => find("[role=option]"), "an option")).click();
    await eventually(() => rows().length > 0, "an answer");
  };

  it("ranks the stops around an address, and selects a stop on the list and the map together", async () => {
    show();
    const queries = told("shuttle-query");
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
    expect(queries).to.deep.equal([{ query: "time_period=evening" }]);
  });

  it("shows the nearest stops when none is near, and a link to the marketplace without the address", async () => {
    show();
    const queries = told("shuttle-query");
    await ask("Koşuyolu Mah. Mahmut Yesari Cad. No: 18, Kadıköy");
    expect(find(".state-title")?.textContent).to.match(/^1\skm içinde durağınız yok$/);
    expect(find(".chip.warn")).to.equal(null);
    expect(rows().length).to.equal(3);
    const went = told("shuttle-navigate");
    find(".state-panel .button.primary")?.click();
    expect(went).to.have.length(1);
    expect(JSON.stringify(went))
      .to.contain("marketplace")
      .and.not.to.match(/Koşuyolu|Mahmut|41\./);
    expect(queries).to.deep.equal([]);
  });

  it("lists employees without a route first, and finds the home of one by the address", async () => {
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

  it("shows failed routes in place of list and map, and failed address suggestions below their field", async () => {
    await account.afresh();
    answerTo(/\/api\/routes\//, broken);
    show();
    const retry = await eventually(() => find(".state-panel .button"), "the failure");
    expect(find(".state-title")?.textContent).to.equal("Rotalar yüklenemedi");
    expect(find(".planner-map")).to.equal(null);
    restore();
    retry.click();
    await eventually(() => find(".planner-people"), "the routes");
    answerTo(/\/autocomplete\//, broken);
    typeInto(find<HTMLInputElement>("[role=combobox]") as HTMLInputElement, "Koşuyolu");
    await eventually(() => find(".combobox-status .missing-note"), "the note");
    expect(find(".missing-note")?.textContent).to.contain("Adres önerileri yüklenemedi.");
  });

  it("shows `-` and the reason for unknown values", async () => {
    await account.afresh();
    answerTo(/\/api\/(company\/sla|routes\/drivers)\//, broken);
    show();
    await ask("Acıbadem, Kadıköy");
    await eventually(() => find(".coverage-missing"), "what is missing");
    expect(find(".coverage")?.textContent).to.contain("SLA alınamadı.");
    const first = () => rows()[0]?.textContent ?? "";
    await eventually(() => first().includes("Boş koltuk - Kapasite alınamadı"), "the reason");
    expect(first()).to.contain("SLA alınamadı");
  });

  it("has the map between question and answer in one column, also in the order of the keyboard", async () => {
    for (const [width, isMapFirst] of [
      [1200, false],
      [380, true],
    ] as const) {
      widen(width);
      show();
      const [answer, map] = await eventually(() => {
        const parts = [find(".planner-answer"), find(".planner-map")] as const;
        return parts[0] && parts[1] ? ([parts[0], parts[1]] as const) : null;
      }, "answer and map");
      await eventually(
        () => (answer.compareDocumentPosition(map) === Node.DOCUMENT_POSITION_PRECEDING) === isMapFirst,
        `the order at ${width} px`,
      );
      expect(answer.getBoundingClientRect().top > map.getBoundingClientRect().top).to.equal(true);
      stage.remove();
    }
  });

  it("an answer has no barriers, wide and narrow", async () => {
    for (const width of [1200, 380]) {
      widen(width);
      show();
      await ask("Acıbadem, Kadıköy");
      expect(await axeViolations(stage.element(), { rules: { region: { enabled: false } } })).to.deep.equal([]);
      stage.remove();
    }
  });
});
