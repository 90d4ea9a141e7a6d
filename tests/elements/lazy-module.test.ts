import { expect } from "chai";
import { createElement, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { lazyModule, useLazyModule } from "../../src/widgets/kit/element/lazy-module.ts";
import { eventually } from "../helpers/page.ts";

describe("a part whose code is loaded when it is first shown", () => {
  const box = document.createElement("div");
  const root = createRoot(box);
  after(() => root.unmount());

  it("is shown also when its code comes between rendering and the effects", async () => {
    const code = lazyModule(() => Promise.resolve({ words: "Buradayım" }));
    const statuses: string[] = [];
    function Part() {
      const { load } = useLazyModule(code);
      statuses.push(load.status);
      // Simulates another part that loads the same code.
      useLayoutEffect(() => void code.load(), []);
      return load.status === "ready" ? load.data.words : null;
    }
    root.render(createElement(Part));
    await eventually(() => box.textContent === "Buradayım", "the part");
    expect(statuses[0]).to.equal("loading");
  });
});
