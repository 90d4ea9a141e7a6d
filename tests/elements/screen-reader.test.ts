import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { eventually, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";
import { createReader } from "./screen-reader/reader.ts";
import { createStage, type as typeInto } from "./stage.ts";

const isPage = ({ role }: { readonly role: string }) => role === "RootWebArea";
const isDialog = ({ role }: { readonly role: string }) => role === "dialog";

describe("what a blind person hears", function () {
  before(() => setViewport({ width: 1366, height: 768 }));
  let session: SessionElement | null = null;
  let stopFault = () => undefined as void;
  const signedIn = async (attributes: Readonly<Record<string, string>> = {}) => {
    session = await giveToken(await fetchToken(accounts.admin), attributes);
  };

  let stage = createStage("shuttle-sign-in");
  const show = async (name: string, attributes: Readonly<Record<string, string>> = {}) => {
    await load(name);
    stage = createStage(`shuttle-${name}`);
    stage.show(attributes);
  };
  const active = () => stage.root().activeElement as HTMLElement | null;
  const isSaid = () => !stage.find("[data-silent]");
  /** Waits until nothing is loading any more. */
  const calm = () => eventually(() => stage.findAll("[aria-busy=true]").length === 0, "the rest");

  afterEach(() => {
    stopFault();
    stage.remove();
    session?.signOut();
    session?.remove();
    session = null;
    localStorage.clear();
  });

  it("signing in: both steps, a wrong password, a code that is too short", async () => {
    await show("sign-in");
    await eventually(() => stage.find("input"), "the form");
    const reader = createReader();
    await reader.read("Sayfa baştan sona okunur", isPage);
    await reader.press("Tab");
    await reader.type(accounts.admin.username);
    await reader.press("Tab");
    await reader.type("yanlış");
    await reader.press("Enter", () => eventually(() => stage.find(".form-error"), "the refusal"));
    await reader.press("Control+A");
    await reader.type(accounts.admin.password);
    await reader.press("Enter", () => eventually(() => stage.find(".otp-field"), "the second step"));
    await reader.type("12");
    await reader.press("Enter", () => eventually(() => stage.find(".form-error"), "what is missing"));
    await reader.read("Sayfa baştan sona okunur", isPage);
    expect(await reader.compare("sign-in")).to.equal("");
  });

  it("from a row of a table to its detail and back", async () => {
    await signedIn({ "company-latlng": "41.0772,29.0130", "user-type": "admin" });
    await show("personnel", { query: "search=kozyatağı" });
    await eventually(() => stage.rows().length > 0, "the rows");
    const reader = createReader();
    await reader.read("Tablo okunur", ({ role }) => role === "table");
    stage.find(".table-scroller")?.focus();
    await reader.wait("Odak tabloya gelir", () => undefined);
    // The boxes that select: of the page, of the first person.
    await reader.press("Tab");
    await reader.press("Tab");
    await reader.press("Tab");
    await reader.press("Enter", () => eventually(() => stage.find("dialog:modal .passenger-head"), "the detail"));
    await calm();
    await reader.read("Ayrıntı baştan sona okunur", isDialog);
    await reader.press("Escape", () => eventually(() => !stage.find("dialog"), "its end"));
    expect(await reader.compare("row-to-detail")).to.equal("");
  });

  it("a form that is sent with a wrong field", async () => {
    await signedIn({ "company-latlng": "41.0772,29.0130", "user-type": "admin" });
    await show("personnel", { query: "search=kozyatağı" });
    await eventually(() => stage.rows().length > 0, "the rows");
    (await eventually(() => stage.buttons("Kişi Ekle")[0], "the button")).focus();
    const reader = createReader();
    await reader.wait("Odak düğmede", () => undefined);
    await reader.press("Enter", () => eventually(() => stage.find("dialog:modal input"), "the form"));
    await reader.type("Ece");
    await reader.press("Tab");
    await reader.type("Kaya");
    await reader.press("Tab");
    await reader.type("ece@");
    await reader.press("Tab");
    await reader.type("532");
    await reader.press("Enter", () => eventually(() => active()?.matches("[name=email]"), "the first wrong field"));
    await reader.type("lodos.example");
    await reader.press("Tab");
    expect(await reader.compare("failed-field")).to.equal("");
  });

  it("the list beside the map", async () => {
    await signedIn({ "company-latlng": "41.0772,29.0130" });
    await show("airview");
    await eventually(() => stage.find(".badge"), "the routes");
    (await eventually(() => stage.find("[role=tab][aria-selected=true]"), "the tabs")).focus();
    const reader = createReader();
    await reader.wait("Odak sekmelerde", () => undefined);
    await reader.press("ArrowRight", () => eventually(() => stage.find("[role=listbox]"), "the list"));
    await reader.press("Tab");
    await reader.press("ArrowDown");
    await reader.press("Enter", () => eventually(() => stage.find(".airview-detail"), "the detail"));
    await calm();
    await reader.read("Ayrıntı okunur", ({ name }) => name === "Seçili rota");
    await reader.press("Escape", () => eventually(() => !stage.find(".airview-detail"), "its end"));
    expect(await reader.compare("map-list")).to.equal("");
  });

  it("where somebody can board: the answer, its routes and its map", async () => {
    await signedIn({ "company-latlng": "41.0772,29.0130", "user-type": "admin" });
    await show("planner");
    await eventually(() => stage.find(".planner-people"), "the routes");
    typeInto(await eventually(() => stage.find<HTMLInputElement>("[role=combobox]"), "the field"), "Acıbadem, Kadıköy");
    (await eventually(() => stage.find("[role=option]"), "an option")).click();
    const picks = () => stage.findAll(".planner-pick");
    await eventually(() => picks().length > 1, "the answer");
    await eventually(() => stage.findAll(".sh-map-marker-pin").length === picks().length, "its pins");
    await eventually(() => !stage.text().includes("Koltuklar alınıyor"), "the seats");
    await calm();
    picks()[0]?.focus();
    const reader = createReader();
    await reader.wait("Odak ilk rotada", () => undefined);
    await reader.read("Yanıt okunur", ({ role, name }) => role === "list" && name === "Binilebilecek duraklar");
    await reader.press("ArrowDown", () => eventually(() => picks()[1]?.ariaExpanded === "true", "the next route"));
    await reader.read("Harita okunur", ({ name }) => name === "Sorulan adres ve duraklar haritası");
    expect(await reader.compare("planner-answer")).to.equal("");
  });

  it("an export as it goes on, and how it ends", async () => {
    await signedIn();
    // Two routes have more than one page of rows, but not all rows.
    await show("booking", { query: "route_name=Acıbadem – Maslak&route_name=Kayabaşı – Levent" });
    await eventually(() => stage.rows().length > 0, "the rows");
    // Holds the second part of the rows until the first was read.
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const passed = new Set<string>();
    stopFault = withFault((request) => {
      if (!/page=2&page_size=1000/.test(request.url) || passed.has(request.url)) return undefined;
      passed.add(request.url);
      return gate.then(() => fetch(request));
    });
    (await eventually(() => stage.buttons("Excel'e Aktar")[0], "the menu")).focus();
    await calm();
    const reader = createReader();
    await reader.wait("Odak düğmede", () => undefined);
    await reader.press("Enter", () => eventually(() => stage.find("[role=menuitem]"), "the menu"));
    await reader.press("Enter", () => eventually(() => passed.size > 0 && isSaid(), "the first part"));
    await reader.read("İlerleme okunur", ({ role }) => role === "progressbar");
    release();
    await reader.wait("Dosya iner", () => eventually(() => stage.find(".toast.success") && isSaid(), "the file"));
    await reader.press("Tab");
    expect(await reader.compare("export")).to.equal("");
  });
});
