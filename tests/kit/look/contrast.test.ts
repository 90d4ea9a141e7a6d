import { expect, test } from "vitest";
import { contrast, nearestReadable, type Rgb, toHex } from "../../../src/widgets/kit/look/contrast-hint.ts";

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

test("measures as WCAG 2.2 does, whichever comes first", () => {
  expect(contrast(white, black)).toBe(21);
  expect(contrast(black, white)).toBe(21);
  expect(contrast(white, white)).toBe(1);
  // The lightest grey that is readable on white (4.5), and the next one.
  expect(contrast([118, 118, 118], white)).toBeCloseTo(4.54, 2);
  expect(contrast([119, 119, 119], white)).toBeCloseTo(4.48, 2);
});

test("finds the nearest colour that can be read, darker or lighter, and nothing where there is none", () => {
  const gold: Rgb = [224, 176, 80];
  const onWhite = nearestReadable(gold, white, 4.5) as Rgb;
  expect(contrast(onWhite, white)).toBeGreaterThanOrEqual(4.5);
  expect(toHex(onWhite)).toBe("#8f7133");
  expect(nearestReadable([90, 60, 20], black, 4.5)?.[0]).toBeGreaterThan(90);
  expect(nearestReadable(black, white, 4.5)).toEqual(black);
  expect(nearestReadable(gold, [118, 118, 118], 21)).toBeNull();
});
