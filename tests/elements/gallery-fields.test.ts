import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import { eventually, settled } from "../helpers/page.ts";
import { click, focused, focusOn, press, useGallery } from "./gallery/stage.ts";

/** URL of the gallery page's script, in the same folder of the bundle. */
const gallery = import.meta.url.replace(/[^/]*$/, "gallery-page.js");

describe("the fields of the kit", () => {
  const { root, find, calls, openPanel, button, field } = useGallery(gallery);

  describe("fields", () => {
    it("writes the phone's groups while the caret stays beside what was typed", async () => {
      const phone = await field("Telefon");
      phone.focus();
      await sendKeys({ type: "05321234567" });
      expect(phone.value).to.equal("532 123 45 67");
      expect(calls().at(-1)).to.equal('phone "5321234567"');
      phone.setSelectionRange(4, 4);
      await press("Backspace");
      expect(phone.value).to.equal("531 234 56 7");
      expect(phone.selectionStart).to.be.oneOf([2, 3]);
      await sendKeys({ type: "9" });
      expect(phone.value).to.equal("539 123 45 67");
      expect(phone.selectionStart).to.be.oneOf([3, 4]);
      await sendKeys({ type: "x" });
      expect(phone.value).to.equal("539 123 45 67");
    });

    it("keeps what is too much of a phone in sight, typed or pasted, and says so at the field", async () => {
      const phone = await field("Telefon");
      const problem = () =>
        (phone.getRootNode() as ShadowRoot).getElementById(phone.getAttribute("aria-describedby") ?? "")?.textContent;
      phone.focus();
      await press("Control+a", "Delete");
      await sendKeys({ type: "0212555443322" });
      expect(phone.value).to.equal("212 555 44 33 22");
      expect(phone.getAttribute("aria-invalid")).to.equal("true");
      expect(problem()).to.contain("12 hane yazdınız");
      await press("Backspace", "Backspace");
      expect(phone.value).to.equal("212 555 44 33");
      expect(phone.getAttribute("aria-invalid")).to.equal("false");
    });

    it("takes a pasted phone with any prefix in place of what was there", async () => {
      const phone = await field("Telefon");
      for (const text of ["+90 (532) 418 06 72", "0090 532 418 06 72", "0532 4180672"]) {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text", text);
        phone.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        await settled();
        expect(phone.value).to.equal("532 418 06 72");
        phone.focus();
        await press("Control+a", "5");
        expect(phone.value).to.equal("5");
      }
    });

    it("chooses a day by the keyboard, in Turkish, not before the first allowed one", async () => {
      const opener = await find("button[aria-label='Tarih: takvimi aç']");
      opener.focus();
      await press("Enter");
      await focusOn((element) => element.getAttribute("aria-label") === "1 Aralık 2026 Salı, seçili", "the day");
      await press("ArrowRight");
      await focusOn((element) => element.textContent === "2", "the next day");
      await press("Enter");
      await focusOn((element) => element === opener, "the button");
      expect(calls().at(-1)).to.equal('day "2026-12-02"');
      expect((await field("Tarih")).value).to.equal("02.12.2026");
      await press("Enter");
      await eventually(() => openPanel()?.querySelector("table"), "the calendar");
      const panel = openPanel() as HTMLElement;
      const names = [...panel.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
      expect(names.join()).not.to.match(/Next|Previous|Today|December|Monday/);
      expect(panel.querySelector("thead")?.textContent).to.equal("PtSaÇaPeCuCtPz");
      await click(panel.querySelector(".rdp-button_previous") as Element);
      await eventually(() => panel.querySelector(".rdp-today button")?.textContent === "21", "today, the 21st");
      expect(panel.querySelectorAll(".rdp-disabled button")).to.have.length(20);
      expect(panel.querySelector(".holidays")).to.equal(null);
      await click(panel.querySelector(".rdp-button_next") as Element);
      await click(panel.querySelector(".rdp-button_next") as Element);
      await eventually(() => panel.querySelector(".holidays")?.textContent === "1 Oca Yılbaşı", "the holiday's name");
      expect(panel.querySelector(".holiday button")?.getAttribute("aria-label")).to.equal("1 Ocak 2027 Cuma, Yılbaşı");
      await press("Escape");
    });

    it("says what is wrong with a typed day", async () => {
      const day = await field("Tarih");
      day.focus();
      await press("Control+a");
      await sendKeys({ type: "31.02.2027" });
      expect(calls().at(-1)).to.equal("day null");
      await press("Tab");
      await eventually(() => day.getAttribute("aria-invalid") === "true", "the error");
      const described = root().querySelector(`#${CSS.escape(day.getAttribute("aria-describedby") ?? "")}`);
      expect(described?.textContent).to.equal("Tarihi gg.aa.yyyy biçiminde yazın.");
      day.focus();
      await press("Control+a");
      await sendKeys({ type: "1.1.2026" });
      await eventually(() => root().textContent?.includes("En erken 21.11.2026 seçilebilir."), "the limit");
    });

    it("empties a search by Esc and by its cross", async () => {
      const search = await field("Ad, telefon");
      search.focus();
      await sendKeys({ type: "ışık" });
      await press("Escape");
      expect(search.value).to.equal("");
      await sendKeys({ type: "ışık" });
      await click(await find("button[aria-label='Aramayı temizle']"));
      expect(search.value).to.equal("");
      expect(focused() === search).to.equal(true);
    });

    it("finds options with Turkish letters or without, and clears them all", async () => {
      const search = await field("Seçeneklerde ara");
      search.focus();
      await sendKeys({ type: "isik" });
      const rows = () => [...root().querySelectorAll(".check-list .check-text")].map((row) => row.textContent);
      await eventually(() => rows().length === 1, "one row");
      expect(rows()).to.deep.equal(["Işıklar"]);
      await press("Tab", "Tab", "Space");
      expect(calls().at(-1)).to.equal('districts ["d2"]');
      await click(await button("Bulunan 1 Seçeneği Seç"));
      expect(calls().at(-1)).to.equal('districts ["d2"]');
      await click(await button("Tümünü Temizle"));
      expect(calls().at(-1)).to.equal("districts []");
      await focusOn((element) => element.matches(".check-foot"), "what is around the button");
    });
  });

  describe("Shoelace's checkbox", () => {
    const inner = (index: number) => {
      const element = root().querySelectorAll("shuttle-sl-checkbox")[index];
      return element?.shadowRoot?.querySelector("input") as HTMLInputElement;
    };

    it("is 18 px on a page of another font size, in our colours, with its mark and without a request", async () => {
      const control = inner(0).parentElement?.querySelector("[part~=control]") as HTMLElement;
      await eventually(() => control.getBoundingClientRect().width > 17, "its size");
      expect(control.getBoundingClientRect().width).to.be.closeTo(18, 0.1);
      expect(getComputedStyle(control).backgroundColor).to.equal("rgb(116, 54, 118)");
      expect(control.querySelector("shuttle-sl-icon")?.shadowRoot?.querySelectorAll("svg path")).to.have.length(1);
      const pictures = performance.getEntriesByType("resource").filter(({ name }) => /\.svg|^data:/.test(name));
      expect(pictures).to.deep.equal([]);
    });

    it("changes by Space, stays as it is when that is refused, and says so", async () => {
      inner(0).focus();
      await press("Space");
      expect(calls().at(-1)).to.equal("today false");
      await eventually(() => !inner(0).checked, "the change");
      inner(1).focus();
      await press("Space");
      expect(calls().at(-1)).to.equal("refused");
      await settled();
      expect(inner(1).checked).to.equal(false);
      expect(inner(2).disabled).to.equal(true);
    });
  });

  describe("Shoelace's radio group", () => {
    const radios = (look: string) => [...root().querySelectorAll<HTMLElement>(`.radio-${look} > [role=radio]`)];
    const checked = () => radios("list").map(({ ariaChecked }) => ariaChecked);

    it("is one stop of Tab, chooses by arrows, and Enter sends the form", async () => {
      const [first, second] = radios("list");
      await eventually(() => first?.tabIndex === 0 && second?.tabIndex === -1, "one stop");
      first?.focus();
      await press("Space");
      expect(calls().at(-1)).to.equal('reason "moved"');
      await press("ArrowDown");
      await eventually(() => focused() === second && checked().join() === "false,true", "the second");
      expect([first?.tabIndex, second?.tabIndex]).to.deep.equal([-1, 0]);
      expect(calls().at(-1)).to.equal('reason "leave"');
      await press("Enter");
      expect(calls().at(-1)).to.equal("sent");
      await press("ArrowDown");
      await eventually(() => focused() === first && checked().join() === "true,false", "the first again");
    });

    it("is still reached by Tab when its choice was taken back", async () => {
      await click(radios("list")[0] as HTMLElement);
      await eventually(() => checked().join() === "true,false", "a choice");
      await click(await button("Nedeni Sil"));
      expect(calls().at(-1)).to.equal("reason null");
      await eventually(() => checked().join() === "false,false" && radios("list")[0]?.tabIndex === 0, "the way back");
    });

    it("draws its circles in our colours, at the size of its look, and says what is required", async () => {
      const control = (radio: HTMLElement | undefined) =>
        radio?.shadowRoot?.querySelector("[part~=control]") as Element;
      const [list, chip] = [radios("list")[0], radios("chips")[1]];
      await eventually(() => chip?.ariaChecked === "true" && control(chip), "the circles");
      expect(control(list).getBoundingClientRect().width).to.be.closeTo(18, 0.1);
      expect(control(chip).getBoundingClientRect().width).to.be.closeTo(16, 0.1);
      expect(getComputedStyle(control(chip)).borderColor).to.equal("rgb(116, 54, 118)");
      expect(chip?.getBoundingClientRect().height).to.be.closeTo(34, 0.1);
      const label = root().querySelector(".radio-list")?.shadowRoot?.querySelector("label") as Element;
      // Generated content after a label would become part of its accessible name.
      expect(getComputedStyle(label, "::after").content).to.equal('"*"');
    });
  });
});
