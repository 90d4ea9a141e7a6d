import { describe, expect, it } from "vitest";
import type { Point } from "./engine.ts";
import { button, type Person, personAt, toWanted, type Wanted } from "./person.ts";
import type { Stage } from "./stage.ts";

const patience = { timeout: 90_000, interval: 50 };
const row = "tbody tr";

const count = (stage: Stage, selector: string) =>
  stage.engine().evaluate<number>(`pageWatch.findAll(${JSON.stringify(selector)}).length`);
const boxesOf = (stage: Stage, selector: string) =>
  stage.engine().evaluate<readonly (Point & { readonly width: number; readonly height: number })[]>(
    `pageWatch.findAll(${JSON.stringify(selector)}).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      })`,
  );
const style = (stage: Stage, selector: string, property: string) =>
  stage
    .engine()
    .evaluate<string>(`getComputedStyle(pageWatch.find(${JSON.stringify(selector)}))[${JSON.stringify(property)}]`);

/** Clicks with the pointer, after scrolling to the target. */
async function click(stage: Stage, wanted: Wanted): Promise<void> {
  await stage.person().finds(wanted);
  await stage.person().scrollTo(wanted);
  await stage.engine().click(await stage.person().finds(wanted));
}

/** Opens something, closes it with Escape, and asserts that the focus has returned to the opener. */
async function opensAndReturns(stage: Stage, opener: Wanted, isOpen: () => Promise<boolean>): Promise<void> {
  const person = stage.person();
  await person.activate(opener);
  await expect.poll(isOpen, { ...patience, message: `${String(opener.name)} opens` }).toBe(true);
  await person.press("Escape");
  await expect.poll(isOpen, { ...patience, message: `${String(opener.name)} closes` }).toBe(false);
  await person.hasFocusOn(opener);
}

/** Horizontal distance of the outermost stops on the screen, px. */
async function spread(stage: Stage): Promise<number> {
  const markers = await boxesOf(stage, ".sh-map-marker");
  const xs = markers.map(({ x }) => x);
  return Math.max(...xs) - Math.min(...xs);
}

/** The same, once the map has stopped moving. */
async function stillSpread(stage: Stage): Promise<number> {
  let last = -1;
  await expect
    .poll(async () => {
      const now = await spread(stage);
      const isSame = now === last;
      last = now;
      return isSame;
    }, patience)
    .toBe(true);
  return last;
}

