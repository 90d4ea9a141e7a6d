import { expect } from "chai";
import { documentsContract } from "../../src/widgets/documents/documents.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { accounts, fetchToken, load } from "./bundle.ts";
import { openStage, signIn, type } from "./stage.ts";
import { longPageSizes, usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const account = signIn();

const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".sort-button")];

runContractSuite({
  contract: documentsContract,
  define: () => load("documents"),
  content: "tbody tr:not(.row-subhead)",
  touch: async (root) => (await eventually(() => heads(root)[0], "sort button")).click(),
  isTouched: (root) => heads(root)[0]?.closest("th")?.hasAttribute("aria-sort") ?? false,
});

const isList = (url: string) => new URL(url).pathname === "/api/company/documents/";
const isChoices = (url: string) => url.includes("/documents/column-filters/");
const longName = `${"Çok Uzun Adlı Sözleşme ".repeat(3)}.pdf`;
const toDocument = (change: object = {}) => ({
  file_name: "Sözleşme.pdf",
  file_type: "Sözleşme",
  uploaded_at: "2026-11-01T22:30:00Z",
  year: 2026,
  period: "Ekim",
  file_size: 482_113,
  file_url: `${location.origin}/dosya/1.pdf`,
  ...change,
});

describe("<shuttle-documents>", function () {
  const stage = openStage("shuttle-documents");
  const { root, find, findAll, rows, listed, seen, text, answer, restore } = stage;

  /** Shows the element in a new session, without data loaded by earlier tests. */
  const show = async (attributes: Record<string, string> = {}) => {
    account.session().signOut();
    account.session().token = await fetchToken(accounts.admin);
    stage.show(attributes);
  };
  const showThese = (documents: readonly object[], count = documents.length, attributes = {}) => {
    answer(({ url }) => (isList(url) ? Response.json({ results: documents, count }) : undefined));
    return show(attributes);
  };
  const field = (label: string) =>
    eventually(() => find<HTMLInputElement>(`[role=combobox][placeholder="${label}: Tümü"]`), label);
  const options = () => findAll("[role=option]");
  const press = (input: HTMLElement, key: string) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

  it("shows twenty files, the newest first, with all columns", async () => {
    await show();
    await listed(usualPageSize);
    expect(text()).to.include("Şirketinize ait sözleşmeler ve raporlar");
    expect(text()).to.match(new RegExp(`1\\d\\d dosyadan 1–${usualPageSize}`));
    expect(findAll("thead th").map(({ textContent }) => textContent)).to.deep.equal([
      "Dosya adı",
      "Dosya türü",
      "Yüklenme tarihi",
      "Dönem",
      "Boyut",
      "İndir",
    ]);
    expect(findAll(".pager select option").map(({ textContent }) => textContent)).to.deep.equal(
      longPageSizes.map(String),
    );
    await stage.expectNoBarriers();
  });

  it("shows the day in Istanbul's time zone, year and period, and the size in Turkish units", async () => {
    await showThese([toDocument(), { file_name: null }]);
    await listed(2);
    const cells = (row: number) =>
      [...(rows()[row]?.children ?? [])].map(({ textContent }) => textContent?.replace("\u00a0", " "));
    expect(cells(0).slice(0, 5)).to.deep.equal(["Sözleşme.pdf", "Sözleşme", "02.11.2026", "2026 Ekim", "470,8 KB"]);
    expect(cells(1)).to.deep.equal(["-", "-", "-", "-", "-", "Bağlantı yok"]);
  });

  it("groups the files by year when they are sorted by upload or period, else not", async () => {
    const files = [
      toDocument({ uploaded_at: "2026-02-03T10:00:00+03:00", year: 2026 }),
      toDocument({ uploaded_at: "2026-01-05T10:00:00+03:00", year: 2025 }),
      toDocument({ uploaded_at: "2025-12-31T22:30:00Z", year: 2025 }),
      toDocument({ uploaded_at: "2025-12-31T10:00:00+03:00", year: 2025 }),
    ];
    await showThese(files);
    await listed(4);
    const outline = () => findAll("tbody tr").map((row) => (row.matches(".row-subhead") ? row.textContent : "·"));
    expect(outline()).to.deep.equal(["2026", "·", "·", "·", "2025", "·"]);
    findAll<HTMLButtonElement>("thead button")
      .find(({ textContent }) => textContent === "Dönem")!
      .click();
    await eventually(() => outline().join(" ") === "2026 · 2025 · · ·", "the years of the periods");
    findAll<HTMLButtonElement>("thead button")
      .find(({ textContent }) => textContent === "Boyut")!
      .click();
    await eventually(() => outline().join(" ") === "· · · ·", "no years");
  });

  it("cuts names of 60 letters and more, and shows them whole on hover and focus", async () => {
    const fits = `${"ş".repeat(55)}.pdf`;
    const tooLong = `${"ş".repeat(56)}.pdf`;
    await showThese([
      toDocument({ file_name: fits }),
      toDocument({ file_name: tooLong }),
      toDocument({ file_name: longName }),
    ]);
    await listed(3);
    expect(rows()[0]?.querySelector(".row-title")?.textContent).to.equal(fits);
    expect(rows()[0]?.querySelector(".truncated-text")).to.equal(null);
    const [cut, other] = findAll<HTMLButtonElement>(".truncated-text > button");
    const [visible, read] = [...(cut?.children ?? [])];
    expect([visible?.textContent, visible?.getAttribute("aria-hidden")]).to.deep.equal([
      `${tooLong.slice(0, 59)}...`,
      "true",
    ]);
    expect(read?.textContent).to.equal(tooLong);
    other?.focus();
    const tip = await eventually(() => find(".truncated-tip:popover-open"), "tooltip");
    expect(tip.textContent).to.equal(longName);
    expect(tip.getAttribute("role")).to.equal("tooltip");
    await stage.expectNoBarriers();
    press(other as HTMLElement, "Escape");
    await eventually(() => !find(".truncated-tip:popover-open"), "no tooltip");
    cut?.parentElement?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await eventually(() => find(".truncated-tip:popover-open")?.textContent === tooLong, "tooltip under the pointer");
    cut?.parentElement?.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body }));
    await eventually(() => !find(".truncated-tip:popover-open"), "no tooltip");
  });

  it("finds a type typed without Turkish letters, filters by it, and removes the filter", async () => {
    await show();
    await listed(usualPageSize);
    const told = stage.told("shuttle-query");
    const requests = trackRequests();
    const input = await field("Dosya türü");
    input.focus();
    input.click();
    await eventually(() => options().length === 7, "all types");
    expect(input.getAttribute("aria-expanded")).to.equal("true");
    await stage.expectNoBarriers();
    type(input, "sozl");
    await eventually(() => options().length === 1, "one type");
    expect(options()[0]?.textContent).to.equal("Sözleşme");
    expect(root().getElementById(input.getAttribute("aria-activedescendant") ?? "")).to.equal(options()[0]);
    press(input, "Enter");
    await eventually(() => rows().every(({ textContent }) => textContent?.includes("Sözleşme")), "filtered");
    expect(told).to.deep.equal([{ query: "file_type=S%C3%B6zle%C5%9Fme" }]);
    expect(requests.seen().at(-1)).to.include("file_type=S%C3%B6zle%C5%9Fme&ordering=-uploaded_at");
    expect(input.value).to.equal("Sözleşme");
    find<HTMLButtonElement>('[aria-label="Dosya türü: seçimi kaldır"]')?.click();
    await listed(usualPageSize);
    expect(told.at(-1)).to.deep.equal({ query: "" });
    expect(options()).to.have.length(0);
  });

  it("moves through the choices with arrow keys, and keeps the filter when Esc is pressed", async () => {
    await show();
    await listed(usualPageSize);
    const told = stage.told("shuttle-query");
    const input = await field("Dönem");
    input.focus();
    press(input, "ArrowDown");
    await eventually(() => Number(options()[0]?.getAttribute("aria-setsize")) > 10, "periods");
    press(input, "ArrowUp");
    await eventually(() => options().at(-1)?.classList.contains("active"), "the last one");
    press(input, "ArrowDown");
    await eventually(() => options()[0]?.classList.contains("active"), "the first one again");
    press(input, "Escape");
    await eventually(() => options().length === 0, "closed");
    type(input, "yok böyle bir dönem");
    await seen("Bu aramaya uyan seçenek yok.");
    input.blur();
    await eventually(() => input.value === "", "what was there");
    expect(told).to.deep.equal([]);
    type(input, "yıl");
    await eventually(() => options().length === 1, "one period");
    options()[0]?.click();
    await eventually(() => told.length === 1, "told");
    expect(told).to.deep.equal([{ query: "period=Y%C4%B1ll%C4%B1k" }]);
  });

  it("offers all names as filters, and renders only the visible ones", async () => {
    const names = Array.from({ length: 130 }, (_, index) => `Rapor ${index}.pdf`);
    answer(({ url }) =>
      isChoices(url) ? Response.json({ results: { name: names, type: [], period: [] } }) : undefined,
    );
    await show();
    await listed(usualPageSize);
    const input = await field("Dosya adı");
    input.focus();
    input.click();
    await eventually(() => options()[0]?.getAttribute("aria-setsize") === "130", "all of them");
    expect(options().length).to.be.lessThan(40);
    type(input, "rapor 129");
    await eventually(() => options().length === 1, "one");
    press(input, "Enter");
    await seen("Kriterlere uygun kayıt bulunmuyor!");
  });

  it("sorts by a column when its head is pressed", async () => {
    await show();
    await listed(usualPageSize);
    const requests = trackRequests();
    for (const [head, ordering] of [
      [0, "file_name"],
      [1, "file_type"],
      [2, "uploaded_at"],
      [3, "period"],
      [4, "file_size"],
    ] as const) {
      heads(root())[head]?.click();
      await eventually(() => requests.seen().some((call) => call.endsWith(`ordering=${ordering}`)), ordering);
    }
    heads(root())[4]?.click();
    await eventually(() => requests.seen().at(-1)?.endsWith("ordering=-file_size"), "descending");
  });

  it("shows different texts when there are no files and when none match", async () => {
    await showThese([]);
    await seen("Yüklenmiş Dosyanız Bulunmuyor!");
    await stage.expectNoBarriers();
    stage.remove();
    await showThese([], 0, { query: "file_type=Yok" });
    await seen("Kriterlere uygun kayıt bulunmuyor!");
    expect(text()).not.to.include("Yüklenmiş Dosyanız");
    await stage.expectNoBarriers();
  });

  it("saves a file under a safe name", async () => {
    const clicked: { name: string; href: string }[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function clicking(this: HTMLAnchorElement) {
      if (this.isConnected) click.call(this);
      else clicked.push({ name: this.download, href: this.href });
    };
    answer(({ url }) => {
      if (url.endsWith("/dosya/1.pdf")) return new Response("%PDF-1.4");
      return isList(url)
        ? Response.json({ results: [toDocument({ file_name: "../Ekim\u202E 2026.pdf" })], count: 1 })
        : undefined;
    });
    await show();
    await listed(1);
    const link = find<HTMLAnchorElement>("tbody a");
    expect(link?.rel).to.equal("noopener noreferrer nofollow");
    expect(link?.referrerPolicy).to.equal("no-referrer");
    expect(link?.download).to.equal("-Ekim 2026.pdf");
    expect(link?.target).to.equal("");
    link?.click();
    await eventually(() => clicked.length === 1, "the file");
    HTMLAnchorElement.prototype.click = click;
    expect(clicked[0]?.name).to.equal("-Ekim 2026.pdf");
    expect(await (await fetch(clicked[0]?.href ?? "")).text()).to.equal("%PDF-1.4");
    expect(find(".toast")).to.equal(null);
  });

  it("shows that a download failed, with a link to the file", async () => {
    let isGone = true;
    answer(({ url }) => {
      if (url.endsWith("/dosya/1.pdf")) return isGone ? new Response("", { status: 404 }) : new Response("%PDF");
      return isList(url) ? Response.json({ results: [toDocument()], count: 1 }) : undefined;
    });
    await show();
    await listed(1);
    const errors = stage.told("shuttle-error");
    find<HTMLAnchorElement>("tbody a")?.click();
    await eventually(() => find('.toast[role="alert"]'), "the toast");
    expect(text()).to.include("Sözleşme.pdf indirilemedi. Bu bilgi sunucuda bulunamadı.");
    const way = find<HTMLAnchorElement>(".toast a");
    expect([way?.target, way?.rel]).to.deep.equal(["_blank", "noopener noreferrer nofollow"]);
    expect(errors).to.deep.equal([
      { widget: "documents", call: "GET file", status: 404, message: "Bu bilgi sunucuda bulunamadı.", kind: "action" },
    ]);
    await stage.expectNoBarriers();
    isGone = false;
    find<HTMLAnchorElement>("tbody a")?.click();
    await eventually(() => !find(".toast"), "no toast");
  });

  it("shows the progress of a download, can cancel and repeat it, and keeps the focus", async () => {
    const { click } = HTMLAnchorElement.prototype;
    const saved: string[] = [];
    HTMLAnchorElement.prototype.click = function clicking(this: HTMLAnchorElement) {
      if (this.isConnected) click.call(this);
      else saved.push(this.download);
    };
    const asked: Request[] = [];
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    answer((request) => {
      if (!request.url.endsWith("/dosya/1.pdf")) {
        return isList(request.url) ? Response.json({ results: [toDocument()], count: 1 }) : undefined;
      }
      asked.push(request);
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      return new Response(body, { headers: { "content-length": "200", "content-type": "application/pdf" } });
    });
    await show();
    await listed(1);
    const link = () => find<HTMLAnchorElement>("tbody a");
    const button = () => find<HTMLButtonElement>("tbody .link:is(button)");
    const widths = () => [...root().querySelectorAll("thead th")].map((head) => head.getBoundingClientRect().width);
    const before = widths();
    link()?.focus();
    link()?.click();
    await eventually(() => button(), "the button");
    stream?.enqueue(new Uint8Array(84));
    await eventually(() => button()?.textContent?.includes("%42 Vazgeç"), "42 %");
    expect(root().activeElement).to.equal(button());
    expect(widths()).to.deep.equal(before);
    await stage.expectNoBarriers();
    button()?.click();
    await eventually(() => link(), "the link");
    expect(root().activeElement).to.equal(link());
    expect(asked[0]?.signal.aborted).to.equal(true);
    expect(find(".toast")).to.equal(null);
    link()?.click();
    await eventually(() => asked.length === 2, "the second request");
    stream?.error(new TypeError("network error"));
    await eventually(() => find('.toast[role="alert"]'), "the toast");
    await stage.press("Yeniden Dene");
    await eventually(() => asked.length === 3, "the third request");
    stream?.enqueue(new Uint8Array(200));
    stream?.close();
    await eventually(() => saved.length === 1, "the file");
    HTMLAnchorElement.prototype.click = click;
    expect(asked.map(({ credentials, referrerPolicy }) => `${credentials} ${referrerPolicy}`)).to.deep.equal(
      Array(3).fill("omit no-referrer"),
    );
    expect(asked.some(({ headers }) => headers.has("authorization"))).to.equal(false);
    expect(find(".toast")).to.equal(null);
  });

  it("links to http(s) addresses only, and opens those of other origins in a new tab", async () => {
    const addresses = [
      "javascript:alert(1)",
      "data:text/html,1",
      "//evil.example/1.pdf",
      null,
      "https://bulut.example/1.pdf?imza=1",
      "/dosya/2.pdf",
    ];
    await showThese(addresses.map((address) => toDocument({ file_url: address })));
    await listed(6);
    const links = rows().map((row) => row.querySelector("a"));
    expect(links.slice(0, 4)).to.deep.equal([null, null, null, null]);
    expect(text().match(/Bağlantı yok/g)).to.have.length(4);
    const [elsewhere, own] = links.slice(4);
    expect([elsewhere?.href, elsewhere?.target, elsewhere?.rel]).to.deep.equal([
      "https://bulut.example/1.pdf?imza=1",
      "_blank",
      "noopener noreferrer nofollow",
    ]);
    expect(own?.href).to.equal(`${location.origin}/dosya/2.pdf`);
  });

  it("shows the files when the filters fail", async () => {
    answer(({ url }) => (isChoices(url) ? new Response("{}", { status: 500 }) : undefined));
    await show();
    await listed(usualPageSize);
    await seen("Filtreler yüklenemedi.");
    restore();
    await stage.press("Yeniden Yükle");
    const input = await field("Dosya türü");
    await eventually(() => {
      input.click();
      return options().length === 7;
    }, "types");
  });
});
