import { expect } from "chai";
import { eventually, settled } from "../helpers/page.ts";
import { moveTexts, replaceTexts } from "../helpers/translators.ts";
import { $words, defineTranslatedTest, type Words } from "./translated-element.tsx";

const first = $words.get();

/** Every part changes, goes, comes and moves. */
const states: readonly Words[] = [
  { ...first, count: 1 },
  { ...first, count: 1, hasMark: true },
  { ...first, count: 58, hasMark: true, keys: ["c", "a", "b"] },
  { ...first, count: 58, tail: null, keys: ["c", "b"] },
  { ...first, count: 3, tail: "yeni", keys: ["b", "d", "c"] },
  { ...first, count: 3, tail: "yeni", hasMark: true, keys: [] },
  first,
];

describe("an element on a translated page", () => {
  const stage = document.createElement("div");
  const errors: string[] = [];
  const noteError = (event: ErrorEvent) => errors.push(event.message);
  const root = (index: number) => stage.children[index]?.shadowRoot as ShadowRoot;
  const text = (index: number) => root(index).querySelector(".shuttle-root")?.textContent ?? "";
  const fonts = () => root(0).querySelectorAll("font").length;

  before(() => defineTranslatedTest());
  beforeEach(async () => {
    errors.length = 0;
    addEventListener("error", noteError);
    $words.set(first);
    stage.innerHTML = "<shuttle-translated-test></shuttle-translated-test>".repeat(2);
    document.body.append(stage);
    await eventually(() => text(0) !== "" && text(0) === text(1), "two elements");
  });
  afterEach(() => {
    removeEventListener("error", noteError);
    stage.remove();
    expect(errors).to.deep.equal([]);
  });

  for (const [way, translate] of Object.entries({ replaces: replaceTexts, moves: moveTexts })) {
    it(`says what an untranslated one says, when the translator ${way} its texts`, async () => {
      for (const [step, state] of states.entries()) {
        translate(root(0));
        await settled();
        expect(fonts(), `step ${step}: translated`).to.be.greaterThan(2);
        expect(text(0), `step ${step}: translated`).to.equal(text(1));
        $words.set(state);
        await eventually(() => root(1).querySelector("h3")?.textContent === String(state.count), "the next state");
        await settled();
        expect(text(0), `step ${step}: after a change`).to.equal(text(1));
      }
    });
  }

  it("translates again what was translated, and leaves nothing when the translation is taken back", async () => {
    const { innerHTML } = root(1);
    replaceTexts(root(0));
    await settled();
    const outer = () => [...root(0).querySelectorAll("font:not(font > font)")];
    for (const font of outer()) {
      const other = document.createElement("font");
      other.append(font.textContent ?? "");
      font.replaceWith(other);
    }
    await settled();
    expect(text(0)).to.equal(text(1));
    // Half of them by a copy, half by the texts that were there.
    for (const [index, font] of outer().entries()) {
      const own = font.previousSibling;
      font.replaceWith(index % 2 === 0 || !(own instanceof Text) ? (font.textContent ?? "") : own);
    }
    await settled();
    expect(root(0).innerHTML).to.equal(innerHTML);
    $words.set({ ...first, count: 4, hasMark: true });
    await eventually(() => text(1).startsWith("4 "), "the next state");
    expect(text(0)).to.equal(text(1));
  });
});
