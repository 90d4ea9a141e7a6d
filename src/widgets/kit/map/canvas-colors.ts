import { createColorReader, type MapPalette, type ThemeName } from "./palette.ts";
import { toColorToken } from "./colors.ts";
import type { ColorToken, LineRole } from "./types.ts";

/** The map's colours in one theme, as a canvas accepts them. */
export interface CanvasColors {
  readonly palette: MapPalette;
  of(color: ColorToken | LineRole): string;
}

/** Reads the tokens inside of `parent`. `lightOnly`: those of the light theme, for paper, whatever the present theme is. */
export function createCanvasColors(parent: Element, theme: ThemeName, lightOnly = false): CanvasColors {
  const reader = createColorReader(parent, lightOnly);
  const palette = reader.palette(lightOnly ? "light" : theme);
  return { palette, of: (color) => reader.token(toColorToken(color)) };
}
