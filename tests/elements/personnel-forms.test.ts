import { expect } from "chai";
import { eventually, realFetch } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken } from "./bundle.ts";
import { openStage, type } from "./stage.ts";
import { shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

describe("the forms of <shuttle-personnel>", function () {
  const stage = openStage("shuttle-personnel");
  const { find, findAll, buttons, press, seen, text, answer, restore } = stage;

  before(async () => {
    await giveToken(await fetchToken(accounts.admin), { "user-type": "admin" });
  });
  const field = (label: string) => {
    const found = findAll<HTMLLabelElement>("dialog label").find(
      ({ textContent }) => textContent.replace(" *", "") === label,
    );
    return found && (stage.root().getElementById(found.htmlFor) as HTMLInputElement | null);
  };
  const open = async (form: "Kişi Ekle" | "Dosyadan Toplu Ekle") => {
    stage.show();
    await stage.listed(shortPageSize);
    await press(form);
    await eventually(() => find("dialog[open]"), form);
  };
  const pasteInto = async (label: string, words: string) => {
    const target = await eventually(() => field(label), label);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", words);
    target.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  };

  it("cancels a freeze in the dialog that requested it, and recovers from a rejection there", async () => {
    stage.show({ query: "status=registered&page=3" });
    await stage.listed(shortPageSize);
    find("tbody tr:not(:has(.chip)) .row-action button")?.click();
    await press("Üyeliği Dondur");
    (await eventually(() => find("dialog [role=radio]"), "reasons")).click();
    find(".day-chips button")?.click();
    await eventually(() => buttons("Üyeliği Dondur").at(-1)?.disabled === false, "the form filled in");
    await press("Üyeliği Dondur");
    await seen("Talebinizi Aldık");
    answer(({ method, url }) =>
      method === "POST" && url.includes("change-activation")
        ? Response.json({ non_field_errors: ["Bu değişiklik geri alınamaz."] }, { status: 400 })
        : undefined,
    );
    await press("Dondurmayı Geri Al");
    await seen("Bu değişiklik geri alınamaz.");
    restore();
    await press("Yeniden Dene");
    await seen("dondurma işlemi geri alındı");
    expect(stage.root().activeElement?.textContent).to.equal("Talebinizi Aldık");
    expect(buttons("Dondurmayı Geri Al")).to.deep.equal([]);
  });

  it("freezes several employees with one date and reason, and keeps only the rejected selected", async () => {
    // Far from the people whom other tests read: the answers are the demo server's, so two are frozen.
    stage.show({ query: "status=registered&page=40&page_size=10" });
    await stage.listed(10);
    const boxes = () => findAll<HTMLInputElement>("tbody tr:not(:has(.chip)) .row-select input");
    for (const box of boxes().slice(0, 3)) box.click();
    await seen("3 kişi seçildi");
    const sent: string[] = [];
    answer(({ method, url }) => {
      if (method !== "POST" || !url.includes("change-activation")) return undefined;
      sent.push(url);
      return sent.length === 2 ? Response.json({ non_field_errors: ["Seferi var."] }, { status: 400 }) : undefined;
    });
    await press("DondurDondur");
    await seen("3 kişi için gönderilecek");
    await stage.expectNoBarriers();
    find(".day-chips button")?.click();
    const reason = await eventually(() => {
      const select = find<HTMLSelectElement>("dialog select");
      return select?.disabled === false ? select : null;
    }, "the reasons");
    reason.value = "VACATION";
    reason.dispatchEvent(new Event("change", { bubbles: true }));
    await eventually(() => buttons("3 Kişiyi Dondur")[0]?.disabled === false, "the form filled in");
    await press("3 Kişiyi Dondur");
    await seen("2 / 3 Kişi İçin Talebinizi Aldık");
    await seen("Seferi var.");
    expect(stage.root().activeElement?.classList.contains("group-counts")).to.equal(true);
    await stage.expectNoBarriers();
    await press("Kapat");
    await seen("1 kişi seçildi");
    expect(sent).to.have.length(3);
  });

  it("fills the form from a pasted row, which can be undone, and nothing from several rows", async () => {
    await open("Kişi Ekle");
    const row = "Ayşe\tYılmaz\tayse@lodos.example\t0532 123 45 67\tCaferağa Mah. Moda Cad. No: 14 Daire 3, Kadıköy";
    await pasteInto("Soyad", row);
    await seen("Yapıştırılan satırdan dolduruldu: Ad, Soyad, E-posta, Telefon, Ev adresi.");
    const labels = ["Ad", "Soyad", "E-posta", "Telefon", "Mahalle", "Cadde", "Sokak", "Bina no", "İlçe"];
    expect(labels.map((label) => field(label)?.value)).to.deep.equal([
      "Ayşe",
      "Yılmaz",
      "ayse@lodos.example",
      "532 123 45 67",
      "Caferağa Mah.",
      "Moda Cad.",
      "",
      "14",
      "Kadıköy",
    ]);
    expect(text()).to.contain("Alanlara yazılmadı: Daire 3.");
    await stage.expectNoBarriers();
    buttons("Yapıştırmayı Geri Al")[0]?.focus();
    await press("Yapıştırmayı Geri Al");
    await eventually(() => field("Ad")?.value === "", "the form as it was");
    expect(stage.root().activeElement === field("Ad"), "the focus in the form").to.equal(true);
    await pasteInto("Ad", `${row}\n${row}`);
    await seen("2 satır yapıştırdınız");
    expect(field("Ad")?.value).to.equal("");
  });

  it("shows the next steps for the employee who was added", async () => {
    await open("Kişi Ekle");
    await pasteInto("Ad", "Ada\tYeni\tada.yeni@lodos.example\t0555 111 77 66\tCaferağa Mah. Moda Cad. No: 14, Kadıköy");
    await press("Kişi Ekle");
    await seen("Talebinizi Aldık");
    await seen("Sırada ne var?");
    const told = stage.told("shuttle-navigate");
    await eventually(() => {
      buttons("Marketplace'te Hat Ara")[0]?.click();
      return told.at(-1)?.query.includes("passenger=");
    }, "the person in the link");
    expect(told.at(-1)).to.include({ name: "marketplace" });
    await stage.expectNoBarriers();
    await press("Listede Gör");
    await eventually(() => !find("dialog"), "the list");
    await eventually(() => find(".list-pill[aria-pressed=true]")?.textContent?.startsWith("Talep edildi"), "requested");
    await stage.rowOf("Ada Yeni");
  });

  it("pastes an address of several lines as one line", async () => {
    await open("Kişi Ekle");
    await pasteInto("Ev adresi", "Caferağa Mah.\nModa Cad. 14\nKadıköy");
    await eventually(() => field("İlçe")?.value === "Kadıköy", "its parts");
    expect(field("Ev adresi")?.value).to.equal("Caferağa Mah., Moda Cad. 14, Kadıköy");
  });

  it("asks before a form with typed values is closed, not before an empty one", async () => {
    await open("Kişi Ekle");
    const surname = await eventually(() => field("Soyad"), "the form");
    type(surname, "Yılmaz");
    find("dialog.dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    await seen("Yazdıklarınız silinsin mi?");
    // The button of the question, which is the topmost dialog.
    await press("Vazgeç");
    await eventually(() => !text().includes("Yazdıklarınız silinsin mi?"), "no question");
    expect(field("Soyad")?.value).to.equal("Yılmaz");
    type(surname, "");
    find("dialog.dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    await eventually(() => !find("dialog[open]"), "the list alone");
  });

  const mail = "cok.uzun.bir.adi.olan.kisi@cokuzunadlibirsirketadi.example";
  const sheet = [
    "Ad\tSoyad\tE-posta\tTelefon\tEv adresi",
    `Gül\tTok\t${mail}\t5551112301\tModa`,
    "Naz\tTok\tnaz\t5551112302\tModa",
  ].join("\n");
  const read = async () => {
    await open("Dosyadan Toplu Ekle");
    type(await eventually(() => find<HTMLTextAreaElement>("dialog textarea"), "the place for rows"), sheet);
    await eventually(() => buttons("Satırları Oku").at(0)?.disabled === false, "the rows");
    await press("Satırları Oku");
    return eventually(() => find<HTMLInputElement>(".cell-field"), "the bad cell");
  };
  const isAsked = () => text().includes("Düzeltmeleriniz silinsin mi?");

  it("shows only the rows with errors first, and breaks mail addresses before their @ only", async () => {
    await read();
    await eventually(() => stage.root().activeElement?.matches(".bulk-preview > [role=status]"), "focus on the counts");
    expect(findAll(".bulk-cells tbody tr").length).to.equal(1);
    const all = await eventually(() => find("dialog shuttle-sl-checkbox"), "the box");
    all.click();
    const cell = await eventually(
      () => findAll(".bulk-cells .cell-email").find(({ textContent }) => textContent === mail),
      "the good row",
    );
    const lines = [...cell.childNodes]
      .filter((node) => node instanceof Text)
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length;
      });
    expect(lines).to.deep.equal([1, 1]);
  });

  it("asks before a list with edited cells is closed or replaced", async () => {
    type(await read(), "naz@lodos.example");
    await press("Başka Dosya Seç");
    await eventually(isAsked, "the question");
    await press("Vazgeç");
    await eventually(() => !isAsked(), "no question");
    expect(find<HTMLInputElement>(".cell-field")?.value).to.equal("naz@lodos.example");
    find("dialog.dialog .icon-button")?.click();
    await eventually(isAsked, "the question");
    await press("Düzeltmeleri Sil");
    await eventually(() => !find("dialog[open]"), "the list alone");
  });

  it("closes a list that wasn't edited without asking", async () => {
    await read();
    find("dialog.dialog .icon-button")?.click();
    await eventually(() => !find("dialog[open]"), "the list alone");
    expect(isAsked()).to.equal(false);
  });

  it("asks before pasted rows that were not read are lost, and keeps them", async () => {
    await open("Dosyadan Toplu Ekle");
    const rows = () => find<HTMLTextAreaElement>("dialog textarea");
    type(await eventually(rows, "the place for rows"), sheet);
    await eventually(() => buttons("Satırları Oku").at(0)?.disabled === false, "the rows");
    find("dialog.dialog .icon-button")?.click();
    await seen("Yapıştırdığınız satırlar silinsin mi?");
    await press("Vazgeç");
    await eventually(() => !text().includes("Yapıştırdığınız satırlar silinsin mi?"), "no question");
    await press("Satırları Oku");
    await eventually(() => find(".cell-field"), "the bad cell");
    await press("Başka Dosya Seç");
    expect((await eventually(rows, "the place for rows")).value).to.equal(sheet);
  });

  it("sends a row whose cells may be in wrong columns only when it is confirmed", async () => {
    await open("Dosyadan Toplu Ekle");
    const list = "Ad;Soyad;E-posta;Telefon;Ev adresi\nGül;Tok;gul@lodos.example;5551112301;Moda;Kadıköy";
    type(await eventually(() => find<HTMLTextAreaElement>("dialog textarea"), "the place for rows"), list);
    await eventually(() => buttons("Satırları Oku").at(0)?.disabled === false, "the rows");
    await press("Satırları Oku");
    await seen("Başlıktan fazla hücre var (Kadıköy)");
    expect(findAll(".bulk-cells .cell-field").length).to.equal(5);
    expect(buttons("0 Kişiyi Ekle").at(0)?.disabled).to.equal(true);
    const box = findAll("dialog shuttle-sl-checkbox").find(
      ({ textContent }) => textContent === "2. satır doğru, gönderilsin",
    );
    box?.click();
    await eventually(() => buttons("1 Kişiyi Ekle").at(0)?.disabled === false, "the row to be sent");
  });

  it("shows heading and buttons in one row on a laptop, and the buttons in one on a phone", async () => {
    stage.show();
    stage.element().style.width = "1055px";
    await eventually(() => find(".page-count-parts"), "the numbers");
    expect(find(".area-head")?.getBoundingClientRect().height).to.be.at.most(44);
    stage.element().style.width = "362px";
    const tops = findAll(".area-actions button").map((button) => Math.round(button.getBoundingClientRect().top));
    expect(new Set(tops).size, tops.join()).to.equal(1);
    expect(buttons("Grafik Görünümü")).to.have.lengthOf(1);
  });

  it("shows the only result's stop and time in one line at any width", async () => {
    stage.show({ query: "search=Belgin Akar" });
    stage.element().style.width = "340px";
    await eventually(() => findAll(".found-person .passenger-stop").length === 2, "both stops");
    const stops = findAll(".found-person .passenger-stop");
    for (const stop of stops) {
      expect(stop.getClientRects().length, stop.textContent).to.equal(1);
      const way = stop.closest(".passenger-way")?.getBoundingClientRect();
      expect(stop.getBoundingClientRect().right).to.be.at.most(way?.right ?? 0);
    }
    expect(find(".found-person")?.textContent).to.contain("Haydar Doğru");
    expect(buttons("Üyeliği Dondur")).to.have.lengthOf(1);
    expect(buttons("Çalışanı Sil")).to.deep.equal([]);
    await stage.expectNoBarriers();
  });

  it("shows driver and plate as loading until they are answered", async () => {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    answer((request) => (request.url.endsWith("/meta/") ? gate.then(() => realFetch(request)) : undefined));
    stage.show({ query: "search=Ali Şengül" });
    const values = () => findAll(".passenger-way dd:nth-of-type(n + 2)").map((value) => value.textContent);
    await eventually(() => values().length === 4, "both ways");
    expect(values()).to.deep.equal(Array.from({ length: 4 }, () => "Yükleniyor"));
    release();
    await eventually(() => values().every((value) => value !== "Yükleniyor"), "the answers");
    expect(values()[1]).to.match(/^\d{2} [A-Z]+ \d+$/);
  });

  it("moves the focus to the employee's card after a change", async () => {
    stage.show({ query: "search=Belgin Akar" });
    await eventually(() => find(".found-person .passenger-stop"), "the person");
    buttons("Üyeliği Dondur")[0]?.focus();
    await press("Üyeliği Dondur");
    (await eventually(() => find("dialog [role=radio]"), "reasons")).click();
    find(".day-chips button")?.click();
    await eventually(() => buttons("Üyeliği Dondur").at(-1)?.disabled === false, "the form filled in");
    buttons("Üyeliği Dondur").at(-1)?.click();
    await seen("Talebinizi Aldık");
    await eventually(() => buttons("Üyeliği Dondur").length === 0, "no button any more");
    await press("Tamam");
    await eventually(() => stage.root().activeElement?.closest(".found-person"), "the focus");
    // Restores the state for the next test.
    find("tbody .chip-action")?.click();
    await eventually(() => find("dialog[open]"), "the question");
    await press("Dondurmayı Geri Al");
    await seen("dondurma işlemi geri alındı");
  });
});