const all: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async "writes a file in a worker, under the page's policy"(stage) {
    const person = await stage.enter("company", "/personnel?search=%C5%9Fifa");
    await person.activate(button("Excel'e Aktar"));
    await person.arrowTo(toWanted("menuitem", /xlsx/));
    await person.press("Enter");
    const book = await stage.download();
    const [, people = ""] = /(\d+) çalışandan/.exec(await person.text()) ?? [];
    expect(book.rows(1)).toHaveLength(Number(people));
    expect(await stage.engine().evaluate<readonly string[]>("pageWatch.workers()")).toHaveLength(1);
  },

  async "draws a map that tells, chooses, moves and zooms"(stage) {
    const engine = stage.engine();
    const person = await stage.enter("company", "/airview");
    const [map] = await boxesOf(stage, ".sh-map");
    if (map === undefined) throw new Error("There is no map.");
    const middle = map.y + map.height / 2;
    const tooltip = () => engine.evaluate<string>('pageWatch.find(".sh-map-tooltip")?.textContent ?? ""');
    const findLine = async () => {
      for (let x = map.x + 340; x < map.x + map.width - 120; x += 6) {
        await engine.hover({ x, y: middle });
        if (/(?:Sabah|Akşam) \d{2}:\d{2}/.test(await tooltip())) return x;
      }
      throw new Error("No line of the map says what it is.");
    };
    await engine.click({ x: await findLine(), y: middle });
    await person.finds(button("Seçimi kaldır"));
    await expect.poll(() => count(stage, ".sh-map-marker"), patience).toBeGreaterThan(1);
    const before = await stillSpread(stage);
    await engine.wheel({ x: map.x + map.width / 2, y: middle }, -300);
    await expect.poll(() => spread(stage), patience).toBeGreaterThan(before * 1.2);
    const near = await stillSpread(stage);
    const [{ x: left } = { x: 0 }] = await boxesOf(stage, ".sh-map-marker");
    await person.goTo(toWanted("region", "Rota haritası"));
    await person.press("ArrowRight");
    await expect.poll(async () => (await boxesOf(stage, ".sh-map-marker"))[0]?.x, patience).not.toBe(left);
    await person.type("-");
    await expect.poll(() => spread(stage), patience).toBeLessThan(near);
  },

  async "lets the page scroll over a map in its text, and zooms by a pinch"(stage) {
    await stage.enter("company", "/route-details/R-17");
    await expect.poll(() => count(stage, ".sh-map-marker"), patience).toBeGreaterThan(1);
    const map = { role: "region", name: /haritası$/ };
    await stage.person().scrollTo(map);
    const place = await stage.person().finds(map);
    const before = await stillSpread(stage);
    await stage.engine().wheel(place, 40);
    await stage.person().sees(/Ctrl/);
    expect(await stillSpread(stage)).toBeCloseTo(before, 0);
    await stage.engine().wheel(await stage.person().finds(map), -300, { isPinch: true });
    await expect.poll(() => spread(stage), patience).toBeGreaterThan(before * 1.2);
  },

  async "steps through a calendar by keys"(stage) {
    const person = await stage.enter("company", "/past-trips?view=runs&day=2026-11-18");
    const opener = button(/takvimi aç$/);
    await person.activate(opener);
    const isOn = (day: RegExp) =>
      expect.poll(async () => (await person.focused())?.name, { ...patience, message: String(day) }).toMatch(day);
    await isOn(/18 Kasım 2026 Çarşamba/);
    await person.press("ArrowLeft");
    await isOn(/17 Kasım 2026 Salı/);
    await person.press("ArrowUp");
    await isOn(/10 Kasım 2026 Salı/);
    await person.press("PageUp");
    await isOn(/10 Ekim 2026 Cumartesi/);
    await person.press("PageDown", "Enter");
    await expect.poll(stage.address, patience).toContain("2026-11-10");
    await person.hasFocusOn(opener);
  },

  async "opens a drawer, a dialog and a menu, and gives the focus back"(stage) {
    const person = await stage.enter("company", "/personnel");
    const isModal = async () => (await count(stage, "dialog:modal")) > 0;
    await person.fill(toWanted("searchbox", "Ad, telefon veya rota ara"), "Belgin Akar");
    await person.count(button(/^Detay/, row), 1);
    await opensAndReturns(stage, button(/^Detay/, row), isModal);
    await opensAndReturns(stage, button("Kişi Ekle"), isModal);
    await opensAndReturns(stage, button("Excel'e Aktar"), async () => (await count(stage, "[role=menuitem]")) > 0);
  },

  async "opens a filter and a calendar, and gives the focus back"(stage) {
    const person = await stage.enter("company", "/booking");
    // `auto` only, because toasts are popovers too.
    const isOpen = async () => (await count(stage, "[popover=auto]:popover-open")) > 0;
    // Only the beginning of the names, because the filters' values aren't shown where there is little room.
    await opensAndReturns(stage, button(/^Rota/, ".table-toolbar"), isOpen);
    await opensAndReturns(stage, button(/^Tarih/, ".table-toolbar"), isOpen);
    await person.activate(button(/^Tarih/, ".table-toolbar"));
    await expect.poll(isOpen, patience).toBe(true);
    await person.activate(button("Geçen Ay"));
    await expect.poll(stage.address, patience).toContain("scheduled_date");
  },

  async "finds somebody in a list that opens while one types"(stage) {
    const person = await stage.enter("company", "/airview");
    const box = toWanted("combobox", "Çalışan ara");
    await person.fill(box, "belgin");
    await person.finds(toWanted("option", /Belgin/));
    await person.press("Escape");
    await person.count(toWanted("option", /Belgin/), 0);
    await person.hasFocusOn(box);
  },

  async "goes back and forth through what was open"(stage) {
    const person = await stage.enter("company", "/personnel");
    await click(stage, button(/^Detay/, row));
    await person.finds(button("Kapat"));
    await stage.engine().evaluate("history.back()");
    await expect.poll(() => count(stage, "dialog:modal"), patience).toBe(0);
  },

  async "prints without controls"(stage) {
    await stage.enter("company", "/route-details/R-17");
    // Not every engine's driver can print, so the print styles are applied to the screen.
    await stage.engine().evaluate("pageWatch.showAsPrinted()");
    expect(await style(stage, "nav[aria-label='Ana menü']", "display")).toBe("none");
    expect(await count(stage, ".area-actions")).toBe(0);
    expect(await count(stage, ".stop-list")).toBeGreaterThan(0);
  },

  async "shows only the content in a frame"(stage) {
    await stage.enter("company", "/overview?embed=1");
    expect(await count(stage, "nav[aria-label='Ana menü']")).toBe(0);
    expect(await count(stage, "header.portal-header, [role=banner]")).toBe(0);
    expect(await count(stage, "shuttle-overview")).toBe(1);
  },

  async "signs out in all tabs"(stage) {
    await stage.enter("company", "/overview");
    const other = await stage.engine().openTab();
    try {
      await other.open(`${stage.portal().address}/overview`);
      const second: Person = personAt(other);
      await second.finds(button(/Elif Şahin/));
      await second.activate(button(/Elif Şahin/));
      await second.arrowTo(toWanted("menuitem", /Çıkış/));
      await second.press("Enter");
      await second.finds({ role: "textbox", name: /KULLANICI ADI/i });
    } finally {
      await other.close();
      stage.forgetPerson();
    }
    await stage.person().finds({ role: "textbox", name: /KULLANICI ADI/i });
    expect(await stage.engine().evaluate<string | null>('localStorage.getItem("shuttle.session")')).toBeNull();
  },

  async "offers a retry in the place of an element whose code can't be had"(stage) {
    const find = stage.portal().lose(/\/overview\.js$/);
    const person = stage.person();
    const retry = button("Yeniden Yükle");
    try {
      await stage.engine().open(`${stage.portal().address}/intranet/`);
      await person.sees(/Bu bölüm yüklenemedi\. Yeniden deneyin veya sayfayı yenileyin\./);
      const told = () =>
        stage.state().then(({ faults }) => faults.filter((line) => line.startsWith("shuttle-error")).length);
      expect(await told()).toBe(3);
      await person.activate(retry);
      await expect.poll(told, patience).toBe(4);
      await person.hasFocusOn(retry);
    } finally {
      find();
    }
    await stage.open("/intranet/");
    expect(await count(stage, "shuttle-overview [role=alert]")).toBe(0);
  },

  async "works in a private window that keeps nothing"(stage) {
    stage.portal().refuseStorage(true);
    try {
      await stage.signIn("company");
      const person = stage.person();
      await person.activate(toWanted("link", /^Çalışanlar/));
      await person.finds(button(/^Detay/, row));
    } finally {
      stage.portal().refuseStorage(false);
      stage.forgetPerson();
    }
  },
};

/** Tests of features that engines implement differently. */
export function abilities(stage: Stage): void {
  describe("the portal", () => {
    it.each(Object.entries(all))("%s", async (_, prove) => {
      await prove(stage);
      await stage.expectNoFaults();
    });
  });
}
