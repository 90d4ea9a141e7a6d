import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { worldSize } from "../../../src/widgets/kit/map/geometry.ts";
import { peopleSize, sizeOf } from "../../../src/widgets/kit/map/markers/marker-icons.ts";
import {
  boxAround,
  createOccupancy,
  findSpot,
  hasLeader,
  markerBoxes,
  type PixelBox,
  spread,
  type SpreadItem,
  spreadMarkers,
} from "../../../src/widgets/kit/map/markers/spread.ts";
import { readPalette } from "../../../src/widgets/kit/map/palette.ts";
import { drawPill, forgetPillWidths, measurePill } from "../../../src/widgets/kit/map/pins/pill.ts";
import { createPins } from "../../../src/widgets/kit/map/pins/pins.ts";
import type { MapMarker, MapSign } from "../../../src/widgets/kit/map/types.ts";

const sign: MapSign = { ground: "--shuttle-text-muted", color: "--shuttle-surface", paths: ["M12 8v4"] };
const middle = { position: [0, 1e-300] as const };
const markers = {
  office: { id: "office", kind: "office", ...middle },
  stop: { id: "stop", kind: "pin", color: "--shuttle-stop-own", ...middle },
  chosenStop: { id: "chosenStop", kind: "pin", color: "--shuttle-stop-own", selected: true, ...middle },
  home: { id: "home", kind: "home", ...middle },
  chosenHome: { id: "chosenHome", kind: "home", selected: true, ...middle },
  start: { id: "start", kind: "start", color: "morning", ...middle },
  event: { id: "event", kind: "sign", sign, ...middle },
  chosenEvent: { id: "chosenEvent", kind: "sign", sign, selected: true, ...middle },
  people: { id: "people", kind: "people", count: 100, ...middle },
  chosenPeople: { id: "chosenPeople", kind: "people", count: 100, selected: true, ...middle },
} satisfies Record<string, MapMarker>;

describe("the size of a marker", () => {
  test("of people grows with the root of their number, up to a limit", () => {
    // 28 + 1.4 √n, rounded.
    expect([0, 1, 4, 25, 100, 400].map(peopleSize)).toEqual([28, 29, 31, 35, 42, 56]);
    expect([500, 522, 523, 10_000].map(peopleSize)).toEqual([59, 60, 60, 60]);
  });

  test("is a target's at least where it can be chosen; a chosen home is as large as an office", () => {
    const sizes = Object.entries(markers).map(([name, marker]) => {
      const { width, height } = sizeOf(marker, "sans-serif");
      return [name, width, height];
    });
    expect(sizes).toEqual([
      ["office", 28, 28],
      ["stop", 11, 11],
      ["chosenStop", 11, 11],
      ["home", 24, 24],
      ["chosenHome", 28, 28],
      ["start", 24, 24],
      ["event", 24, 24],
      ["chosenEvent", 24, 24],
      ["people", 42, 42],
      ["chosenPeople", 42, 42],
    ]);
  });
});

