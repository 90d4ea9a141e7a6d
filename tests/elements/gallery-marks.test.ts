import { axeViolations, wcag } from "../helpers/axe.ts";
import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { click, focusOn, press, useGallery } from "./gallery/stage.ts";

/** URL of the gallery page's script, in the same folder of the bundle. */
const gallery = import.meta.url.replace(/[^/]*$/, "gallery-page.js");

describe("the kit on a foreign page", () => {
  const { root, find, openPanel } = useGallery(gallery);

  it("leads from tab to tab by arrow keys", async () => {
    const [first] = root().querySelectorAll<HTMLElement>("[role=tab]");
    first?.focus();
    await press("ArrowLeft");
    await focusOn((element) => element.textContent?.startsWith("ISG") ?? false, "the last tab");
    expect(root().querySelector("[role=tabpanel]")?.textContent).to.equal("papers");
    expect(root().querySelectorAll("[role=tab][tabindex='0']")).to.have.length(1);
  });

  it("writes initials the Turkish way", () => {
    expect(root().querySelector(".avatar")?.textContent).to.equal("İÖ");
  });

  for (const name of ["form", "drawer", "popup", "calendar", "menu"] as const) {
    it(`has no findings of axe with ${name} open`, async () => {
      const openers = {
        form: "[data-opens=form]",
        drawer: "[data-opens=drawer]",
        popup: "button[aria-haspopup=dialog].button",
        calendar: "button[aria-label='Tarih: takvimi aç']",
        menu: "button[aria-haspopup=menu]",
      };
      await click(await find(openers[name]));
      await eventually(() => root().querySelector("dialog[open], .floating:popover-open > *"), name);
      if (name === "calendar") await eventually(() => openPanel()?.querySelector("table"), "the calendar");
      expect(await axeViolations(root().host, { runOnly: wcag })).to.deep.equal([]);
    });
  }
});
