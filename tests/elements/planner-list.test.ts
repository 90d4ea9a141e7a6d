import { expect } from "chai";
import { eventually, realFetch, withFault } from "../helpers/page.ts";
import { recordPrinting } from "../helpers/printed.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";
import { createStage, type } from "./stage.ts";

const places = "/api/core/maps/places/autocomplete/";
const people = [
  ["Aslı Tunca", "Caferağa Mah. Moda Cad. No: 41, Kadıköy"],
  ["Selin Aktaş", "Kartaltepe Mah. Atatürk Cad. No: 12"],
  ["Can Er", "Yeri Bilinmez Mah. Hayal Sok. No: 1"],
  ["Sude Altay", "Acıbadem Mah. Tekin Sok. No: 22, Kadıköy"],
  ["Deniz Altay", "ACIBADEM MAH. TEKİN SOK. NO: 22, KADIKÖY"],
  ["Berkay Tunalı", "Alemdağ Mah. Cumhuriyet Cad. No: 3, Çekmeköy"],
] as const;
const list = people.map((row) => row.join("\t")).join("\n");

describe("the planner's list", function () {
  const stage = createStage("shuttle-planner", { query: "subject=list" });
  const { find, findAll, press, seen } = stage;
  let stopFault = () => undefined as void;

  let session: SessionElement;

  before(() => load("planner"));
  // A session each: the list outlives its element.
  beforeEach(async () => {
    session = await giveToken(await fetchToken(accounts.admin), { "user-type": "admin" });
  });
  afterEach(() => {
    stopFault();
    stage.remove();
    session.signOut();
    session.remove();
  });

  const area = () => eventually(() => find<HTMLTextAreaElement>("textarea"), "the text area");
  const paste = async (text: string) => {
    stage.show();
    type(await area(), text);
  };
  const place = async () => {
    await paste(list);
    await press("6 Kişiyi Yerleştir");
    await eventually(() => rows().length === 6, "six people");
  };
  const rows = () => findAll("[data-row]");
  const row = (name: string) => eventually(() => rows().find(({ textContent }) => textContent.includes(name)), name);
  const tiles = () =>
    Object.fromEntries(
      findAll(".place-list-tile").map((tile) => [
        tile.querySelector(".place-list-tile-name")?.firstChild?.nextSibling?.textContent,
        Number(tile.querySelector("b")?.textContent),
      ]),
    );

  it("shows the rows beside the pasted text, those without an address first", async () => {
    await paste(`${list}\nCem Öz\t`);
    await seen("7 Kişiyi Yerleştir");
    await seen("1 satıra bakın");
    expect(findAll(".place-list-rows tbody tr")[0]?.textContent).to.equal("7Cem Öz-Adres yok");
    await stage.expectNoBarriers();
    await press("Listeyi Temizle");
    await seen("Okunacak satır yok.");
  });

  it("keeps list and correction when mode and tab change, and writes them to no address, event or storage", async () => {
    await paste(list);
    const queries = stage.told("shuttle-query");
    await seen("6 Kişiyi Yerleştir");
    await press("Adres");
    await eventually(() => !find("textarea"), "another mode");
    await press("Liste");
    expect((await area()).value).to.equal(list);
    await eventually(() => stage.root().activeElement?.textContent === "Liste", "the focus at the mode");
    await press("Öneriler");
    await eventually(() => !find("textarea"), "another tab");
    await press("Adres Sor");
    expect((await area()).value).to.equal(list);
    await press("6 Kişiyi Yerleştir");
    await eventually(() => rows().length === 6, "six people");
    // A correction that is being typed stays too.
    find("[data-row='3'] .place-list-edit")?.click();
    type(await eventually(() => find<HTMLInputElement>("[data-row='3'] input"), "the field"), "Caferağa Mah.");
    await press("Çalışan");
    await eventually(() => rows().length === 0, "another mode");
    await press("Liste");
    const field = await eventually(() => find<HTMLInputElement>("[data-row='3'] input"), "the field");
    expect(field.value).to.equal("Caferağa Mah.");
    const kept = JSON.stringify([queries, location.href, { ...localStorage }, { ...sessionStorage }, history.state]);
    for (const [name, address] of people) {
      expect(kept).not.to.include(name);
      expect(kept).not.to.include(address);
    }
  });

  it("shows everybody in one group, with seats in the order of the list", async () => {
    await place();
    expect(tiles()).to.deep.equal({ Yerleşmeyen: 1, "Adresi belirsiz": 2, Bakılacak: 0, Yerleşen: 3 });
    expect((await row("Can Er")).textContent).to.include("Adres bulunamadı");
    expect((await row("Berkay Tunalı")).textContent).to.match(/Yakında durak yok.*En yakını .*Marketplace'te Ara/);
    // The second of two on one route has one less.
    const left = (text: string) => Number(/(\d+) \/ \d+$/.exec(text)?.[1]);
    const [sude, deniz] = [await row("Sude Altay"), await row("Deniz Altay")];
    expect(left(sude.textContent) - left(deniz.textContent)).to.equal(1);
    await stage.expectNoBarriers();
    findAll(".place-list-tile.placed")[0]?.click();
    await eventually(() => rows().length === 3, "the placed people only");
  });

  it("prints all people, or says which part of them, with open choices in words", async () => {
    await place();
    const { printed, stop } = recordPrinting();
    const sheet = async (count: number) => {
      await press("Yazdır");
      const view = await eventually(() => printed[count - 1], "the sheet");
      return view.document.body.firstElementChild?.shadowRoot as ShadowRoot;
    };
    const end = (root: ShadowRoot) => root.querySelector(".printed-end")?.textContent;
    try {
      const whole = await sheet(1);
      expect(whole.querySelectorAll("[data-row]")).to.have.length(6);
      expect(end(whole)).to.equal("6 kişinin tümü");
      expect(whole.querySelector("[data-row='2']")?.textContent).to.contain("2 olası yer, birini seçin");
      expect(whole.querySelectorAll("select")).to.have.length(0);
      findAll(".place-list-tile.placed")[0]?.click();
      await eventually(() => rows().length === 3, "the placed people only");
      expect(end(await sheet(2))).to.equal("Filtreye uyan 3 kişi, 6 içinden");
    } finally {
      stop();
    }
  });

  it("announces the group of a person whose place is chosen, and moves the focus with the row", async () => {
    await place();
    const choice = await eventually(() => find<HTMLSelectElement>("[data-row='2'] select"), "the choice");
    expect(choice.options[0]?.textContent).to.equal("2 olası yer, birini seçin");
    choice.focus();
    choice.value = "0";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await eventually(() => !find("[data-row='2'] select"), "the chosen place");
    expect(tiles()["Adresi belirsiz"]).to.equal(1);
    await eventually(
      () => stage.root().activeElement === find("[data-row='2'] .place-list-edit"),
      "the focus at the row",
    );
    expect(findAll(".place-list-tools [role=status]")[0]?.textContent).to.match(/^Selin Aktaş: (Yerleş|Bakılacak)/);
  });

  it("places a corrected row anew, and keeps it when Esc is pressed", async () => {
    await place();
    const edit = async () => {
      find("[data-row='3'] .place-list-edit")?.click();
      return eventually(() => find<HTMLInputElement>("[data-row='3'] input"), "the field");
    };
    const field = await edit();
    expect(stage.root().activeElement).to.equal(field);
    type(field, "Yanlış");
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await eventually(() => find("[data-row='3'] .chip"), "the row as it was");
    type(await edit(), "Caferağa Mah. Moda Cad. No: 43, Kadıköy");
    await press("Ara");
    await eventually(() => tiles()["Adresi belirsiz"] === 1, "the corrected row");
    expect((await row("Can Er")).textContent).to.include("No: 43");
  });

  it("shows how many addresses couldn't be asked for, and asks again on a press", async () => {
    stopFault = withFault(({ url }) =>
      url.includes(places) ? Response.json({ detail: "Bakım" }, { status: 400 }) : undefined,
    );
    await place();
    await seen("5 adres sorulamadı");
    expect(tiles()["Adresi belirsiz"]).to.equal(6);
    expect((await row("Aslı Tunca")).textContent).to.include("Adres sorulamadı");
    stopFault();
    await press("Yeniden Dene");
    await eventually(() => tiles()["Adresi belirsiz"] === 2, "the places");
  });

  it("shows how far it got when it is stopped, and continues on a press", async () => {
    const waiting: (() => void)[] = [];
    let isHeld = true;
    stopFault = withFault((request) =>
      request.url.includes(places) && isHeld
        ? new Promise((resolve) => waiting.push(() => resolve(realFetch(request))))
        : undefined,
    );
    await paste(list.replaceAll("No: ", "No: 1"));
    await press("6 Kişiyi Yerleştir");
    await seen("Adresler bulunuyor, 0 / 6");
    const cancel = await eventually(() => stage.buttons("Vazgeç").at(0), "the button");
    cancel.focus();
    cancel.click();
    await seen("Durduruldu, 0 / 6 adres soruldu");
    // The button that had the focus is gone.
    expect(stage.root().activeElement).not.to.equal(null);
    isHeld = false;
    await press("Devam Et");
    await eventually(() => tiles()["Adresi belirsiz"] === 2, "the places");
    for (const release of waiting) release();
  });

  it("keeps the result when its element is removed and shown again", async () => {
    await place();
    stage.remove();
    stage.show();
    await eventually(() => rows().length === 6, "the list");
    expect(stage.text()).to.include("6 kişi yapıştırıldı");
  });

  it("shows a failure in place of the table when the routes can't be loaded", async () => {
    stopFault = withFault(({ url }) =>
      url.includes("/route") ? Response.json({ detail: "Olmaz" }, { status: 400 }) : undefined,
    );
    await paste(list);
    await press("6 Kişiyi Yerleştir");
    await seen("Rotalar yüklenemedi");
    expect(find(".place-list-result")).to.equal(null);
  });
});
