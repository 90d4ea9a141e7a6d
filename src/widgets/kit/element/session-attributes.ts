import type { GivenProfile } from "../../../core/session/profile.ts";
import { defaultSettings, type SessionSettings } from "../../../core/session/page/settings.ts";
import { parseAttribute, toPropertyName } from "./attributes.ts";
import { identityOf } from "./identity.ts";
import { sessionContract } from "./session.contract.ts";

const { attributes } = sessionContract;

const read = (element: Element, name: string) =>
  parseAttribute(attributes[name as keyof typeof attributes], element.getAttribute(name));

/** The settings of a `<shuttle-session>`, also of one whose class isn't defined yet. `report` is called for each invalid value. */
export function readSettings(
  element: Element,
  report?: (attribute: string, problem: string) => void,
): Partial<SessionSettings> {
  const settings: Partial<Record<keyof SessionSettings, unknown>> = {};
  for (const name of Object.keys(attributes)) {
    const setting = toPropertyName(name) as keyof SessionSettings;
    // An absent attribute leaves what configure() has set.
    if (!(setting in defaultSettings) || !element.hasAttribute(name)) continue;
    const { value, problem } = read(element, name);
    if (problem) report?.(name, problem);
    settings[setting] = value ?? defaultSettings[setting];
  }
  return settings as Partial<SessionSettings>;
}

/** The identity of the user, as given by the attributes. */
export function readProfile(element: Element): GivenProfile {
  const told: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(identityOf)) {
    const value = element.hasAttribute(name) ? read(element, name).value : null;
    if (value !== null && value !== "") told[key] = value;
  }
  return told;
}

export const isIdentity = (name: string) => name in identityOf;
