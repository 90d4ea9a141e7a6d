// The properties that a page may set, as design tokens (Design Tokens Community Group, format and resolver of 2025.10): what
// Figma, Style Dictionary and the like read. One file for each theme with the same names, and one that names the themes.
import { converter, formatHex } from "culori";
import { readDeclarations, readDefaults, toWords } from "./host-defaults.mjs";

const themes = ["light", "dark"];
const fileOf = (theme) => `${theme}.tokens.json`;
const resolverFile = "shuttle.resolver.json";
const schemas = "https://www.designtokens.org/schemas/2025.10";

export const tokenFiles = [...themes.map(fileOf), resolverFile];

/** Splits at commas outside of parentheses. */
const splitList = (text) => text.split(/,\s*(?![^(]*\))/);
const round = (number) => Number(number.toFixed(4));

const toOklab = converter("oklab");

const toBytes = (hex) => {
  const digits = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
};
const toHex = (bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** Resolves a value that is a single `var()`, recursively, to the value that applies if the page sets nothing. */
function follow(text, declared) {
  const [, token, fallback] = /^var\((--shuttle-[a-z0-9-]+)(?:, (.*))?\)$/.exec(text) ?? [];
  if (token === undefined) return text;
  return follow(token.startsWith("--shuttle-host-") ? fallback : declared.get(token), declared);
}

/** Mixes in OKLab: a browser doesn't round the intermediate colours of nested mixes. */
function mix(text, declared) {
  const found = follow(text, declared);
  const [, first, part, second] = /^color-mix\(in oklab, (.*) ([\d.]+)%, (.*)\)$/.exec(found) ?? [];
  if (part === undefined) return toOklab(found);
  const share = Number(part) / 100;
  const [one, other] = [first, second].map((color) => mix(color, declared));
  const between = (channel) => one[channel] * share + other[channel] * (1 - share);
  return { mode: "oklab", l: between("l"), a: between("a"), b: between("b") };
}

/** The text of a value without `var()`, `color-mix()` and `calc()`. */
function resolve(text, declared) {
  const found = follow(text, declared);
  if (found.startsWith("color-mix")) return formatHex(mix(found, declared));
  // Density is 0 by default, so nothing is subtracted.
  return found.replace(/^calc\((\d+px) - \d+px \* var\(--shuttle-density\)\)$/, "$1");
}

/** A reference to another token, if the value is another property's `var()`; otherwise null. */
const toReference = (text) => {
  const [, name] = /^var\(--shuttle-([a-z-]+?)(?:-sans)?\)$/.exec(text) ?? [];
  return name === undefined ? null : `{shuttle.host.${name}}`;
};

const toColor = (text) => {
  const [, red, green, blue, alpha = "1"] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text) ?? [];
  const bytes = red === undefined ? toBytes(text) : [red, green, blue].map(Number);
  const components = bytes.map((byte) => round(byte / 255));
  return { colorSpace: "srgb", components, alpha: Number(alpha), hex: toHex(bytes) };
};
const toDimension = (text) => {
  const [, value, unit = "px"] = /^([\d.]+)(px)?$/.exec(text);
  return { value: Number(value), unit };
};
const toShadow = (text) => {
  const [, offsetX, offsetY, blur, color] = /^(\S+) (\S+) (\S+) (.*)$/.exec(text);
  const [x, y, soft] = [offsetX, offsetY, blur].map(toDimension);
  return { color: toColor(color), offsetX: x, offsetY: y, blur: soft, spread: toDimension("0") };
};
const toBorder = (text) => {
  const [, width, style, color] = /^(\S+) (\S+) (.*)$/.exec(text);
  return { color: toReference(color), width: toDimension(width), style };
};

/** Type of a property → type of its token, and the function that converts its value. */
const kinds = {
  color: ["color", toColor],
  length: ["dimension", toDimension],
  number: ["number", Number],
  "font-family": ["fontFamily", (text) => splitList(text).map((name) => name.replaceAll('"', ""))],
  border: ["border", toBorder],
  "box-shadow": ["shadow", (text) => splitList(text).map(toShadow)],
};

function toTokens(theme, hostProperties) {
  const declared = readDeclarations(theme);
  const { [theme]: defaults, light } = readDefaults();
  const tokens = Object.entries(hostProperties).map(([name, { type, description, dark }]) => {
    const own = theme === "dark" && dark !== undefined ? `${name}-dark` : name;
    // With "falls-back", the dark property's fallback is the light property, and the default is the fallback of that.
    const text = (dark === "falls-back" ? defaults.get(name) : defaults.get(own)) ?? light.get(name);
    const [$type, toValue] = kinds[type];
    const $value = toReference(text) ?? toValue(resolve(text, declared));
    const derived = text.startsWith("color-mix") ? { derived: toWords(text) } : {};
    const $extensions = { "shuttle-widgets": { property: `--shuttle-host-${own}`, ...derived } };
    return [name, { $type, $value, $description: description, $extensions }];
  });
  return { $schema: `${schemas}/format.json`, shuttle: { host: Object.fromEntries(tokens) } };
}

const resolver = {
  $schema: `${schemas}/resolver.json`,
  name: "shuttle-widgets",
  version: "2025.10",
  modifiers: {
    theme: {
      contexts: Object.fromEntries(themes.map((theme) => [theme, [{ $ref: fileOf(theme) }]])),
      default: "light",
    },
  },
  resolutionOrder: [{ $ref: "#/modifiers/theme" }],
};

/** The data of each file, by name. */
export function toTokenFiles(hostProperties) {
  return {
    ...Object.fromEntries(themes.map((theme) => [fileOf(theme), toTokens(theme, hostProperties)])),
    [resolverFile]: resolver,
  };
}
