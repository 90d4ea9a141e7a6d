import { describe, expect, it } from "vitest";
import { type BarsModel, layoutBars } from "../../../src/widgets/kit/chart/bars-layout.ts";
import { layoutLine } from "../../../src/widgets/kit/chart/line-layout.ts";

/** Every letter is 6 px wide, 7 when it is bold. */
const measure = (text: string, { bold = false } = {}) => text.length * (bold ? 7 : 6);
const room = { width: 400, height: 200, measure };

const bars: BarsModel = {
  categories: ["Pzt", "Sal", "Çar", "Per"].map((label, index) => ({ label, highlighted: index === 1 })),
  series: [
    { name: "Düzenli", values: [300, 0, null, 200] },
    { name: "Esnek", values: [100, 50, null, null] },
  ],
  formatTick: String,
  formatTotal: (total) => `${total} kişi`,
  showTotals: true,
  maxBarWidth: 34,
};

/** Left edge, bottom and height of every bar of a path. */
const shapes = (path: string) =>
  [...path.matchAll(/M(\S+) (\S+)v(\S+)(?:a(\S+))/g)].map(([, left, bottom, rise, radius]) => [
    Number(left),
    Number(bottom),
    Number(radius) - Number(rise),
  ]);

describe("layoutBars", () => {
  it("stacks the series with a gap of 2 px, the uppermost part with round corners", () => {
    const { plane, ticks, shapes: series } = layoutBars(bars, room);
    expect(ticks).toEqual([0, 100, 200, 300, 400]);
    expect([plane.left, plane.top, plane.right, plane.bottom]).toEqual([32, 20, 396, 176]);
    expect(series.map(({ color }) => color)).toEqual(["--shuttle-chart-1", "--shuttle-chart-2"]);
    const [regular = [], flexible = []] = series.map(({ solid }) => shapes(solid));
    expect(regular).toEqual([
      [61, 176, 117],
      [334, 176, 78],
    ]);
    expect(flexible).toEqual([
      [61, 57, 37],
      [152, 176, 19],
    ]);
    expect(series[0]?.solid).toContain("a0 0 ");
    expect(series[1]?.solid).toContain("a4 4 ");
  });

  it("writes the day in bold, every total that is known, and nothing for a missing one", () => {
    const { words } = layoutBars(bars, room);
    expect(words.map(({ text, bold }) => [text, bold ?? false])).toEqual([
      ["Pzt", false],
      ["Sal", true],
      ["Çar", false],
      ["Per", false],
      ["400 kişi", true],
      ["50 kişi", true],
      ["200 kişi", true],
    ]);
  });

  it("leaves labels out where there is no room, never the highlighted one, and none leaves the picture", () => {
    const categories = Array.from({ length: 31 }, (_, index) => ({
      label: `${index + 1}.`,
      highlighted: index === 30,
    }));
    const series = [{ name: "Yolculuk", values: categories.map((_, index) => index) }];
    const { words } = layoutBars({ ...bars, categories, series, showTotals: false }, { ...room, width: 240 });
    expect(words.length).toBeLessThan(16);
    expect(words.at(-1)).toMatchObject({ text: "31.", bold: true });
    for (const { text, x, bold } of words) {
      const half = measure(text, { bold: bold ?? false }) / 2;
      expect(x - half).toBeGreaterThanOrEqual(0);
      expect(x + half).toBeLessThanOrEqual(240);
    }
  });

  it("hatches a forecast inside of its frame", () => {
    const categories = [{ label: "Kas" }, { label: "Ara", note: "(Tahmini)", forecast: true }];
    const series = [{ name: "Toplam", values: [100, 100] }];
    const { shapes: drawn, plane } = layoutBars({ ...bars, categories, series }, room);
    const [{ solid, hatching, frame }] = drawn as [(typeof drawn)[number]];
    expect(shapes(solid)).toHaveLength(1);
    const [[left = 0, bottom = 0, height = 0] = []] = shapes(frame);
    expect(left).toBeGreaterThan(plane.x(0.5));
    const ends = [...hatching.matchAll(/[ML](\S+?) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(ends.length).toBeGreaterThan(20);
    for (const [x, y] of ends) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(left + 32.5);
      expect(y).toBeGreaterThanOrEqual(bottom - height - 1e-9);
      expect(y).toBeLessThanOrEqual(bottom + 1e-9);
    }
  });
});

describe("a limit over the columns", () => {
  it("is a line across the plane with its value beside it, and nothing without one", () => {
    expect(layoutBars(bars, room).limit).toBe("");
    const { limit, plane, words } = layoutBars({ ...bars, limit: 350 }, room);
    expect(limit).toBe(`M${plane.left} ${plane.y(350)}H396`);
    expect(words.at(-1)).toMatchObject({ text: "350", y: plane.y(350), bold: true });
    expect(words).toHaveLength(layoutBars(bars, room).words.length + 1);
  });
});

describe("layoutLine", () => {
  const labels = Array.from({ length: 28 }, (_, index) => `${index + 1} Kas`);
  const values = labels.map((_, index) => (index === 5 ? null : 400 + index));
  const formatValue = (value: number) => `${value} m`;
  const reference = { value: 500, label: "SLA" };

  it("leaves room beside the plot for the last value and the name of the reference, which don't touch", () => {
    const { plane, words, last } = layoutLine(
      { labels, values, reference: { ...reference, value: 428 }, formatValue },
      room,
    );
    expect(plane.right).toBe(400 - 12 - measure("427 m", { bold: true }));
    const [value, name] = words.slice(-2);
    expect([value?.text, name?.text]).toEqual(["427 m", "SLA"]);
    expect(Math.abs((value?.y ?? 0) - (name?.y ?? 0))).toBeGreaterThanOrEqual(15);
    expect(last).toEqual({ x: plane.right, y: plane.y(427) });
  });

  it("encloses the reference, and draws none without one", () => {
    const withLimit = layoutLine({ labels, values, reference, formatValue }, room);
    expect(withLimit.ticks.at(-1)).toBeGreaterThanOrEqual(500);
    expect(withLimit.reference).toMatch(/^M\d+ [\d.]+H\d+$/);
    const without = layoutLine({ labels, values, formatValue }, room);
    expect(without.reference).toBe("");
    expect(without.ticks.at(-1)).toBeLessThan(500);
  });

  it("keeps the last day's label and 72 px between two", () => {
    const { words } = layoutLine({ labels, values, formatValue }, room);
    const days = words.filter(({ text }) => text.endsWith("Kas")).map(({ x }) => x);
    expect(words.some(({ text }) => text === "28 Kas")).toBe(true);
    for (const [index, x] of days.slice(0, -2).entries()) expect((days[index + 1] ?? 0) - x).toBeGreaterThanOrEqual(72);
  });

  it("has no mark where a value is missing, and no number at the edge of a line that ends early", () => {
    const early = [...values.slice(0, 26), null, null];
    const { stops, words, last, plane } = layoutLine({ labels, values: early, formatValue }, room);
    expect([stops[5]?.mark, stops[27]?.mark]).toEqual([null, null]);
    expect(words.some(({ bold }) => bold)).toBe(false);
    expect(last).toEqual({ x: plane.x(25), y: plane.y(425) });
  });

  it("stands in the middle with a single value", () => {
    const { plane, last } = layoutLine({ labels: ["1 Kas"], values: [7], formatValue }, room);
    expect(last.x).toBe((plane.left + plane.right) / 2);
  });
});
