import { hostProperties } from "../../../src/widgets/kit/look/look.contract.ts";
import {
  candidatesOf,
  contrast,
  contrastPairs,
  createColorReader,
  type Faint,
  findFaint,
  type LookName,
  type Rgb,
  toHex,
} from "../../../src/widgets/kit/look/contrast-hint.ts";
import { type Look, toDeclarations } from "./knobs.ts";
import { lookTexts } from "./look.messages.ts";

export const shownThemes = ["light", "dark"] as const;
type Theme = (typeof shownThemes)[number];

interface MeasuredPair {
  readonly color: LookName;
  readonly ground: LookName;
  readonly needed: number;
  readonly ratio: number;
}

/** The colours of a look in one theme, as the elements have them. */
interface LookColours {
  /** `#rrggbb`; undefined for one that isn't opaque. */
  colorOf(name: LookName): string | undefined;
  readonly faint: readonly Faint[];
  readonly pairs: readonly MeasuredPair[];
}

function measureTheme(look: Look, theme: Theme): LookColours {
  const place = document.createElement("div");
  place.className = "shuttle";
  place.hidden = true;
  place.dataset["shuttleTheme"] = theme;
  for (const [property, value] of toDeclarations(look)) place.style.setProperty(property, value);
  document.body.append(place);
  const reader = createColorReader(place);
  const known = new Map<LookName, Rgb | null>();
  const read = (name: LookName) => {
    const color = known.has(name) ? (known.get(name) ?? null) : reader.read(name);
    known.set(name, color);
    return color;
  };
  const faint = findFaint(read, (name) => candidatesOf(name, theme).some((candidate) => candidate in look));
  const pairs = contrastPairs.flatMap((pair) => {
    const [color, ground] = [read(pair.color), read(pair.ground)];
    return color && ground ? [{ ...pair, ratio: contrast(color, ground) }] : [];
  });
  const names = Object.keys(lookTexts) as LookName[];
  const colors = new Map(
    names.flatMap((name) => (hostProperties[name].type === "color" ? [[name, read(name)] as const] : [])),
  );
  reader.remove();
  place.remove();
  const colorOf = (name: LookName) => {
    const color = colors.get(name);
    return color ? toHex(color) : undefined;
  };
  return { colorOf, faint, pairs };
}

export type ThemedColours = Readonly<Record<Theme, LookColours>>;

export function measureLook(look: Look): ThemedColours {
  return { light: measureTheme(look, "light"), dark: measureTheme(look, "dark") };
}
