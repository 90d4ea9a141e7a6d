import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { type Answer, broken, openStage, signIn, type } from "./stage.ts";
import { shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

/** The call for the first page. */
const firstPeople = new RegExp(`employees/\\?.*page_size=${shortPageSize}(?!\\d)`);

describe("<shuttle-personnel> when a call fails", function () {
  const account = signIn({ "company-latlng": "41.0772,29.0130", "user-type": "admin" });
  const stage = openStage("shuttle-personnel");
  const { root, text, find, field, buttons, seen, press, answer, restore } = stage;
  const rows = () => stage.rows().length;
  const fill = (label: string, value: string) => type(field(label) as HTMLInputElement, value);
  const valueOf = (label: string) => field(label)?.value;

  /** Shows the area without anything that earlier tests have loaded. */
  const show = async (whose: "admin" | "demo", query = "") => {
    await account.afresh(whose);
    stage.show({ query });
  };
  const fail = (method: string, pattern: RegExp, how: Answer) =>
    answer((request) => {
      const { pathname, search } = new URL(request.url);
      return request.method === method && pattern.test(pathname + search) ? how() : undefined;
    });
  /** Stops the fault and presses the retry button of the message. */
  const recover = async (message: string) => {
    restore();
    const alert = await eventually(
      () => [...root().querySelectorAll('[role="alert"]')].find(({ textContent }) => textContent?.includes(message)),
      message,
    );
    alert.querySelector("button")?.click();
    await eventually(() => !text().includes(message), `${message} to go`);
  };

  const reads = [
    ["the filters", "admin", /column-filters/, "Filtreler yüklenemedi.", () => rows() === shortPageSize],
    ["the number of people", "admin", /page_size=1(&|$)/, "Kişi sayısı yüklenemedi.", () => rows() === shortPageSize],
    ["the figures", "admin", /company\/summary/, "Gösterge yüklenemedi", () => rows() === shortPageSize],
    ["the history", "admin", /kpi\/history/, "Geçmiş yüklenemedi", () => find(".figure")],
    ["the limits", "admin", /company\/sla/, "SLA hedefi yüklenemedi", () => find(".figure")],
    ["the people of a demo account", "demo", /demo\/employees\/$/, "Çalışanlar yüklenemedi", () => find(".figure")],
    [
      "the filters of a demo account",
      "demo",
      /demo\/employees\/column-filters/,
      "Filtreler yüklenemedi.",
      () => rows() > 0,
    ],
    ["the figures of a demo account", "demo", /demo\/summary/, "Gösterge yüklenemedi", () => rows() > 0],
  ] as const;
  for (const [what, whose, pattern, message, others] of reads) {
    it(`${what}: shows the failure in its place, keeps the rest and recovers on retry`, async () => {
      fail("GET", pattern, broken);
      await show(whose);
      await seen(message);
      await eventually(() => Boolean(others()), "the others");
      await recover(message);
      await eventually(() => rows() > 0 && find(".figure"), "everything");
    });
  }

  it("keeps the other details when an employee's route fails, and recovers on retry", async () => {
    fail("GET", /\/api\/routes\//, broken);
    // Somebody with a route, whoever was added by other tests.
    await show("admin", "search=kozyatağı");
    await eventually(() => rows() === shortPageSize, "rows");
    find("tbody .row-action button")?.click();
    await seen("Harita yüklenemedi");
    expect(find("dialog.drawer")?.textContent).to.contain("Telefon");
    await recover("Harita yüklenemedi");
    await eventually(() => find("dialog .sh-map"), "the map");
  });

  it("keeps the form of a membership when its reasons or the change fail", async () => {
    fail("GET", /activation-choices/, broken);
    await show("admin");
    await eventually(() => rows() === shortPageSize, "rows");
    find("tbody tr:not(.hold) .row-action button")?.click();
    await press("Çalışanı Sil");
    await seen("Nedenler yüklenemedi");
    await recover("Nedenler yüklenemedi");
    const reason = await eventually(
      () => root().querySelectorAll<HTMLElement>("dialog [role=radio]").item(1),
      "reasons",
    );
    reason.click();
    fill("Tarih", "01.12.2099");
    fail("POST", /change-activation/, broken);
    await press("Çalışanı Sil");
    await seen("Beklenmedik Bir Hata Oluştu");
    await press("Forma Dön");
    expect(valueOf("Tarih")).to.equal("01.12.2099");
    expect(reason.ariaChecked).to.equal("true");
  });

  it("keeps what was typed when adding an employee fails", async () => {
    await show("admin");
    await press("Kişi Ekle");
    const typed = { Ad: "İpek", Soyad: "Kopuk", "E-posta": "ipek@lodos.example", Telefon: "5551119988" };
    await eventually(() => find("dialog form"), "the form");
    for (const [label, value] of Object.entries(typed)) fill(label, value);
    for (const label of ["Mahalle", "Cadde", "Bina no", "İlçe"]) fill(label, "1");
    fail("POST", /company\/employees/, broken);
    await press("Kişi Ekle");
    await seen("Lütfen bilgileri kontrol edip tekrar deneyin.");
    expect(valueOf("Ad")).to.equal("İpek");
    expect(valueOf("Telefon")?.replaceAll(" ", "")).to.contain("5551119988");
  });

  it("loads the list again and sends nothing twice when adding an employee gets no answer", async () => {
    await show("admin");
    await eventually(() => rows() === shortPageSize, "rows");
    await press("Kişi Ekle");
    await eventually(() => find("dialog form"), "the form");
    const typed = { Ad: "İpek", Soyad: "Kopuk", "E-posta": "ipek2@lodos.example", Telefon: "5551119987" };
    for (const [label, value] of Object.entries(typed)) fill(label, value);
    for (const label of ["Mahalle", "Cadde", "Bina no", "İlçe"]) fill(label, "1");
    let sent = 0;
    let lists = 0;
    answer(({ method, url }) => {
      if (method === "GET" && firstPeople.test(url)) lists += 1;
      if (method !== "POST" || !url.includes("/company/employees/")) return undefined;
      sent += 1;
      return new Response("{}", { status: 504 });
    });
    await press("Kişi Ekle");
    await seen("Kişi eklenmiş olabilir. Yeniden göndermeden önce çalışan listesinden kontrol edin");
    await eventually(() => lists === 1, "the list anew");
    expect(text()).not.to.contain("Lütfen bilgileri kontrol edip");
    expect(sent).to.equal(1);
    // The list is looked at, and the form is there again as it was.
    await press("Listeye Bak");
    await eventually(() => !find("dialog"), "the list alone");
    await press("Kişi Ekle");
    await seen("Kişi eklenmiş olabilir.");
    expect(valueOf("Ad")).to.equal("İpek");
    await press("Vazgeç");
    await press("Yazdıklarımı Sil");
    await press("Kişi Ekle");
    await eventually(() => find("dialog form"), "the form");
    expect(valueOf("Ad")).to.equal("");
  });

  /** Returns the element's error events while the browser refuses to save files. */
  async function withoutFiles(act: () => Promise<void>): Promise<unknown[]> {
    const told: unknown[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent).detail);
    const create = URL.createObjectURL;
    stage.element().addEventListener("shuttle-error", listen);
    URL.createObjectURL = () => {
      throw new TypeError("No file today");
    };
    try {
      await act();
      await eventually(() => told.length > 0, "shuttle-error");
    } finally {
      URL.createObjectURL = create;
    }
    return told;
  }
  const failure = { widget: "personnel", call: "export", status: 0, kind: "action" };
  /** Records the names of the exported files. */
  const exported = () => {
    const names: string[] = [];
    stage
      .element()
      .addEventListener("shuttle-export", (event) => names.push((event as CustomEvent<{ file: string }>).detail.file));
    return names;
  };

  it("reports a failed download of the template or rejected rows, to the page too, and recovers on retry", async () => {
    await show("admin");
    await press("Dosyadan Toplu Ekle");
    const files = exported();
    const ofTemplate = await withoutFiles(() => press("Şablonu İndir"));
    expect(ofTemplate).to.have.lengthOf(1);
    expect(ofTemplate[0]).to.include(failure);
    await recover("Kişi Ekleme Şablonu.xlsx indirilemedi");
    await eventually(() => files.includes("Kişi Ekleme Şablonu.xlsx"), "the template");

    const paste = await eventually(() => find("dialog textarea"), "the place for rows");
    type(
      paste as HTMLTextAreaElement,
      "Ad\tSoyad\tE-posta\tTelefon\tEv adresi\nGül\tTok\tgul@lodos.example\t5551112301\tModa",
    );
    await eventually(() => buttons("Satırları Oku").at(0)?.disabled === false, "the rows");
    await press("Satırları Oku");
    fail("POST", /company\/employees/, () => Response.json({ email: ["Bu e-posta kayıtlı."] }, { status: 400 }));
    await press("1 Kişiyi Ekle");
    await seen("1 satır eklenmedi.");
    const ofRejected = await withoutFiles(() => press("Eklenmeyenleri İndir"));
    expect(ofRejected).to.have.lengthOf(1);
    expect(ofRejected[0]).to.include(failure);
    await recover("Eklenmeyen Kişiler.xlsx indirilemedi");
    await eventually(() => files.includes("Eklenmeyen Kişiler.xlsx"), "the rejected rows");
  });

  it("ends the worker that reads a file when the dialog of the bulk list is closed", async () => {
    const PageWorker = globalThis.Worker;
    const reading: Worker[] = [];
    const ended: Worker[] = [];
    /** A worker that never gets its file, so that reading takes for ever. */
    globalThis.Worker = class extends PageWorker {
      override postMessage(message: unknown, options?: Transferable[] | StructuredSerializeOptions) {
        if ((message as { method?: string }).method === "read") reading.push(this);
        else super.postMessage(message, options as StructuredSerializeOptions);
      }
      override terminate() {
        ended.push(this);
        super.terminate();
      }
    };
    try {
      await show("admin");
      await press("Dosyadan Toplu Ekle");
      const chooser = await eventually(() => find<HTMLInputElement>("dialog input[type=file]"), "chooser");
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.of(0x50, 0x4b, 3, 4)], "Kişiler.xlsx"));
      chooser.files = files.files;
      chooser.dispatchEvent(new Event("change", { bubbles: true }));
      await eventually(() => reading.length === 1, "the file in the worker");
      expect(ended.includes(reading[0] as Worker), "ended while it reads").to.equal(false);
      root()
        .querySelector("dialog")
        ?.dispatchEvent(new Event("cancel", { cancelable: true }));
      await eventually(() => !find("dialog input[type=file]"), "the dialog closed");
      await eventually(() => ended.includes(reading[0] as Worker), "the worker's end");
    } finally {
      globalThis.Worker = PageWorker;
    }
  });
});
