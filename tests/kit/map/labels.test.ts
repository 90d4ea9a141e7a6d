import { describe, expect, test } from "vitest";
import { labelCandidates } from "../../../src/widgets/kit/map/basemap/label-candidates.ts";
import { placeLabels, type PlacedLabel } from "../../../src/widgets/kit/map/basemap/label-placement.ts";
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

  test("names only waters in a small picture", () => {
    const texts = labelsAt(9.2, true).map(({ text }) => text);
    expect(texts).toContain("Marmara Denizi");
    expect(texts.length).toBeLessThan(7);
  });
});