describe("markers of one place", () => {
  const moved = (...names: readonly (keyof typeof markers)[]) =>
    spreadMarkers(
      names.map((name) => markers[name]),
      12,
      "sans-serif",
    )
      .filter(({ offset }) => offset.x !== 0 || offset.y !== 0)
      .map(({ marker }) => marker.id);

  test("leave it to the more important one, in whatever order they come", () => {
    const ranks = [
      ["office", "chosenStop"],
      ["people", "chosenPeople", "chosenEvent", "chosenHome"],
      ["stop"],
      ["event", "start"],
      ["home"],
    ] as const;
    for (const [index, rank] of ranks.entries()) {
      for (const higher of rank) {
        for (const lower of ranks.slice(index + 1).flat()) {
          expect(moved(higher, lower)).toEqual([lower]);
          expect(moved(lower, higher)).toEqual([lower]);
        }
      }
    }
  });

  test("of the same importance leave it to the first; offices and the chosen stop never move", () => {
    expect(moved("event", "start")).toEqual(["start"]);
    expect(moved("start", "event")).toEqual(["event"]);
    expect(moved("people", "chosenHome")).toEqual(["chosenHome"]);
    expect(moved("chosenHome", "chosenEvent")).toEqual(["chosenEvent"]);
    expect(moved("office", "chosenStop")).toEqual([]);
  });

  test("cover boxes around where they stand, a pixel larger on each side", () => {
    const east: MapMarker = { ...markers.home, position: [0, 90] };
    expect(markerBoxes([markers.office, east], 0, "sans-serif")).toEqual([
      [113, 113, 143, 143],
      [179, 115, 205, 141],
    ]);
    expect(
      markerBoxes([{ ...markers.people, position: [66.51326044, -90] }], 1, "sans-serif")[0]?.map(Math.round),
    ).toEqual([106, 106, 150, 150]);
    const [, home] = spreadMarkers([markers.office, markers.home], 0, "sans-serif");
    const { x, y } = home!.offset;
    expect(markerBoxes([markers.office, markers.home], 0, "sans-serif")[1]).toEqual([
      115 + x,
      115 + y,
      141 + x,
      141 + y,
    ]);
    expect(Math.round(Math.hypot(x, y))).toBe(30);
  });

  test("keep their positions in the world, in the given order", () => {
    const east: MapMarker = { ...markers.home, position: [0, 90] };
    expect(spreadMarkers([east, markers.office], 3, "sans-serif")).toEqual([
      { marker: east, x: 0.75, y: 0.5, offset: { x: 0, y: 0 } },
      { marker: markers.office, x: 0.5, y: 0.5, offset: { x: 0, y: 0 } },
    ]);
    // 24 of the one, 28 of the other, and a gap of 2 need 28 px between their middles.
    const beside = (pixels: number) =>
      spreadMarkers([markers.office, { ...east, position: [0, (pixels / worldSize(3)) * 360] }], 3, "sans-serif")[1]!;
    expect(beside(28.1).offset).toEqual({ x: 0, y: 0 });
    expect(beside(27.9).offset).not.toEqual({ x: 0, y: 0 });
  });
});

describe("occupied boxes", () => {
  const takenBy = (...boxes: readonly PixelBox[]) => {
    const occupancy = createOccupancy();
    for (const box of boxes) occupancy.take(box);
    return occupancy;
  };

  test("leave free what only touches them", () => {
    const { isFree } = takenBy([10, 20, 30, 40]);
    expect([
      isFree([0, 20, 10, 40]),
      isFree([30, 20, 50, 40]),
      isFree([10, 0, 30, 20]),
      isFree([10, 40, 30, 60]),
    ]).toEqual(Array(4).fill(true));
    expect([
      isFree([0, 20, 11, 40]),
      isFree([29, 20, 50, 40]),
      isFree([10, 0, 30, 21]),
      isFree([10, 39, 30, 60]),
    ]).toEqual(Array(4).fill(false));
    expect(createOccupancy().isFree([0, 0, 1000, 1000])).toBe(true);
  });

  test("are found wherever they lie, however large", () => {
    const { isFree } = takenBy([60, 60, 300, 70], [-140, -140, -60, -135], [310, 60, 320, 70]);
    expect([isFree([299, 69, 305, 75]), isFree([180, 50, 190, 61]), isFree([0, 0, 61, 61])]).toEqual(
      Array(3).fill(false),
    );
    expect([isFree([-200, -200, 500, 500]), isFree([-61, -136, -50, -100]), isFree([311, 61, 312, 62])]).toEqual(
      Array(3).fill(false),
    );
    expect([isFree([301, 60, 309, 70]), isFree([61, 71, 299, 200]), isFree([-60, -140, 60, 60])]).toEqual(
      Array(3).fill(true),
    );
  });

  test("are told apart from far ones in the same cell of the grid", () => {
    const around = 64 * 2 ** 15;
    expect(takenBy([0, 0, 10, 10]).isFree([around, around, around + 10, around + 10])).toBe(true);
  });
});

