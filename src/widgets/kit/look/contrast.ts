/** Red, green, blue; 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

function toLinear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast of two opaque colours by WCAG 2.2, 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (color: Rgb, other: number, share: number) =>
  color.map((byte) => Math.round(byte + (other - byte) * share)) as unknown as Rgb;

/** The colour nearest to `color`, mixed with black or white, that has the contrast `needed` on `ground`; null when there is none. */
export function nearestReadable(color: Rgb, ground: Rgb, needed: number): Rgb | null {
  for (let share = 0; share <= 1; share += 0.01) {
    const found = [mix(color, 0, share), mix(color, 255, share)].find((one) => contrast(one, ground) >= needed);
    if (found) return found;
  }
  return null;
}

export const toHex = (color: Rgb) => `#${color.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
