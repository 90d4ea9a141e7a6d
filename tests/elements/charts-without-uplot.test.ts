import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { $isShown, defineTestCharts } from "./charts-element.tsx";

describe("a line whose library doesn't run", () => {
  it("is a table with a word about it; the bars stay", async () => {
    // Makes importing uPlot fail: it creates a number format for the browser's language, and this one is invalid.
    Object.defineProperty(navigator, "language", { configurable: true, value: "en-US@posix" });
    defineTestCharts();
    const element = document.body.appendChild(document.createElement("shuttle-charts-test"));
    $isShown.set(true);
    const notice = await eventually(() => element.shadowRoot?.querySelector(".sh-chart-notice"), "the notice");
    expect(notice.textContent).to.equal("Grafik çizilemedi, değerler tabloda gösteriliyor.");
    const region = notice.parentElement?.querySelector("[role=region]");
    expect(region?.getAttribute("aria-label")).to.equal("Yürüme");
    expect(region?.querySelectorAll("tbody tr")).to.have.length(28);
    await eventually(() => element.shadowRoot?.querySelectorAll(".sh-chart-solid").length === 4, "the bars");
    element.remove();
  });
});
