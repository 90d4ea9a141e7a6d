import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { $words, defineTranslatedTest } from "./translated-element.tsx";

describe("an element that couldn't be rendered", () => {
  const first = $words.get();
  const { error } = console;

  // React logs the error that the element catches.
  before(() => {
    console.error = () => {};
    defineTranslatedTest();
  });
  after(() => {
    console.error = error;
    document.body.replaceChildren();
  });

  it("is rendered anew by `refresh()`, which is a load with an event of its own", async () => {
    const element = document.createElement("shuttle-translated-test") as HTMLElement & { refresh(): Promise<void> };
    const heard: string[] = [];
    for (const event of ["shuttle-ready", "shuttle-error"])
      element.addEventListener(event, ({ type }) => heard.push(type));
    document.body.append(element);
    const find = (selector: string) => element.shadowRoot?.querySelector(selector);
    await eventually(() => heard.length === 1 && find("h3"), "the content");

    $words.set({ ...first, keys: null as never });
    await eventually(() => heard.length === 2 && find(".state-panel"), "the failure");
    await element.refresh();
    await eventually(() => heard.length === 3 && find(".state-panel"), "the failure again");
    $words.set(first);
    await element.refresh();
    await eventually(() => heard.length === 4 && find("h3"), "the content again");
    expect(heard).to.deep.equal(["shuttle-ready", "shuttle-error", "shuttle-error", "shuttle-ready"]);
  });
});
