import type { Attribute, Attributes } from "../../../src/widgets/kit/element/contract.ts";
import { sessionContract } from "../../../src/widgets/kit/element/session.contract.ts";
import { catalogue, type CatalogueElement } from "../../playground/setup/catalogue.ts";

/** Properties of a web part as SharePoint stores them; they may come from an older or newer version of this code. */
export type Settings = Readonly<Record<string, unknown>>;

/** The choice that stands for an absent attribute. No attribute has a value of this name. */
export const unset = "default";

/** Attributes of the session that are the same for everybody who opens the page; who that is comes with the token. */
export const sessionGroups = {
  connection: ["api-base", "portal-url", "name"],
  identity: ["company-id", "company-name", "company-latlng", "storage"],
} as const;

const sessionAttributes: Attributes = Object.fromEntries(
  Object.values(sessionGroups)
    .flat()
    .map((name) => [name, sessionContract.attributes[name as keyof typeof sessionContract.attributes] as Attribute]),
);

/** Name of the property of an attribute; every element has its own, so that changing to another element and back loses nothing. */
export const propertyOf = (owner: string, attribute: string) => `${owner}_${attribute}`;

/** Without `query`, which is the state of the person who looks, not of the page. */
export const ownAttributes = ({ attributes }: CatalogueElement) => attributes.filter(({ name }) => name !== "query");

export function chosenElement({ element }: Settings): CatalogueElement {
  const found = catalogue.find(({ name }) => name === element) ?? catalogue[0];
  if (!found) throw new Error("There are no elements.");
  return found;
}

/** A property as the text of its attribute; null without one. */
export function textOf(settings: Settings, property: string): string | null {
  const value = settings[property];
  if (value === true) return "";
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value).trim();
  return text === "" || text === unset ? null : text;
}

interface Shown {
  readonly tag: string;
  readonly name: string;
  /** Every attribute that the property pane may set, with null for an absent one. */
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly session: Readonly<Record<string, string | null>>;
}

/** The element and the session to show, with their attributes. */
export function toShown(settings: Settings): Shown {
  const element = chosenElement(settings);
  const read = (owner: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, textOf(settings, propertyOf(owner, name))]));
  const session = read("session", Object.keys(sessionAttributes));
  const own = read(
    element.name,
    ownAttributes(element).map(({ name }) => name),
  );
  return { tag: element.tag, name: element.name, attributes: { ...own, session: session["name"] ?? null }, session };
}

type ThemeChoice = "page" | "light" | "dark" | "auto";
export const themeChoices: readonly ThemeChoice[] = ["page", "light", "dark", "auto"];

/** `page`: light or dark like the section of the page that contains the web part. */
export function themeOf({ theme }: Settings, isInverted: boolean): Exclude<ThemeChoice, "page"> {
  const isChosen = theme === "light" || theme === "dark" || theme === "auto";
  return isChosen ? theme : isInverted ? "dark" : "light";
}
