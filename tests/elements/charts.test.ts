import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import { toRgb } from "../../src/widgets/kit/map/palette.ts";
import { axeViolations, wcag } from "../helpers/axe.ts";
import { pixelsOf } from "../helpers/look.ts";
import { eventually, trackWarnings } from "../helpers/page.ts";
import { $isShown, defineTestCharts } from "./charts-element.tsx";

const violet = "rgb(102, 51, 110)";
const violetInTheDark = "rgb(184, 116, 199)";
const ochre = "rgb(184, 137, 33)";

describe("the charts", () => {
  const setPalette = (palette: object) => emulateMedia(palette as Parameters<typeof emulateMedia>[0]);
  const warnings = trackWarnings();
  const element = document.createElement("shuttle-charts-test");
  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const find = (selector: string, chart = "Hafta") =>
    all(`.sh-chart:has([aria-label="${chart}"]) :is(${selector})`)[0] as HTMLElement;
  const colorOf = (selector: string, property: string, chart?: string) =>
    getComputedStyle(find(selector, chart)).getPropertyValue(property);
  const canvas = () => find("canvas", "Yürüme") as unknown as HTMLCanvasElement;
  const drawsIn = (color: string) => eventually(() => pixelsOf(canvas()).has(color), `a line in ${color}`);
  const setTheme = async (theme: "light" | "dark") => {
    element.setAttribute("theme", theme);
    await eventually(() => element.shadowRoot?.querySelector(`.shuttle-root[data-shuttle-theme=${theme}]`), theme);
  };

  before(async () => {
    defineTestCharts();
    element.setAttribute("theme", "light");
    element.style.width = "480px";
    document.body.append(element);
    $isShown.set(true);
    await eventually(() => canvas()?.width > 0 && all(".sh-chart-solid").length === 4, "four charts");
  });
  after(() => {
    $isShown.set(false);
    element.remove();
    expect(warnings.stop()).to.deep.equal([]);
  });

  it("are pictures without barriers; only the line is on a canvas", async () => {
    expect(all(".sh-chart-plot").map((plot) => plot.querySelectorAll("canvas").length)).to.deep.equal([0, 0, 0, 1]);
    expect(await axeViolations(element, { runOnly: wcag })).to.deep.equal([]);
  });

  it("take another theme: the bars by CSS alone, the line drawn again", async () => {
    const bars = find(".sh-chart-solid");
    const before = bars.getAttribute("d");
    await drawsIn(violet);
    expect(colorOf(".sh-chart-solid", "fill")).to.equal(violet);
    await setTheme("dark");
    expect(find(".sh-chart-solid") === bars && bars.getAttribute("d") === before).to.equal(true);
    expect(colorOf(".sh-chart-solid", "fill")).to.equal(violetInTheDark);
    await drawsIn(violetInTheDark);
    expect(pixelsOf(canvas()).has(violet)).to.equal(false);
    await setTheme("light");
    await drawsIn(violet);
  });

  it("are light on paper, whatever the theme is", async () => {
    await setTheme("dark");
    await drawsIn(violetInTheDark);
    dispatchEvent(new Event("beforeprint"));
    // The browser lays out paper as soon as the event is over, so that a microtask is all there is time for.
    await Promise.resolve();
    expect(pixelsOf(canvas()).has(violet)).to.equal(true);
    await emulateMedia({ media: "print" });
    expect(colorOf(".sh-chart-solid", "fill")).to.equal(violet);
    expect(colorOf(".sh-chart-solid", "print-color-adjust")).to.equal("exact");
    await emulateMedia({ media: "screen" });
    dispatchEvent(new Event("afterprint"));
    await drawsIn(violetInTheDark);
    await setTheme("light");
  });

  it("fill their box when it changes, and stay while it is hidden", async () => {
    const widths = () => all(".sh-chart-picture").map((picture) => picture.getAttribute("viewBox")?.split(" ")[2]);
    expect(new Set(widths())).to.deep.equal(new Set(["480"]));
    element.style.width = "320px";
    await eventually(() => widths().every((width) => width === "320"), "narrow pictures");
    await eventually(() => canvas().getBoundingClientRect().width === 320, "a narrow canvas");
    const seen: (string | undefined)[] = [];
    const changes = new MutationObserver(() => seen.push(...widths()));
    for (const box of all(".sh-chart-box")) {
      changes.observe(box, { attributeFilter: ["viewBox"], subtree: true, childList: true });
    }
    const sizes: number[] = [];
    const observer = new ResizeObserver((entries) =>
      sizes.push(...entries.map(({ contentRect }) => contentRect.width)),
    );
    observer.observe(find(".sh-chart-box"));
    await eventually(() => sizes.includes(320), "its size");
    element.hidden = true;
    await eventually(() => sizes.includes(0), "no size");
    element.hidden = false;
    element.style.width = "480px";
    await eventually(() => widths().every((width) => width === "480"), "wide pictures");
    changes.disconnect();
    observer.disconnect();
    expect(seen, "nothing is drawn for no width at all").not.to.include("0");
  });

  it("are read with the keyboard: mark, tooltip, and words for a screen reader", async () => {
    for (const [chart, words, tooltip, mark] of [
      ["Hafta", "2. gün: Düzenli 337, Esnek 52, Toplam 389", "2. günDüzenli337Esnek52Toplam389", ".sh-chart-band"],
      ["Yürüme", "2 Kas: Yürüme 337, SLA 400", "2 KasYürüme337SLA400", ".sh-chart-dot"],
    ] as const) {
      find(".sh-chart-plot", chart).focus();
      await sendKeys({ press: "Home" });
      await sendKeys({ press: "ArrowRight" });
      await eventually(() => find("[aria-live]", chart).textContent === words, words);
      expect(find(".sh-chart-tooltip", chart).textContent).to.equal(tooltip);
      expect(find(mark, chart)).not.to.equal(undefined);
      await sendKeys({ press: "Escape" });
      await eventually(() => !find(".sh-chart-tooltip", chart), "no tooltip");
    }
  });

  it("follow a pointer, also in a scaled page", async () => {
    element.style.transform = "scale(0.5)";
    const plot = find(".sh-chart-plot");
    const { left, width, top } = plot.getBoundingClientRect();
    plot.dispatchEvent(new PointerEvent("pointermove", { clientX: left + width - 4, clientY: top + 9, bubbles: true }));
    await eventually(() => find(".sh-chart-tooltip")?.textContent.startsWith("5. gün"), "the last day");
    expect(find("[aria-live]").textContent).to.equal("");
    plot.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body }));
    await eventually(() => !find(".sh-chart-tooltip"), "no tooltip");
    element.style.transform = "";
  });

  it("keep their colours under a forced palette, and take its for words and lines", async () => {
    await setPalette({ forcedColors: "active" });
    const [words, grid] = [document.createElement("i"), document.createElement("i")];
    words.style.cssText = "color: CanvasText; forced-color-adjust: none";
    grid.style.cssText = "color: GrayText; forced-color-adjust: none";
    document.body.append(words, grid);
    expect(all(".sh-chart-bars").map((bars) => getComputedStyle(bars).color)).to.deep.equal([
      violet,
      ochre,
      violet,
      violet,
    ]);
    expect(pixelsOf(canvas()).has(violet)).to.equal(true);
    expect(colorOf("text:not([data-bold])", "fill")).to.equal(getComputedStyle(words).color);
    expect(toRgb(colorOf("[data-bold]", "fill"))).to.equal(toRgb(getComputedStyle(words).color));
    expect(colorOf(".sh-chart-grid", "stroke")).to.equal(getComputedStyle(grid).color);
    // Forecasts differ from the rest by more than their colour.
    expect(find(".sh-chart-hatching", "Faturalar").getAttribute("d")).to.match(/^M/);
    words.remove();
    grid.remove();
    await setPalette({ forcedColors: "none" });
  });

  it("take the colours that suit a dark forced palette, whatever their theme is, and their own again after it", async () => {
    await drawsIn(violet);
    await setPalette({ forcedColors: "active", colorScheme: "dark" });
    await drawsIn(violetInTheDark);
    expect(colorOf(".sh-chart-solid", "fill")).to.equal(violetInTheDark);
    await setPalette({ forcedColors: "none", colorScheme: "light" });
    await drawsIn(violet);
  });
});
