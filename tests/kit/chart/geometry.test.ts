import { expect, it } from "vitest";
import { arcDash } from "../../../src/widgets/kit/chart/doughnut.tsx";
import { layoutBars } from "../../../src/widgets/kit/chart/bars-layout.ts";
import { niceTicks, thinLabels } from "../../../src/widgets/kit/chart/axis.ts";
import { layoutLine } from "../../../src/widgets/kit/chart/line-layout.ts";

/** Stub of text measurement: 10 px per letter, 8 if small, 11 if bold. */
const measure = (text: string, { small = false, bold = false } = {}) => text.length * (small ? 8 : bold ? 11 : 10);
const inWholePx = (path: string) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

it("bars: of 80 px each fills its share, notes that would touch stand in two rows, a forecast is hatched", () => {
  const { plane, ticks, words, shapes, stops } = layoutBars(
    {
      categories: [
        { label: "Eki", note: "(Geçen Ay)" },
        { label: "Kas", note: "(Bu Ay)", highlighted: true },
        { label: "Ara", forecast: true },
      ],
      series: [
        { name: "Sabah", values: [30, 20, 10] },
        { name: "Akşam", values: [10, null, 10] },
      ],
      formatTick: String,
      formatTotal: String,
      showTotals: true,
      maxBarWidth: 20,
    },
    { width: 184, height: 154, measure },
  );
  // Left: 16 px for the widest figure plus 14; below: two rows of notes; 50 px from bar to bar.
  expect(plane).toMatchObject({ left: 30, top: 20, right: 180, bottom: 100 });
  expect(ticks).toEqual([0, 20, 40]);
  expect(words.map(({ text, x, y, bold }) => [text, x, y, bold])).toEqual([
    ["Eki", 55, 114, false],
    ["(Geçen Ay)", 55, 129, false],
    ["Kas", 105, 114, true],
    ["(Bu Ay)", 105, 144, true],
    ["Ara", 155, 114, false],
    ["40", 55, 9, true],
    ["20", 105, 49, true],
    ["20", 155, 49, true],
  ]);
  expect(stops).toEqual([
    { center: 55, left: 30, width: 50, top: 20, mark: null },
    { center: 105, left: 80, width: 50, top: 60, mark: null },
    { center: 155, left: 130, width: 50, top: 60, mark: null },
  ]);
  const [morning, evening] = shapes;
  expect(morning?.solid).toBe(
    "M45 100v-60a0 0 0 0 1 0 0h20a0 0 0 0 1 0 0v60zM95 100v-36a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v36z",
  );
  expect(evening?.solid).toBe("M45 38v-14a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v14z");
  expect(evening?.frame).toBe("M145.75 77.25v-12.5a4 4 0 0 1 4 -4h10.5a4 4 0 0 1 4 4v12.5z");
  // Hatching starts at the upper left corner, every 7 px along the base.
  expect(inWholePx(evening?.hatching ?? "")).toBe(
    "M146 61L146 61M146 68L153 61M146 75L160 61M150 77L164 63M158 77L164 71",
  );
});

it("a line: its value and its limit stand beside it, dates under it", () => {
  const room = { width: 200, height: 126, measure };
  const labels = ["1 Kas", "2 Kas", "3 Kas"];
  const reference = { value: 20, label: "SLA" };
  const line = layoutLine({ labels, values: [10, null, 30], reference, formatValue: String }, room);
  // 88 px for a range of 20; right: 24 px for the widest label plus 12.
  expect(line.plane).toMatchObject({ left: 32, top: 12, right: 164, bottom: 100 });
  expect(line.words.map(({ text, x, y }) => [text, x, y])).toEqual([
    ["1 Kas", 32, 116],
    ["3 Kas", 164, 116],
    ["30", 174, 12],
    ["SLA", 174, 56],
  ]);
  expect(line.reference).toBe("M32 56.5H164");
  expect(line.stops.map(({ center, top, mark }) => [center, top, mark])).toEqual([
    [32, 100, 100],
    [98, 100, null],
    [164, 12, 12],
  ]);
  expect(line.last).toEqual({ x: 164, y: 12 });
  const early = layoutLine({ labels, values: [10, 30, null], formatValue: String }, room);
  expect(early.plane.right).toBe(194);
  expect(early.words.map(({ text }) => text)).toEqual(labels);
  expect([early.last, early.reference]).toEqual([{ x: 113, y: 12 }, ""]);
});

it("an arc begins behind the one before it, half a gap later", () => {
  // A ring with a circumference of 200 px: a quarter of it, starting after the first quarter.
  expect(arcDash({ start: 90, sweep: 90, share: 0.25 }, 100 / Math.PI, 4)).toEqual({
    dash: "46.00 154.00",
    offset: -52,
  });
});

it("labels that are left out are those between, counted from the anchor, and none before the first", () => {
  expect([...thinLabels(7, 3, 4)]).toEqual([1, 4]);
  expect([...thinLabels(0, 3, -1)]).toEqual([]);
});

it("steps below one are as round as those above", () => {
  expect(niceTicks(0, 0.09, { intervals: 3 })).toEqual([0, 0.03, 0.06, 0.09]);
  expect(niceTicks(0, 0.96, { intervals: 2 })).toEqual([0, 0.5, 1]);
  expect(niceTicks(0, 0.99, { intervals: 1 })).toEqual([0, 1]);
});