describe("a spot beside the place", () => {
  const item: SpreadItem = { x: 100, y: 200, width: 8, height: 6 };

  test("is the nearest, first in the direction asked for, then to both sides of it", () => {
    const tried: (readonly number[])[] = [];
    const occupancy = {
      isFree: ([left, top, right, bottom]: PixelBox) => {
        expect([right - left, bottom - top]).toEqual([10, 8]);
        tried.push([left + 5 - 100, top + 4 - 200]);
        return false;
      },
      take: () => {},
    };
    expect(findSpot(item, occupancy, 0)).toBeNull();
    // Every 30°.
    expect(tried.slice(0, 12)).toEqual([
      [22, 0],
      [19, 11],
      [19, -11],
      [11, 19],
      [11, -19],
      [0, 22],
      [0, -22],
      [-11, 19],
      [-11, -19],
      [-19, 11],
      [-19, -11],
      [-22, 0],
    ]);
    expect(tried.length).toBe(72);
    expect(tried.filter((_, index) => index % 12 === 0)).toEqual([22, 30, 40, 52, 66, 82].map((radius) => [radius, 0]));
  });

  test("is where the box fits", () => {
    expect(boxAround(10, 20, 6, 8)).toEqual([6, 15, 14, 25]);
    const below = { isFree: ([, top]: PixelBox) => top > 200, take: () => {} };
    expect(findSpot(item, below, Math.PI / 2)).toEqual({ x: 0, y: 22 });
    const farther = { isFree: ([left]: PixelBox) => left > 130, take: () => {} };
    expect(findSpot(item, farther, 0)).toEqual({ x: 40, y: 0 });
  });

  test("lies on the side of the fixed one on which the place is", () => {
    const fixed: SpreadItem = { x: 100, y: 50, width: 36, height: 24, isFixed: true };
    const far: SpreadItem = { ...fixed, x: 500 };
    const beside: SpreadItem = { ...fixed, y: 150 };
    const spot = (x: number, y: number) => {
      const [offset] = spread([{ x, y, width: 20, height: 20 }, far, beside, fixed]);
      return [offset!.x + 0, offset!.y + 0];
    };
    expect([spot(108, 50), spot(92, 50), spot(100, 42), spot(100, 58)]).toEqual([
      [22, 0],
      [-22, 0],
      [0, -22],
      [0, 22],
    ]);
    // The gap belongs to it.
    expect([spot(71.5, 50), spot(100, 27.5), spot(100, 72.5)]).toEqual([
      [-22, 0],
      [0, -22],
      [0, 22],
    ]);
    // Less than a pixel beside it is no side: to the right, as the first of the list.
    expect([spot(100, 49), spot(100, 49.5)]).toEqual([
      [0, -30],
      [30, 0],
    ]);
    // They may stand edge to edge: 18 + 10 and 12 + 10, and two gaps of 1.
    expect([spot(130, 50), spot(70, 50), spot(100, 74), spot(100, 26)]).toEqual(
      Array.from({ length: 4 }, () => [0, 0]),
    );
  });

  test("is none where all are taken: it stays", () => {
    const fixed: SpreadItem = { x: 0, y: 0, width: 400, height: 400, isFixed: true };
    expect(spread([{ x: 9, y: 0, width: 20, height: 20 }, fixed])).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });
});

const home = (x: number, y: number): SpreadItem => ({ x, y, width: 20, height: 20 });

function overlapping(items: readonly SpreadItem[]): number {
  const offsets = spread(items);
  const boxes = items.map(({ x, y, width, height }, index) =>
    boxAround(x + offsets[index]!.x, y + offsets[index]!.y, width - 2, height - 2),
  );
  return boxes.filter((box, index) => {
    const others = createOccupancy();
    boxes.forEach((other, position) => position !== index && others.take(other));
    return !others.isFree(box);
  }).length;
}

