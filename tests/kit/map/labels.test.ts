import { describe, expect, test } from "vitest";
import {
  type LabelCandidate,
  labelCandidates,
  type PlacedLabel,
  placeLabels,
} from "../../../src/widgets/kit/map/basemap/labels.ts";
import { prepareBaseMap, type CityPack, type CoastPack } from "../../../src/widgets/kit/map/basemap/pack.ts";
import city from "../../../src/widgets/kit/map/data/city-pack.json";
import coast from "../../../src/widgets/kit/map/data/coast-pack.json";

const map = prepareBaseMap(coast as unknown as CoastPack, city as unknown as CityPack);
const measure = ({ size }: { size: number }, text: string) => text.length * size * 0.55;
const labelsAt = (zoom: number, sparse = false) => placeLabels(labelCandidates(map, zoom, sparse), zoom, measure);
const toShield = (x: number) => ({ kind: "shield" as const, x, y: 0, text: "O-2", angle: 0 });
const touches = ({ box: one }: PlacedLabel, { box: other }: PlacedLabel) =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

describe("the data", () => {
  test("decodes completely", () => {
    expect(map.land.length).toBe(104);
    expect(map.lakes.length).toBe(24);
    for (const polygon of [...map.land, ...map.lakes]) expect(polygon[0]!.coordinates.length).toBeGreaterThan(6);
    for (const road of map.roads)
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
