import { hostProperties } from "../../../src/widgets/kit/look/look.contract.ts";
import { type Group, groupTexts, type LookName, lookTexts } from "./look.messages.ts";

interface KnobBase {
  /** The custom property without `--shuttle-host-`. */
  readonly name: string;
  readonly property: LookName;
  readonly label: string;
  readonly group: Group;
}
interface ColourKnob extends KnobBase {
  readonly type: "colour";
  readonly theme: "light" | "dark";
}
interface NumberKnob extends KnobBase {
  readonly type: "number";
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly unit: string;
}
interface FontKnob extends KnobBase {
  readonly type: "font";
}
export type Knob = ColourKnob | NumberKnob | FontKnob;

/** Values by knob name, as in the address: a colour `#rrggbb`, a bare number, the name of a font. */
export type Look = Readonly<Record<string, string>>;

export const fonts: Readonly<Record<string, { readonly label: string; readonly family: string }>> = {
  system: { label: "Sistem yazı tipi", family: "system-ui, sans-serif" },
  arial: { label: "Arial", family: "Arial, Helvetica, sans-serif" },
  georgia: { label: "Georgia", family: "Georgia, 'Noto Serif', serif" },
  mono: { label: "Sabit aralıklı", family: "ui-monospace, Consolas, monospace" },
};

type NumberName = {
  [Name in LookName]: (typeof hostProperties)[Name]["type"] extends "length" | "number" ? Name : never;
}[LookName];

/** Default, minimum, maximum, step; lengths in px. */
const ranges: Readonly<Record<NumberName, readonly [number, number, number, number]>> = {
  scale: [1, 0.8, 1.4, 0.05],
  radius: [8, 0, 20, 1],
  "focus-width": [2, 2, 6, 1],
  density: [0, 0, 1, 0.25],
  "row-height": [40, 24, 72, 1],
  "control-height": [38, 24, 60, 1],
  "card-padding": [18, 0, 40, 1],
  gap: [16, 0, 40, 1],
};

function toKnobs(property: LookName): Knob[] {
  const [label, group] = lookTexts[property];
  const base = { property, label, group };
  const { type } = hostProperties[property];
  if (type === "font-family") return [{ ...base, type: "font", name: property }];
  if (type === "color")
    return (["light", "dark"] as const).map((theme) => ({
      ...base,
      type: "colour",
      theme,
      name: theme === "dark" ? `${property}-dark` : property,
    }));
  const [initial, minimum, maximum, step] = ranges[property as NumberName];
  const unit = type === "length" ? "px" : "";
  return [{ ...base, type: "number", name: property, default: initial, minimum, maximum, step, unit }];
}

/** Controls for every custom property except those without one (`Written` in look.messages.ts), in the order of their groups. */
export const knobs: readonly Knob[] = Object.keys(groupTexts).flatMap((group) =>
  (Object.keys(lookTexts) as LookName[]).filter((name) => lookTexts[name][1] === group).flatMap(toKnobs),
);

export const presets: readonly { readonly label: string; readonly look: Look }[] = [
  { label: "Mürdüm", look: {} },
  {
    label: "Deniz",
    look: {
      accent: "#0e5f66",
      "accent-dark": "#7fc9cc",
      "chart-1": "#0e5f66",
      "chart-1-dark": "#58b3b8",
      radius: "3",
      "font-heading": "georgia",
    },
  },
  {
    label: "Lacivert",
    look: {
      accent: "#1d4b94",
      "accent-dark": "#a3c2ff",
      "chart-1": "#1d4b94",
      "chart-1-dark": "#7da7f0",
      radius: "12",
      font: "system",
    },
  },
];

/** The value of a knob, normalized; null if it is invalid. */
export function parseKnob(knob: Knob, value: string): string | null {
  if (knob.type === "colour") return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;
  if (knob.type === "font") return Object.hasOwn(fonts, value) ? value : null;
  const number = Number(value);
  const isFine = /^\d+(?:\.\d+)?$/.test(value) && number >= knob.minimum && number <= knob.maximum;
  return isFine ? String(number) : null;
}

/** The look with a new value of one knob; an invalid value resets the knob to its default. */
export function withKnob(look: Look, knob: Knob, text: string): Look {
  const { [knob.name]: _before, ...others } = look;
  const value = parseKnob(knob, text);
  return value === null ? others : { ...others, [knob.name]: value };
}

/** The CSS declarations of a look: property and value. */
export function toDeclarations(look: Look): readonly (readonly [string, string])[] {
  return knobs.flatMap((knob) => {
    const value = look[knob.name];
    if (value === undefined) return [];
    const unit = knob.type === "number" ? knob.unit : "";
    const text = knob.type === "font" ? (fonts[value]?.family ?? "inherit") : `${value}${unit}`;
    return [[`--shuttle-host-${knob.name}`, text] as const];
  });
}
