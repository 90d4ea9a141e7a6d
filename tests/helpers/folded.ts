import { expect } from "chai";
import { eventually } from "./page.ts";

/** In a phone's width the list comes first, and the figures are folded into one line that opens. `cards`: selector of the figures. */
export async function expectFoldedFigures(element: HTMLElement, list: string, cards: string): Promise<void> {
  element.style.width = "390px";
  const root = element.shadowRoot as ShadowRoot;
  const line = await eventually(() => {
    const button = root.querySelector<HTMLButtonElement>(".fold-line");
    return button?.querySelector(".fold-figures > span") ? button : null;
  }, "the line of figures");
  const listPart = await eventually(() => root.querySelector(list), "the list");
  const isShown = () => [...root.querySelectorAll(cards)].some((card) => card.getClientRects().length > 0);
  expect(isShown(), "cards are folded").to.equal(false);
  expect(line.getAttribute("aria-expanded")).to.equal("false");
  expect(listPart.getBoundingClientRect().top).to.be.lessThan(line.getBoundingClientRect().top);
  // The folded figures fit into one line.
  expect(line.getBoundingClientRect().height).to.be.lessThan(50);
  const figures = line.querySelector(".fold-figures") as HTMLElement;
  expect(figures.scrollWidth).to.be.at.most(figures.clientWidth);
  line.click();
  await eventually(isShown, "the cards");
  expect(line.getAttribute("aria-expanded")).to.equal("true");
  // In a wide element they are above the list, and there is no line.
  element.style.width = "1000px";
  await eventually(() => line.getClientRects().length === 0, "no line");
  const [card] = root.querySelectorAll(cards);
  expect(card?.getBoundingClientRect().top).to.be.lessThan(listPart.getBoundingClientRect().top);
}
