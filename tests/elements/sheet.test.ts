import { axeViolations, wcag } from "../helpers/axe.ts";
import { expect } from "chai";
import { eventually, trackWarnings } from "../helpers/page.ts";
import type * as sheetPage from "./sheet-page.tsx";

type SheetPage = typeof sheetPage;
interface FrameWindow extends Window {
  sheetPage?: SheetPage;
  Worker: typeof Worker;
}

/** URL of the sheet page's script, in the same folder of the bundle. */
const file = import.meta.url.replace(/[^/]*$/, "sheet-page.js");
const elsewhere = file.replace(location.origin, `http://127.0.0.1:${location.port}`);
const workerFile = file.replace("sheet-page.js", "assets/sheet.worker");
const never = () => new AbortController().signal;

/** Opens a page with its content security policy in a frame, and records the URLs of its workers. */
async function open(page: string, address = file) {
  const frame = document.createElement("iframe");
  frame.src = `/tests/elements/sheet-frames/${page}.html#${address}`;
  document.body.append(frame);
  const inside = frame.contentWindow as FrameWindow;
  const kit = await eventually(() => (frame.contentWindow as FrameWindow).sheetPage, `the kit in ${page}`);
  return { kit, workers: watchWorkers(inside), close: () => frame.remove() };
}

function watchWorkers(inside: FrameWindow): string[] {
  const asked: string[] = [];
  inside.Worker = class extends inside.Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      asked.push(String(address));
      super(address, options);
    }
  };
  return asked;
}

async function exportIn(kit: SheetPage, count: number) {
  const steps: sheetPage.ExportProgress[] = [];
  const exported = await kit.exportWorkbook(kit.toWorkbook(kit.rowsOf(count)), "xlsx", {
    signal: never(),
    onProgress: (step) => steps.push(step),
  });
  const { rows } = await kit.readSheet(exported.blob, { limit: 200_000 });
  return { exported, rows: rows.map(({ cells }) => cells), steps };
}

