interface KnobBase {
  /** The custom property without `--shuttle-host-`. */
  readonly name: string;
  readonly label: string;
}
interface ColourKnob extends KnobBase {
  readonly type: "colour";
  /** The design's own value. */
  readonly default: string;
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

/** The custom properties that most pages set, on any ancestor; all of them: docs/theming.md. */
export const knobs: readonly Knob[] = [
  { name: "accent", label: "Vurgu rengi", type: "colour", default: "#743676" },
  { name: "accent-dark", label: "Vurgu, koyu tema", type: "colour", default: "#e3abe4" },
  { name: "surface", label: "Kart zemini", type: "colour", default: "#ffffff" },
  { name: "surface-dark", label: "Kart zemini, koyu tema", type: "colour", default: "#1d1720" },
  { name: "chart-1", label: "İlk grafik serisi", type: "colour", default: "#66336e" },
  { name: "chart-1-dark", label: "Grafik, koyu tema", type: "colour", default: "#b874c7" },
  { name: "radius", label: "Köşe yarıçapı", type: "number", default: 8, minimum: 0, maximum: 20, step: 1, unit: "px" },
  { name: "scale", label: "Yazı ölçeği", type: "number", default: 1, minimum: 0.8, maximum: 1.4, step: 0.05, unit: "" },
  { name: "density", label: "Sıkılık", type: "number", default: 0, minimum: 0, maximum: 1, step: 0.25, unit: "" },
  { name: "font", label: "Yazı tipi", type: "font" },
  { name: "font-heading", label: "Başlık yazı tipi", type: "font" },
];

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

/** The value as this page takes it from an address; null for anything else. */
export function parseKnob(knob: Knob, value: string): string | null {
  if (knob.type === "colour") return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;
  if (knob.type === "font") return Object.hasOwn(fonts, value) ? value : null;
  const number = Number(value);
  const isFine = /^\d+(?:\.\d+)?$/.test(value) && number >= knob.minimum && number <= knob.maximum;
  return isFine ? String(number) : null;
}

/** The declarations of a look: property and value as CSS has them. */
export function toDeclarations(look: Look): readonly (readonly [string, string])[] {
  return knobs.flatMap((knob) => {
    const value = look[knob.name];
    if (value === undefined) return [];
    const unit = knob.type === "number" ? knob.unit : "";
    const text = knob.type === "font" ? (fonts[value]?.family ?? "inherit") : `${value}${unit}`;
    return [[`--shuttle-host-${knob.name}`, text] as const];
  });
}
