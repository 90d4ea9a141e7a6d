import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { expect } from "chai";
import { eventually, settled } from "../helpers/page.ts";
import { click, focused, focusOn, press, useGallery } from "./gallery/stage.ts";

/** URL of the gallery page's script, in the same folder of the bundle. */
const gallery = import.meta.url.replace(/[^/]*$/, "gallery-page.js");

describe("the overlays of the kit", () => {
  const { root, find, calls, openPanel, button } = useGallery(gallery);

  describe("a popup", () => {
    it("lies over everything, takes the focus in and gives it back by Esc", async () => {
      const opener = await find("button[aria-haspopup=dialog].button");
      opener.focus();
      await press("Enter");
      await focusOn((element) => element instanceof HTMLInputElement && element.type === "search", "its search");
      const panel = openPanel() as HTMLElement;
      const box = panel.getBoundingClientRect();
      expect(box.left).to.be.at.least(8);
      expect(box.right).to.be.at.most(document.documentElement.clientWidth - 8);
      // The ancestor with `overflow: hidden` does not clip the panel.
      const below = root().elementFromPoint(box.left + box.width / 2, box.bottom - 6);
      expect(panel.contains(below)).to.equal(true);
      expect(getComputedStyle(panel).fontSize).to.equal("14px");
      expect(getComputedStyle(panel).textTransform).to.equal("none");
      expect(opener.getAttribute("aria-expanded")).to.equal("true");
      await press("Escape");
      await focusOn((element) => element === opener, "its button");
      expect(openPanel() === null).to.equal(true);
    });

    it("closes at its button and beside it, and does not open again", async () => {
      const opener = await find("button[aria-haspopup=dialog].button");
      await click(opener);
      await eventually(() => openPanel()?.firstElementChild, "its content");
      await click(opener);
      await eventually(() => !openPanel(), "its end");
      await settled();
      expect(openPanel() === null).to.equal(true);
      await click(opener);
      await eventually(() => openPanel()?.firstElementChild, "its content");
      await sendMouse({ type: "click", position: [2, 2] });
      await eventually(() => !openPanel(), "its end");
      await focusOn((element) => element === opener, "its button");
    });

    it("works inside of a modal dialog, where Esc closes the popup alone", async () => {
      await click(await find("[data-opens=form]"));
      const opener = await find("dialog button[aria-haspopup=dialog].button");
      await click(opener);
      const search = await focusOn(
        (element) => element instanceof HTMLInputElement && element.type === "search",
        "search",
      );
      expect(root().querySelector("dialog")?.contains(search)).to.equal(true);
      await press("Escape");
      await focusOn((element) => element === opener, "its button");
      expect(root().querySelector("dialog")?.open).to.equal(true);
      await press("Escape");
      await eventually(() => !root().querySelector("dialog"), "the dialog's end");
    });
  });

  describe("a menu", () => {
    const open = async () => {
      const opener = await find("button[aria-haspopup=menu]");
      opener.focus();
      await press("ArrowDown");
      await focusOn((element) => element.textContent === "İndir", "the first command");
      return opener;
    };

    it("moves by arrow keys and by letters, Turkish or not, and around", async () => {
      await open();
      await press("ArrowDown");
      await focusOn((element) => element.textContent === "Işıkları Aç", "the next");
      await press("End");
      await focusOn((element) => element.textContent === "Paylaş", "the last");
      await press("ArrowDown");
      await focusOn((element) => element.textContent === "İndir", "the first");
      await press("s");
      await focusOn((element) => element.textContent === "Şimdi Yazdır", "the one with ş");
    });

    it("runs a command after it has closed and given the focus back", async () => {
      const opener = await open();
      await press("ArrowDown", "Enter");
      await eventually(() => calls().includes("command Işıkları Aç"), "the command");
      expect(openPanel() === null).to.equal(true);
      expect(focused() === opener).to.equal(true);
    });

    it("does nothing for a disabled command, and Tab closes it", async () => {
      await open();
      await press("End", "Enter");
      expect(calls()).to.deep.equal([]);
      await press("Tab");
      await eventually(() => !openPanel(), "its end");
    });
  });

  describe("dialogs", () => {
    const answer = (state: "done" | "failed") => dispatchEvent(new CustomEvent("gallery-answer", { detail: state }));

    it("sends a form once, stays while it is sent, keeps what was typed, and gives the focus back", async () => {
      const opener = await find("[data-opens=form]");
      await click(opener);
      const reason = await eventually(
        () => root().querySelector<HTMLInputElement>("dialog input[type=text]"),
        "a field",
      );
      reason.focus();
      await sendKeys({ type: "Uzun süreli izin" });
      await press("Enter", "Enter");
      expect(calls().filter((call) => call === "submit")).to.have.length(1);
      const primary = await button("Gönderiliyor");
      expect(primary.getAttribute("aria-busy")).to.equal("true");
      expect(root().querySelector<HTMLElement>("dialog form")?.inert).to.equal(true);
      await press("Escape", "Escape", "Escape");
      await sendMouse({ type: "click", position: [3, 3] });
      await settled();
      expect(root().querySelector("dialog")?.open).to.equal(true);
      answer("failed");
      await focusOn((element) => element.textContent === "Beklenmedik Bir Hata Oluştu", "the outcome");
      await click(await button("Forma Dön"));
      expect(reason.value).to.equal("Uzun süreli izin");
      await click(await button("Dondur"));
      answer("done");
      await focusOn((element) => element.textContent === "Talebinizi Aldık", "the outcome");
      await click(await button("Tamam"));
      await focusOn((element) => element === opener, "the opener");
    });

    it("keeps Tab inside of a drawer, which lies at the right over the whole height", async () => {
      const opener = await find("[data-opens=drawer]");
      await click(opener);
      const drawer = await find<HTMLDialogElement>("dialog.drawer");
      const box = drawer.getBoundingClientRect();
      expect([box.top, Math.round(box.right), box.height]).to.deep.equal([0, innerWidth, innerHeight]);
      expect(box.width).to.be.closeTo(Math.min(460, innerWidth), 1);
      for (let step = 0; step < 12; step += 1) {
        await press("Tab");
        const element = focused();
        // Between the last and the first control Tab passes through the browser's own controls; the focus is then on `body`.
        expect(element === document.body || drawer.contains(element), element?.outerHTML ?? "").to.equal(true);
      }
      await press("Escape");
      await focusOn((element) => element === opener, "the opener");
    });

    it("closes at a click beside it", async () => {
      await click(await find("[data-opens=confirm]"));
      await eventually(() => root().querySelector("dialog")?.open, "the dialog");
      await sendMouse({ type: "click", position: [3, 3] });
      await eventually(() => !root().querySelector("dialog"), "its end");
    });
  });
});