describe("marks that would cover each other", () => {
  test("spread around their place, the fixed one stays", () => {
    const stop: SpreadItem = { x: 500, y: 500, width: 36, height: 24, isFixed: true };
    const items = [...Array.from({ length: 9 }, () => home(500, 500)), stop];
    expect(overlapping(items)).toBe(0);
    expect(spread(items).at(-1)).toEqual({ x: 0, y: 0 });
  });

  test("stay where they are with room enough", () => {
    expect(spread([home(0, 0), home(40, 0)])).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  test("stand in the same places every time", () => {
    const items = Array.from({ length: 30 }, (_, index) => home((index * 7) % 50, (index * 11) % 50));
    expect(spread(items)).toEqual(spread(items));
    expect(overlapping(items)).toBe(0);
  });
});

describe("a pill", () => {
  /** Stands in for a canvas: ten px a letter. */
  const canvas = {
    font: "",
    measured: [] as string[],
    measureText(text: string) {
      this.measured.push(`${this.font} ${text}`);
      return { width: text.length * 10 - 0.5 };
    },
  };

  beforeEach(() => {
    canvas.measured = [];
    forgetPillWidths();
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => canvas }) });
  });

  afterEach(forgetPillWidths);

  test("leads back to its place where it was moved from it; a label moves aside without that, and moves nothing", () => {
    const label = { id: "label", kind: "label", text: "A/4", ...middle } as const;
    const spreadFrom = (...all: readonly MapMarker[]) => spreadMarkers(all, 12, "serif");
    const isMoved = ({ offset }: { readonly offset: { readonly x: number; readonly y: number } }) =>
      offset.x !== 0 || offset.y !== 0;
    const [stop, office] = spreadFrom({ ...markers.stop, text: "A/4" }, markers.office);
    expect([stop, office].map((one) => one && [isMoved(one), hasLeader(one)])).toEqual([
      [true, true],
      [false, false],
    ]);
    const [aside, ...others] = spreadFrom(label, markers.home);
    expect([aside && isMoved(aside), aside && hasLeader(aside), others.some(isMoved)]).toEqual([true, false, false]);
    expect(spreadFrom(label).some(isMoved)).toBe(false);
  });

  test("is as wide as its text with 7 px at both ends, two more when it is chosen, and never narrower than high", () => {
    const sizeAs = (text: string, selected: boolean) => sizeOf({ ...markers.stop, text, selected }, "serif");
    expect(sizeAs("A/4", false)).toEqual({ width: 44, height: 22 });
    expect(sizeAs("A/4", true)).toEqual({ width: 46, height: 24 });
    expect(sizeAs("A", false)).toEqual({ width: 24, height: 22 });
    expect(sizeAs("", true)).toEqual({ width: 11, height: 11 });
    vi.spyOn(canvas, "measureText").mockReturnValue({ width: 3 });
    expect(measurePill("I", "serif")).toBe(22);
  });

  test("is measured once for a text and a font, until a font has loaded", () => {
    expect([measurePill("A/4", "serif"), measurePill("A/4", "serif"), measurePill("A/4", "Inter")]).toEqual([
      44, 44, 44,
    ]);
    expect(canvas.measured).toEqual(["700 11px serif A/4", "700 11px Inter A/4"]);
    forgetPillWidths();
    measurePill("A/4", "serif");
    expect(canvas.measured).toHaveLength(3);
  });

  test("is forgotten when more texts come than a map shows", () => {
    for (let index = 0; index < 500; index += 1) measurePill(String(index), "serif");
    measurePill("0", "serif");
    expect(canvas.measured).toHaveLength(500);
    measurePill("500", "serif");
    measurePill("500", "serif");
    measurePill("0", "serif");
    expect(canvas.measured).toHaveLength(502);
  });

  test("is drawn around its middle: the border, the ground in it, the text", () => {
    const drawn: unknown[] = [];
    const context = {
      font: "",
      fillStyle: "",
      textAlign: "",
      textBaseline: "",
      beginPath: () => void drawn.push("path"),
      roundRect: (...box: number[]) => void drawn.push(box),
      fill: () => void drawn.push(context.fillStyle),
      fillText: (...text: unknown[]) =>
        void drawn.push([context.font, context.textAlign, context.textBaseline, context.fillStyle, ...text]),
    };
    const look = {
      text: "A/4",
      x: 100,
      y: 50,
      color: "red",
      border: { color: "white", width: 2 },
      colors: { palette: readPalette(() => null, "light"), of: (color: string) => `of ${color}` },
      family: "serif",
    };
    drawPill(context as unknown as CanvasRenderingContext2D, look);
    const text = ["700 11px serif", "center", "alphabetic", "of --shuttle-on-stop", "A/4", 100, 54];
    expect(drawn.splice(0)).toEqual(["path", [78, 39, 44, 22, 11], "white", "path", [80, 41, 40, 18, 9], "red", text]);
    drawPill(context as unknown as CanvasRenderingContext2D, {
      ...look,
      border: { color: "black", width: 3 },
      height: 24,
    });
    expect(drawn).toEqual(["path", [78, 38, 44, 24, 12], "black", "path", [81, 41, 38, 18, 9], "red", text]);
  });

  const half = worldSize(13) / 2;
  const frame = { scale: worldSize(13), offsetX: half - 100, offsetY: half - 50, width: 200, height: 100 };
  const created = (shown: (id: string) => boolean = () => true) => {
    const stops = createPins({
      shapes: () => new Map(),
      isMarker: (id) => !shown(id),
      markerBoxes: () => [],
      family: "serif",
    });
    const toStop = (id: string, text: string) => ({
      id,
      text,
      position: [0, 1e-300] as const,
      color: "--shuttle-stop-own" as const,
    });
    return { stops, toStop };
  };

  test("is met up to its edges, with the tolerance around them; a dot likewise", () => {
    const { stops, toStop } = created();
    stops.set([toStop("a", "A/4")]);
    const at = (x: number, y: number, zoom = 13, tolerance = 1) =>
      stops.at(frame, zoom, { x: 100 + x, y: 50 + y }, tolerance)?.id ?? null;
    expect([at(23, 0), at(-23, 0), at(0, 12), at(0, -12), at(23, 12)]).toEqual(Array(5).fill("a"));
    expect([at(24, 0), at(-24, 0), at(0, 13), at(0, -13)]).toEqual(Array(4).fill(null));
    expect([at(30, 19, 13, 8), at(31, 0, 13, 8), at(0, 20, 13, 8)]).toEqual(["a", null, null]);
    expect([at(6, 0, 12), at(0, -6, 12), at(7, 0, 12), at(0, 7, 12)]).toEqual(["a", "a", null, null]);
    expect(at(0, 0, 11)).toBeNull();
    expect(stops.at(frame, 13, { x: 110, y: 45 }, 1)).toEqual({ id: "a", point: { x: 100, y: 50 } });
    stops.set([toStop("wide", "1.234/5.678")]);
    const edge = measurePill("1.234/5.678", "serif") / 2;
    expect(edge, "wider than three times its height").toBeGreaterThan(39);
    expect([at(edge, 0), at(edge + 2, 0)]).toEqual(["wide", null]);
  });

  test("covers the dots below it, and is met where it was moved to", () => {
    const { stops, toStop } = created();
    stops.set([toStop("a", "A/4"), toStop("b", "B/1")]);
    expect(stops.at(frame, 13, { x: 100, y: 50 }, 1)?.id).toBe("a");
    const near = { ...frame, scale: worldSize(16), offsetX: worldSize(16) / 2 - 100, offsetY: worldSize(16) / 2 - 50 };
    const ids = [0, 30, -30].flatMap((y) =>
      [0, 48, -48].map((x) => stops.at(near, 16, { x: 100 + x, y: 50 + y }, 1)?.id),
    );
    expect([ids[0], ids.filter((id) => id === "b").length > 0]).toEqual(["a", true]);
  });

  test("is there as long as its stop is among those that are set, and no marker shows it", () => {
    const hidden = new Set<string>();
    const { stops, toStop } = created((id) => !hidden.has(id));
    expect([stops.hasAny(), stops.has("a"), stops.at(frame, 13, { x: 100, y: 50 }, 1)]).toEqual([false, false, null]);
    stops.set([toStop("a", "A/4")]);
    expect([stops.hasAny(), stops.has("a"), stops.has("b")]).toEqual([true, true, false]);
    hidden.add("a");
    expect(stops.has("a")).toBe(true);
    stops.replace();
    expect([stops.hasAny(), stops.has("a"), stops.at(frame, 13, { x: 100, y: 50 }, 1)]).toEqual([true, false, null]);
    stops.set([]);
    expect([stops.hasAny(), stops.has("a")]).toEqual([false, false]);
  });

  test("is placed once for each of the latest three levels", () => {
    const asked: number[] = [];
    const stops = createPins({
      shapes: () => new Map(),
      isMarker: () => false,
      markerBoxes: (level) => (asked.push(level), []),
      family: "serif",
    });
    for (const zoom of [12, 12.4, 12.5, 13, 12, 14, 13, 12.5, 12]) stops.at(frame, zoom, { x: 0, y: 0 }, 1);
    expect(asked).toEqual([12, 12.5, 13, 14, 12]);
  });
});