describe("the spreadsheet writer", () => {
  let opened: { close(): void } | null = null;
  afterEach(() => opened?.close());

  it("works in a worker of the bundle under worker-src 'self' and Trusted Types, complete and in order", async () => {
    const { kit, workers } = (opened = await open("self"));
    const { rows, steps, exported } = await exportIn(kit, 5_000);
    expect(rows).to.have.length(5_001);
    expect(rows[0]).to.deep.equal(kit.toWorkbook([]).sheets[0]?.columns.map(({ header }) => header));
    expect(rows.slice(1).map(([, , phone]) => phone)).to.deep.equal(kit.rowsOf(5_000).map(({ phone }) => phone));
    expect(rows[1]).to.deep.equal([
      "Çağla Işık 0",
      "kisi.0@lodos.example",
      "05320000000",
      "Barbaros Mah. Ihlamur Sok. No 0, Beşiktaş / İstanbul",
      "Hat 0",
      "Durak 0",
      "Dondurulmuş",
      "0",
      "0,5",
      "0,25",
      "0",
      "19.11.2026 00:30",
    ]);
    expect(exported.blob.type).to.contain("spreadsheetml");
    expect(steps.at(-1)).to.deep.equal({ done: 5_000, total: 5_000, phase: "file", isPausing: false });
    // One for the export, one for reading it back.
    expect(workers).to.have.length(2);
    for (const address of workers) expect(address).to.contain(workerFile);
  });

  it("works in a worker from a blob when the bundle is of another origin", async () => {
    const { kit, workers } = (opened = await open("any", elsewhere));
    const { rows, steps } = await exportIn(kit, 300);
    expect(rows).to.have.length(301);
    expect(steps.some(({ isPausing }) => isPausing)).to.equal(false);
    expect(workers.map((address) => address.slice(0, 5))).to.deep.equal(["blob:", "blob:"]);
  });

  const pages = [
    ["no worker is allowed", "none", file],
    ["the bundle is of another origin and no blob is allowed", "foreign", elsewhere],
  ] as const;
  for (const [reason, page, address] of pages) {
    it(`says that the page will pause, then works on the main thread, when ${reason}`, async () => {
      const { kit } = (opened = await open(page, address));
      const { rows, steps } = await exportIn(kit, 300);
      expect(rows).to.have.length(301);
      expect(steps[0]).to.deep.equal({ done: 0, total: null, phase: "rows", isPausing: true });
    });
  }

  it("works on the main thread when a worker never answers", async () => {
    const { kit } = (opened = await open("self"));
    const inside = (document.querySelector("iframe") as HTMLIFrameElement).contentWindow as FrameWindow;
    let ended = 0;
    // Shortens the writer's timeouts, five seconds for each of two ways to start a worker.
    inside.setTimeout = ((act: () => void, delay = 0) =>
      window.setTimeout(act, delay / 100)) as typeof inside.setTimeout;
    inside.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {
        ended += 1;
      }
    } as unknown as typeof Worker;
    const engine = await kit.openEngine({ signal: never() });
    expect(engine.isOnMainThread).to.equal(true);
    expect(ended).to.equal(2);
  });

  /** Replaces workers by one that succeeds in everything except the method `broken`. */
  function breakWorker(broken: string) {
    const inside = (document.querySelector("iframe") as HTMLIFrameElement).contentWindow as FrameWindow;
    inside.Worker = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.answer({ kind: "ready" }));
      }
      answer(data: object) {
        this.dispatchEvent(new MessageEvent("message", { data }));
      }
      postMessage({ id, method }: { id: number; method: string }) {
        const outcome = method === broken ? { kind: "error", message: "Ali Kara" } : { kind: "result" };
        setTimeout(() => this.answer({ id, ...outcome }));
      }
      terminate() {}
    } as unknown as typeof Worker;
  }

  it("works on the main thread when a worker runs but can't load the writer", async () => {
    const { kit } = (opened = await open("self"));
    breakWorker("begin");
    const steps: sheetPage.ExportProgress[] = [];
    const exported = await kit.exportWorkbook(kit.toWorkbook(kit.rowsOf(30)), "xlsx", {
      signal: never(),
      onProgress: (step) => steps.push(step),
    });
    expect(exported.rows).to.equal(30);
    expect(steps[0]).to.deep.include({ isPausing: true });
  });

  it("says that it was the worker when that fails later", async () => {
    const { kit } = (opened = await open("self"));
    breakWorker("add");
    const failed = await exportIn(kit, 30).catch((error: Error) => error);
    expect(failed).to.have.property("message", "The export failed in the worker: Error.");
  });

  it("ends its worker at once when it is given up, at any moment", async () => {
    const { kit } = (opened = await open("self"));
    const inside = (document.querySelector("iframe") as HTMLIFrameElement).contentWindow as FrameWindow;
    const running = new Set<Worker>();
    inside.Worker = class extends inside.Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        running.add(this);
      }
      override terminate() {
        running.delete(this);
        super.terminate();
      }
    };
    const workbook = kit.toWorkbook(kit.rowsOf(20_000));
    for (const delay of [0, 60, 400, 900]) {
      const given = new AbortController();
      const work = kit.exportWorkbook(workbook, "xlsx", { signal: given.signal, onProgress: () => undefined });
      const ended = work.then(
        () => "finished",
        (error: Error) => error.name,
      );
      await new Promise((resolve) => setTimeout(resolve, delay));
      given.abort();
      expect(await ended, `after ${delay} ms`).to.equal("AbortError");
      await eventually(() => running.size === 0, `the worker's end after ${delay} ms`);
    }
  });
});

