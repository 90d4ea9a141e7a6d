import { type Attribute, commonAttributes, type WidgetContract } from "../../../src/widgets/kit/element/contract.ts";
import { examples, forDemoAccounts } from "../../examples.ts";
import { commonAttributeTexts, elementTexts } from "./elements.messages.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../../src/widgets/*/*.contract.ts", {
  eager: true,
});

export interface CatalogueAttribute {
  readonly name: string;
  readonly spec: Attribute;
  readonly text: string;
}

export interface CatalogueElement {
  readonly tag: string;
  /** The tag without its prefix, as in the address of this page and in the files of the release. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly attributes: readonly CatalogueAttribute[];
  /** Attributes that are needed to see something, with values of the demo's data. */
  readonly example: Readonly<Record<string, string>>;
  /** Shows the data of demo accounts only. */
  readonly isForDemoAccounts: boolean;
}

/** Excluded: the theme has its own control, and this page has a single session. */
const elsewhere = new Set(["theme", "session"]);

function isContract(value: unknown): value is WidgetContract {
  return typeof value === "object" && value !== null && "tag" in value && "attributes" in value;
}

/** Turkish text of an attribute, else the description of its contract. */
function textOf(tag: string, name: string, { description }: Attribute): string {
  return elementTexts[tag]?.attributes[name] ?? commonAttributeTexts[name] ?? description;
}

function toElement({ tag, summary, attributes }: WidgetContract): CatalogueElement {
  const common = Object.entries(commonAttributes).filter(([name]) => !elsewhere.has(name));
  const name = tag.replace(/^shuttle-/, "");
  return {
    tag,
    name,
    title: elementTexts[tag]?.title ?? tag,
    summary: elementTexts[tag]?.summary ?? summary,
    attributes: [...Object.entries(attributes), ...common].map(([attribute, spec]) => ({
      name: attribute,
      spec,
      text: textOf(tag, attribute, spec),
    })),
    example: examples[name] ?? {},
    isForDemoAccounts: forDemoAccounts.has(name),
  };
}

const order = Object.keys(elementTexts);
const rankOf = ({ tag }: WidgetContract) => (order.includes(tag) ? order.indexOf(tag) : order.length);

/** Every element, from the contracts: in the portal's order, new ones at the end. */
export const catalogue: readonly CatalogueElement[] = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isContract))
  .toSorted((a, b) => rankOf(a) - rankOf(b))
  .map(toElement);

export function elementOf(name: string): CatalogueElement | undefined {
  return catalogue.find((element) => element.name === name);
}
