import { describe, expect, test } from "vitest";
import {
  fontOf,
  type LabelCandidate,
  labelCandidates,
  type LabelKind,
  labelStyle,
  type PlacedLabel,
  placeLabels,
} from "../../../src/widgets/kit/map/basemap/labels.ts";
import {
  type AreaKind,
  type BaseMapData,
  type CityPack,
  type CoastPack,
  prepareBaseMap,
  type Road,
} from "../../../src/widgets/kit/map/basemap/pack.ts";
import city from "../../../src/widgets/kit/map/data/city-pack.json";
import coast from "../../../src/widgets/kit/map/data/coast-pack.json";
import { toPath, worldSize, worldX, worldY } from "../../../src/widgets/kit/map/geometry.ts";

const baseMap = prepareBaseMap(coast as unknown as CoastPack, city as unknown as CityPack);
const measure = ({ size }: { size: number }, text: string) => text.length * size * 0.55;
const labelsAt = (zoom: number, sparse = false) => placeLabels(labelCandidates(baseMap, zoom, sparse), zoom, measure);
const toShield = (x: number) => ({ kind: "shield" as const, x, y: 0, text: "O-2", angle: 0 });
const touches = ({ box: one }: PlacedLabel, { box: other }: PlacedLabel) =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

describe("the data", () => {
  test("decodes completely", () => {
    expect(baseMap.land.length).toBe(104);
    expect(baseMap.lakes.length).toBe(24);
    for (const polygon of [...baseMap.land, ...baseMap.lakes])
      expect(polygon[0]!.coordinates.length).toBeGreaterThan(6);
    for (const road of baseMap.roads)
      expect(road.ways.length + road.bridges.length + road.tunnels.length).toBeGreaterThan(0);
  });
});

describe("label placement", () => {
  test.each([9.2, 11, 12.4, 14, 16])("is the same every time and free of overlaps at zoom %d", (zoom) => {
    const labels = labelsAt(zoom);
    expect(labels.length).toBeGreaterThan(5);
    expect(labelsAt(zoom)).toEqual(labels);
    for (const [index, label] of labels.entries()) {
      expect(
        labels
          .slice(index + 1)
          .filter((other) => touches(label, other))
          .map(({ text }) => text),
      ).toEqual([]);
    }
  });

  test("prefers the more important name", () => {
    const labels = placeLabels(
      [
        { kind: "park", x: 0, y: 0, text: "Yıldız", angle: 0 },
        { kind: "district", x: 5, y: 5, text: "Beşiktaş", angle: 0 },
      ],
      12,
      measure,
    );
    expect(labels.map(({ text }) => text)).toEqual(["Beşiktaş"]);
  });

  test("does not repeat a road number close by", () => {
    expect(placeLabels([toShield(0), toShield(200), toShield(400)], 12, measure).map(({ x }) => x)).toEqual([0, 400]);
  });

  /** Places labels with a stub of text measurement: 10 px per letter. */
  const place = (candidates: readonly LabelCandidate[], zoom = 13) =>
    placeLabels(candidates, zoom, (_, text) => text.length * 10);
  const park = (text: string, x: number, y: number, angle = 0): LabelCandidate => ({ kind: "park", x, y, text, angle });
  const textsOf = (candidates: readonly LabelCandidate[]) => place(candidates).map(({ text }) => text);

  test("takes the text's width with 8 px around it, its height, its turn and its rise above a dot", () => {
    const [flat, upright] = place([park("Park", 100, 50), park("Park", 300, 50, Math.PI / 2)]);
    expect(flat).toMatchObject({ width: 48, rise: 0, box: [76, 42, 124, 58], style: { size: 11 } });
    expect(upright?.box.map(Math.round)).toEqual([292, 26, 308, 74]);
    const [askew] = place([park("Park", 0, 0, Math.PI / 4)]);
    // Half of (48 + 16) / √2.
    expect(askew?.box.map((side) => side.toFixed(2))).toEqual(["-22.63", "-22.63", "22.63", "22.63"]);
    expect(place([{ kind: "city", x: 0, y: 0, text: "Kent", angle: 0 }], 9)[0]).toMatchObject({
      rise: -10,
      box: [-24, -18, 24, -2],
    });
    expect(place([{ kind: "sea", x: 0, y: 0, text: "Deniz", angle: 0 }])[0]?.width).toBe(63);
    expect(place([toShield(0)])[0]?.box).toEqual([-19, -7.5, 19, 7.5]);
  });

  test.each([
    [51, 0],
    [-51, 0],
    [0, 19],
    [0, -19],
  ])("keeps 3 px between two names, here at %i, %i", (x, y) => {
    for (const middle of [0, 160, 152, -160]) {
      const first = park("Eins", middle, middle);
      expect(textsOf([first, park("Zwei", middle + x, middle + y)])).toEqual(["Eins", "Zwei"]);
      expect(textsOf([first, park("Zwei", middle + x - Math.sign(x), middle + y - Math.sign(y))])).toEqual(["Eins"]);
    }
  });

  test("repeats a road's number after 300 px and its name after 600, another's at once", () => {
    const name = (text: string, x: number, y = 0): LabelCandidate => ({ kind: "road", x, y, text, angle: 0 });
    const xs = (candidates: readonly LabelCandidate[]) => place(candidates).map(({ x }) => x);
    expect([xs([toShield(0), toShield(299)]), xs([toShield(0), toShield(300)])]).toEqual([[0], [0, 300]]);
    expect([xs([toShield(0), { ...toShield(150), y: 149 }]), xs([toShield(0), { ...toShield(150), y: 150 }])]).toEqual([
      [0],
      [0, 150],
    ]);
    expect([xs([toShield(0), toShield(-299)]), xs([toShield(0), { ...toShield(0), y: -300 }])]).toEqual([[0], [0, 0]]);
    expect([xs([name("Yol", 0), name("Yol", 599)]), xs([name("Yol", 0), name("Yol", 600)])]).toEqual([[0], [0, 600]]);
    // Every earlier one counts, not the last one only.
    expect(xs([toShield(0), toShield(400), toShield(100)])).toEqual([0, 400]);
    // Each shield takes 19 px on its side, and 10 px must remain between them.
    const other = (x: number) => ({ ...toShield(x), text: "O-3" });
    expect([xs([toShield(0), other(47)]), xs([toShield(0), other(48)])]).toEqual([[0], [0, 48]]);
    expect(textsOf([park("Park", 0, 0), park("Park", 60, 0)])).toEqual(["Park", "Park"]);
  });

  test("names only waters in a small picture", () => {
    const texts = labelsAt(9.2, true).map(({ text }) => text);
    expect(texts).toContain("Marmara Denizi");
    expect(texts.length).toBeLessThan(7);
  });
});

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