describe("Excel'e Aktar", () => {
  let kit: SheetPage;
  let element: HTMLElement;
  let warnings: ReturnType<typeof trackWarnings>;
  const saved: { name: string; address: string }[] = [];
  const click = HTMLAnchorElement.prototype.click;
  const root = () => element.shadowRoot as ShadowRoot;
  const text = () => root().querySelector(".toast")?.textContent ?? "";
  const button = () => eventually(() => root().querySelector<HTMLButtonElement>("[aria-haspopup=menu]"), "the button");
  const choose = async (label: string) => {
    (await button()).click();
    const items = () => [...root().querySelectorAll<HTMLElement>("[role=menuitem]")];
    (await eventually(() => items().find(({ textContent }) => textContent?.includes(label)), label)).click();
  };
  const cancel = () => eventually(() => root().querySelector<HTMLButtonElement>(".toast .button"), "Vazgeç");

  before(async () => {
    kit = (await import(/* @vite-ignore */ file)) as SheetPage;
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      if (this.download) saved.push({ name: this.download, address: this.href });
      else click.call(this);
    };
  });
  after(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  beforeEach(() => {
    warnings = trackWarnings();
    saved.length = 0;
    element = document.createElement("shuttle-sheet-test");
    document.body.append(element);
  });
  afterEach(() => {
    element.remove();
    expect(warnings.stop()).to.deep.equal([]);
  });

  it("shows how far it is while pages come, stays usable, and hands the file over", async () => {
    const { pages, next, waiting } = kit.heldPages(240, 73);
    kit.source.rows = pages;
    const events: unknown[] = [];
    element.addEventListener("shuttle-export", (event) => events.push(event.detail));
    await choose("Excel (.xlsx)");
    await eventually(() => text().includes("Yolcu Listesi.xlsx hazırlanıyor"), "the head");
    const step = async (shown: string) => {
      await eventually(waiting, "a request");
      next();
      await eventually(() => text().includes(shown), shown);
    };
    await step("73 / 240");
    const bar = root().querySelector("[role=progressbar]");
    expect(bar?.getAttribute("aria-valuenow")).to.equal("30");
    await step("146 / 240");
    await choose("CSV (.csv)");
    expect(text(), "not started twice").to.contain(".xlsx hazırlanıyor");
    (await button()).click();
    await eventually(() => (next(), text().includes("Yolcu Listesi.xlsx indirildi. 240 satır aktarıldı.")), "success");
    expect(events).to.deep.equal([{ widget: "sheet-test", file: "Yolcu Listesi.xlsx", rows: 240 }]);
    expect(saved.map(({ name }) => name)).to.deep.equal(["Yolcu Listesi.xlsx"]);
    const blob = await (await fetch(saved[0]?.address ?? "")).blob();
    expect((await kit.readSheet(blob, { limit: 1000 })).rows).to.have.length(241);
  });

  it("has no accessibility fault, in any state and theme", async () => {
    const { pages, next, waiting } = kit.heldPages(240, 120);
    const faults = () => axeViolations(element, { runOnly: wcag });
    for (const theme of ["light", "dark"]) {
      element.setAttribute("theme", theme);
      kit.source.rows = pages;
      await choose("CSV (.csv)");
      await eventually(waiting, "a request");
      expect(await faults(), `${theme}, running`).to.deep.equal([]);
      next();
      await eventually(() => text().includes("120 / 240"), "progress");
      expect(await faults(), `${theme}, half`).to.deep.equal([]);
      await eventually(waiting, "a request");
      next();
      await eventually(() => text().includes("indirildi"), "success");
      expect(await faults(), `${theme}, done`).to.deep.equal([]);
    }
  });

  it("given up, it is gone at once, with its requests, and nothing is saved", async () => {
    const { pages, next, waiting } = kit.heldPages(500, 250);
    kit.source.rows = pages;
    await choose("CSV (.csv)");
    await eventually(() => (next(), text().includes("250 / 500")), "progress");
    (await cancel()).click();
    await eventually(() => text() === "", "no panel");
    expect(root().activeElement, "focus").to.equal(await button());
    expect(waiting()).to.be.lessThan(2);
    expect(saved).to.deep.equal([]);
  });

  it("says what failed, and starts again", async () => {
    let isBroken = true;
    const rows = kit.rowsOf(3);
    kit.source.rows = async function* pages() {
      await Promise.resolve();
      if (isBroken) throw new TypeError("kopuk");
      yield { rows, count: 3 };
    };
    await choose("CSV (.csv)");
    await eventually(() => text().includes("Yolcu Listesi.csv hazırlanamadı."), "the failure");
    expect(root().querySelector("[role=alert]")).to.not.equal(null);
    expect(warnings.take()).to.have.length(1);
    isBroken = false;
    (await eventually(() => root().querySelector<HTMLButtonElement>(".toast .link"), "Yeniden Dene")).click();
    await eventually(() => text().includes("Yolcu Listesi.csv indirildi. 3 satır aktarıldı."), "success");
    const saves = await (await fetch(saved[0]?.address ?? "")).arrayBuffer();
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(saves).slice(0, 10)).to.equal("\uFEFFAd soyad;");
  });

  it("removed while it works, it stops", async () => {
    const { pages, next } = kit.heldPages(500, 250);
    kit.source.rows = pages;
    await choose("Excel (.xlsx)");
    await eventually(() => (next(), text().includes("250 / 500")), "progress");
    element.remove();
    next();
    await eventually(() => root().childElementCount === 0, "taken down");
    expect(saved).to.deep.equal([]);
  });
});
