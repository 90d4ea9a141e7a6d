import type { Attribute } from "../../../src/widgets/kit/element/contract.ts";
import { catalogue, type CatalogueElement, elementOf } from "./catalogue.ts";
import { knobs, type Look, parseKnob } from "./knobs.ts";

export const themes = ["light", "dark", "auto"] as const;
type Theme = (typeof themes)[number];

/** Everything chosen on this page. It is kept in the address, so that it can be shared; it never contains a token. */
export interface Setup {
  readonly element: string;
  /** As in the markup; missing ones have their defaults. A set boolean is `true`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly theme: Theme;
  readonly look: Look;
  /** Width of the preview, px; null: all available width. */
  readonly width: number | null;
  /** Id of the signed-in demo account; null: nobody, or a user of the element's own form. */
  readonly account: number | null;
}

export const widthRange = { minimum: 280, maximum: 1600 } as const;
const longestValue = 300;

export function clampWidth(width: number): number {
  return Math.round(Math.min(widthRange.maximum, Math.max(widthRange.minimum, width)));
}

const first = catalogue[0]?.name ?? "";
export const startSetup: Setup = {
  element: first,
  attributes: elementOf(first)?.example ?? {},
  theme: "auto",
  look: {},
  width: null,
  account: null,
};

/** Changes the element and resets the attributes; everything else stays. */
export function withElement(setup: Setup, name: string, attributes: Setup["attributes"] = {}): Setup {
  return { ...setup, element: name, attributes: { ...elementOf(name)?.example, ...attributes } };
}

/** An empty value removes the attribute. */
export function withAttribute(setup: Setup, name: string, value: string): Setup {
  const { [name]: _before, ...others } = setup.attributes;
  return { ...setup, attributes: value === "" ? others : { ...others, [name]: value } };
}

function isFine(spec: Attribute, value: string): boolean {
  if (value.length > longestValue) return false;
  if (spec.type === "boolean") return value === "true";
  if (spec.type === "number") return /^\d{1,6}$/.test(value);
  if (spec.type === "choice") return spec.values.includes(value);
  if (spec.type === "list") return value.split(" ").every((part) => spec.values.includes(part));
  return true;
}

function readAttributes({ attributes, example }: CatalogueElement, parameters: URLSearchParams): Setup["attributes"] {
  const entries = attributes.flatMap(({ name, spec }) => {
    const value = parameters.get(`attr.${name}`) ?? example[name] ?? "";
    return value !== "" && isFine(spec, value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Reads a set-up from an address; invalid values are ignored. */
export function parseSetup(search: string): Setup {
  const parameters = new URLSearchParams(search);
  const element = elementOf(parameters.get("element") ?? "") ?? elementOf(startSetup.element);
  const look = knobs.flatMap((knob) => {
    const value = parseKnob(knob, parameters.get(`look.${knob.name}`) ?? "");
    return value === null ? [] : [[knob.name, value] as const];
  });
  const [width, account] = ["width", "account"].map((name) => /^\d{1,9}$/.exec(parameters.get(name) ?? "")?.[0]);
  return {
    element: element?.name ?? first,
    attributes: element ? readAttributes(element, parameters) : {},
    theme: themes.find((theme) => theme === parameters.get("theme")) ?? startSetup.theme,
    look: Object.fromEntries(look),
    width: width === undefined ? null : clampWidth(Number(width)),
    account: account === undefined ? null : Number(account),
  };
}

/** The query that `parseSetup` parses, without default values. */
export function toSearch({ element, attributes, theme, look, width, account }: Setup): string {
  const parameters = new URLSearchParams();
  if (element !== startSetup.element) parameters.set("element", element);
  const { attributes: known = [], example = {} } = elementOf(element) ?? {};
  for (const { name } of known) {
    const value = attributes[name] ?? "";
    if (value !== (example[name] ?? "")) parameters.set(`attr.${name}`, value);
  }
  if (theme !== startSetup.theme) parameters.set("theme", theme);
  for (const [name, value] of Object.entries(look)) parameters.set(`look.${name}`, value);
  if (width !== null) parameters.set("width", String(width));
  if (account !== null) parameters.set("account", String(account));
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
