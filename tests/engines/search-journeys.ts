import { expect } from "vitest";
import { withoutToken } from "../helpers/without-token.ts";
import { toWanted } from "./person.ts";
import type { Stage } from "./stage.ts";

const patience = { timeout: 90_000, interval: 50 };
/** A page with the whole shell and little content. */
const quietPlace = "/deactive?type=billing-module";
const launcher = toWanted("button", "Portalda ara");
const box = toWanted("combobox", "Portalda ara");

/** Group and text of the active option, which Enter takes, from the ARIA attributes that a screen reader uses. */
const heard = (stage: Stage) =>
  stage.engine().evaluate<readonly string[]>(`(() => {
    const option = document.getElementById(document.activeElement.getAttribute("aria-activedescendant"));
    const group = option?.closest("[role=group]");
    const title = group && document.getElementById(group.getAttribute("aria-labelledby"));
    return [title?.textContent ?? "", option?.textContent ?? ""];
  })()`);

/** Journeys through the portal's search. */
export const searchJourneys: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async "finds a person and a route from anywhere, and leaves no trace"(stage) {
    const person = await stage.enter("company", quietPlace);
    /** Opens the search over whatever is shown, and types when its field has the focus. */
    const lookFor = async (words: string) => {
      await person.press("Control+K");
      await person.hasFocusOn(box);
      await person.type(words);
    };
    const hears = (group: string, option: RegExp) =>
      expect
        .poll(() => heard(stage), { ...patience, message: `${group}: ${option}` })
        .toEqual([group, expect.stringMatching(option)]);

    await person.goTo(launcher);
    await lookFor("mer");
    await person.sees(/\d+ sonuç/);
    await hears("Çalışanlar", /^Mer/);
    await person.finds(toWanted("group", "Rotalar"));
    await person.press("Escape");
    await person.hasFocusOn(launcher);
    expect(await stage.address()).toBe(quietPlace);

    await lookFor("ç kad");
    await hears("Çalışanlar", /^Kadir/);
    await person.press("Enter");
    await expect.poll(stage.address, patience).toMatch(/^\/personnel\?passenger=\d+$/);
    await person.finds(toWanted("heading", /Kadir/));

    await lookFor("merdivenkoy");
    await hears("Rotalar", /^Merdivenköy/);
    await person.press("Enter");
    await expect.poll(stage.address, patience).toMatch(/^\/route-details\/R-\d+$/);
    const kept = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title])";
    expect(withoutToken(await stage.engine().evaluate<string>(kept))).not.toMatch(/kad|merdiv/i);

    await stage.open(`${quietPlace}&embed=1`);
    // Records whether the portal has handled the key, and stops the browser's own search, which would take the focus out of the page.
    await stage.engine().evaluate(`addEventListener("keydown", (event) => {
      globalThis.pressed = event.key + " " + event.defaultPrevented;
      event.preventDefault();
    })`);
    await person.press("Control+K");
    await expect.poll(() => stage.engine().evaluate("globalThis.pressed"), patience).toBe("k false");
    await person.count(box, 0);
  },
};
