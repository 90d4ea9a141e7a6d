import type { ColorToken, LineRole, MapSign } from "./types.ts";

const ROLE_TOKENS: Record<LineRole, ColorToken> = {
  morning: "--shuttle-morning",
  evening: "--shuttle-evening",
  dim: "--shuttle-map-route-dim",
  planned: "--shuttle-text-muted",
  walk: "--shuttle-map-walk",
};

export function toColorToken(color: ColorToken | LineRole): ColorToken {
  return color.startsWith("--") ? (color as ColorToken) : ROLE_TOKENS[color as LineRole];
}

/** The custom properties from which signs.css takes the colours of a sign. */
export const toSignColors = ({ ground, color, isRound = false }: MapSign) => ({
  "--sign-ground": `var(${ground})`,
  "--sign-color": `var(${color})`,
  "--sign-radius": isRound ? "50%" : "27%",
});
