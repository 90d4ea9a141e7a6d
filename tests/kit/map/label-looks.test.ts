import { describe, expect, test } from "vitest";
import { toPath, worldSize, worldX, worldY } from "../../../src/widgets/kit/map/geometry.ts";
import { fontOf, labelCandidates, type LabelKind, labelStyle } from "../../../src/widgets/kit/map/basemap/labels.ts";
import type { AreaKind, BaseMapData, Road } from "../../../src/widgets/kit/map/basemap/pack.ts";

describe("the look of a label", () => {
  test.each<[LabelKind, number, number, string, number, number, boolean, boolean]>([
    ["province", 620, 13.5, "label", 0, 0, true, false],
    ["district", 530, 12.5, "label", 0, 1, true, false],
    ["city", 530, 11.5, "label", 0, 2, true, false],
    ["island", 530, 11.5, "label", 0, 2, true, false],
    ["bridge", 530, 11, "label", 0, 2, true, false],
    ["airport", 530, 11, "labelSoft", 0, 2, true, false],
    ["shield", 620, 9.5, "labelSoft", 0, 2.5, false, false],
    ["sea", 480, 12.5, "labelWater", 1, 3, false, false],
    ["neighbourhood", 480, 11, "labelSoft", 0, 4, true, false],
    ["water", 480, 11, "labelWater", 0.3, 5, false, false],
    ["park", 480, 11, "labelGreen", 0, 6, true, false],
    ["road", 480, 11, "labelSoft", 0.2, 7, true, false],
  ])("%s: %d, %d px, %s, %d px apart, in place %d", (kind, weight, size, color, spacing, rank, halo, dot) => {
    expect(labelStyle(kind, 13)).toEqual({ weight, size, color, spacing, rank, halo, dot });
  });

  test("grows from a zoom level on, the dots of places go", () => {
    const sizes = (kind: LabelKind, ...zooms: number[]) => zooms.map((zoom) => labelStyle(kind, zoom).size);
    const dots = (kind: LabelKind) => [9.8, 9.9].map((zoom) => labelStyle(kind, zoom).dot);
    expect(sizes("province", 9.4, 9.5)).toEqual([12, 13.5]);
    expect(sizes("sea", 11.9, 12)).toEqual([11.5, 12.5]);
    expect([11.9, 12].map((zoom) => labelStyle("sea", zoom).spacing)).toEqual([0.5, 1]);
    expect(sizes("district", 11.9, 12)).toEqual([11.5, 12.5]);
    expect(sizes("neighbourhood", 13.9, 14, 15.9, 16)).toEqual([11, 12, 12, 13]);
    expect(sizes("city", 9, 12, 14, 16)).toEqual([11.5, 11.5, 11.5, 11.5]);
    expect([dots("province"), dots("city"), dots("district")]).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  test("is a font's name for the canvas", () => {
    expect(fontOf({ weight: 620, size: 9.5 }, '"Inter", sans-serif')).toBe('620 9.5px "Inter", sans-serif');
  });
});

const EMPTY: BaseMapData = { land: [], lakes: [], areas: [], runways: [], roads: [], places: [], neighbourhoods: [] };
const labels = (map: Partial<BaseMapData>, zoom: number, sparse = false) =>
  labelCandidates({ ...EMPTY, ...map }, zoom, sparse);
const texts = (map: Partial<BaseMapData>, zoom: number) => labels(map, zoom).map(({ text }) => text);

/** A way through positions in px at a zoom level, relative to a place in Istanbul. */
function toWay(zoom: number, ...pixels: readonly (readonly [x: number, y: number])[]) {
  const size = worldSize(zoom);
  const coordinates = Float64Array.from(pixels.flatMap(([x, y]) => [worldX(29) + x / size, worldY(41) + y / size]));
  const [xs, ys] = [
    coordinates.filter((_, index) => index % 2 === 0),
    coordinates.filter((_, index) => index % 2 === 1),
  ];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return { coordinates, box, smooth: coordinates };
}

const toRoad = (rest: Partial<Road>): Road => ({
  kind: "motorway",
  name: "Kuzey Yolu",
  number: "",
  minZoom: 8,
  ways: [],
  bridges: [],
  tunnels: [],
  ...rest,
});

/** Kind, text and position of each label, in whole px relative to the same place. */
const places = (map: Partial<BaseMapData>, zoom: number) =>
  labels(map, zoom).map(({ kind, text, x, y }) => [
    kind,
    text,
    Math.round(x - worldX(29) * worldSize(zoom)),
    Math.round(y - worldY(41) * worldSize(zoom)),
  ]);

describe("the labels of a zoom level", () => {
  test("hold the places between their levels, turned as the data say", () => {
    const map = {
      places: [
        ["sea", 9, 12, 0, 0, "Deniz", 90],
        ["city", 10, 11, 0, 90, "Kent", 0],
      ],
    } satisfies Partial<BaseMapData>;
    expect(labels(map, 10)).toEqual([
      { kind: "sea", x: 2 ** 17, y: 2 ** 17, text: "Deniz", angle: Math.PI / 2 },
      { kind: "city", x: 2 ** 16 * 3, y: 2 ** 17, text: "Kent", angle: 0 },
    ]);
    expect([texts(map, 8.9), texts(map, 8.96), texts(map, 9.9)]).toEqual([[], ["Deniz"], ["Deniz"]]);
    expect([texts(map, 11), texts(map, 11.1), texts(map, 12), texts(map, 12.1)]).toEqual([
      ["Deniz", "Kent"],
      ["Deniz"],
      ["Deniz"],
      [],
    ]);
    expect(labels(map, 10, true).map(({ kind }) => kind)).toEqual(["sea"]);
  });

  test("hold neighbourhoods from 12.9 on", () => {
    const map = { neighbourhoods: [[0, -90, "Semt"] as const] };
    expect(labels(map, 12.8)).toEqual([]);
    expect(texts(map, 12.9)).toEqual(["Semt"]);
    expect(labels(map, 13)).toEqual([{ kind: "neighbourhood", x: 2 ** 19, y: 2 ** 20, text: "Semt", angle: 0 }]);
    expect(labels(map, 13, true)).toEqual([]);
  });

  test("hold the names of woods, and of parks two levels later, in the middle of their outline", () => {
    const { coordinates, box } = toPath([
      [0, 0],
      [0, 90],
      [-66.51326044, 90],
    ]);
    const area = (kind: AreaKind, name: string, minZoom: number) => ({
      kind,
      name,
      minZoom,
      polygons: [[{ coordinates, box, smooth: coordinates }]],
    });
    const areas = [
      area("forest", "Orman", 13),
      area("park", "Park", 12),
      area("urban", "Kent", 9),
      area("airport", "Alan", 9),
      area("park", "", 9),
      { ...area("forest", "Boş", 9), polygons: [] },
      { ...area("forest", "Halkasız", 9), polygons: [[]] },
    ];
    expect([texts({ areas }, 12.95), texts({ areas }, 13), texts({ areas }, 13.9), texts({ areas }, 14)]).toEqual([
      [],
      ["Orman"],
      ["Orman"],
      ["Orman", "Park"],
    ]);
    const [wood] = labels({ areas }, 13);
    expect(wood).toMatchObject({ kind: "park", angle: 0, x: 2 ** 21 * 0.625 });
    expect(wood?.y).toBeCloseTo(2 ** 21 * 0.625, 0);
    expect(texts({ areas: [area("forest", "Orman", 9)] }, 12.8)).toEqual([]);
  });

  test("repeat a road's number along it, and its name between from 13.9 on", () => {
    const roads = (zoom: number, length: number) => [
      toRoad({ number: "O-4", ways: [toWay(zoom, [0, 0], [length, 0])] }),
    ];
    // Labels at 140 px and then every 420 px; numbers and names alternate.
    expect(places({ roads: roads(13, 1401) }, 13)).toEqual([
      ["shield", "O-4", 140, 0],
      ["shield", "O-4", 980, 0],
    ]);
    expect(places({ roads: roads(13.9, 1401) }, 13.9)).toEqual([
      ["shield", "O-4", 140, 0],
      ["road", "Kuzey Yolu", 560, 0],
      ["shield", "O-4", 980, 0],
      ["road", "Kuzey Yolu", 1400, 0],
    ]);
    expect(places({ roads: roads(13.9, 139) }, 13.9)).toEqual([]);
  });

  test("name a road only where it is longer than the way to its first name", () => {
    const names = (pixels: number) => {
      const coordinates = Float64Array.of(0.5, 0.5, 0.5 + pixels / 2 ** 22, 0.5);
      return texts({ roads: [toRoad({ ways: [{ coordinates, box: [0, 0, 1, 1], smooth: coordinates }] })] }, 14);
    };
    expect([names(120), names(121), names(640), names(641)].map(({ length }) => length)).toEqual([0, 1, 1, 2]);
  });

  test("name a road without a number every 520 px, around its corners too; rails never", () => {
    const ways = [toWay(14, [0, 0], [100, 0], [100, 541], [-100, 541])];
    expect(places({ roads: [toRoad({ ways })] }, 14)).toEqual([
      ["road", "Kuzey Yolu", 100, 20],
      ["road", "Kuzey Yolu", 100, 540],
    ]);
    expect(labels({ roads: [toRoad({ ways })] }, 14).map(({ angle }) => angle.toFixed(3))).toEqual(["1.571", "1.571"]);
    expect(labels({ roads: [toRoad({ ways })] }, 13.8)).toEqual([]);
    expect(labels({ roads: [toRoad({ ways, kind: "rail" })] }, 14)).toEqual([]);
    expect(labels({ roads: [toRoad({ ways, kind: "rail", number: "M4" })] }, 14).map(({ kind }) => kind)).toEqual([
      "shield",
    ]);
  });

  test.each([
    [200, 200, 45],
    [200, -200, -45],
    [-200, 200, -45],
    [-200, -200, 45],
    [-200, 1, 0],
    [1, 200, 90],
  ])("keep a name upright on the way to %i, %i", (x, y, degrees) => {
    const [name] = labels({ roads: [toRoad({ ways: [toWay(14, [0, 0], [x, y])] })] }, 14);
    expect(Math.round(((name?.angle ?? Number.NaN) * 180) / Math.PI) + 0).toBe(degrees);
  });

  test("hold roads from 10.9 on, each from its own level; close by only where the data are detailed", () => {
    const shields = (zoom: number, minZoom = 8) =>
      labels({ roads: [toRoad({ number: "O-4", minZoom, ways: [toWay(zoom, [0, 0], [200, 0])] })] }, zoom).length;
    expect([shields(10.8), shields(10.9), shields(11.9, 12), shields(12, 12)]).toEqual([0, 1, 0, 1]);
    const far = toPath([
      [0, 0],
      [0, 1],
    ]);
    const roads = [toRoad({ number: "O-4", ways: [{ ...far, smooth: far.coordinates }] })];
    expect(labels({ roads }, 12.8).length).toBeGreaterThan(0);
    expect(labels({ roads }, 12.9)).toEqual([]);
  });
});
