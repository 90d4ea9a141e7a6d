import {
  type IPropertyPaneConfiguration,
  type IPropertyPaneField,
  PropertyPaneDropdown,
  PropertyPaneTextField,
  PropertyPaneToggle,
} from "@microsoft/sp-property-pane";
import { parseAttribute } from "../../../src/widgets/kit/element/attributes.ts";
import type { Attribute } from "../../../src/widgets/kit/element/contract.ts";
import { sessionContract } from "../../../src/widgets/kit/element/session.contract.ts";
import { catalogue } from "../../playground/setup/catalogue.ts";
import {
  chosenElement,
  ownAttributes,
  propertyOf,
  sessionGroups,
  type Settings,
  textOf,
  themeChoices,
  unset,
} from "./settings.ts";
import { attributeLabels, sessionHelp, sharepointMessages as messages, valueLabels } from "./sharepoint.messages.ts";

/** Error message for a text; empty if there is no text or the attribute accepts it. */
function problemOf(spec: Attribute, text: string): string {
  const written = text.trim();
  if (written === "" || parseAttribute(spec, written).problem === undefined) return "";
  if (spec.type === "number") return messages.notBetween(spec.minimum ?? 0, spec.maximum ?? Number.MAX_SAFE_INTEGER);
  if (spec.type === "list" || spec.type === "choice") return messages.notAmong(spec.values.join(", "));
  return spec.type === "text" && spec.format ? messages.formats[spec.format] : "";
}

/** Error message unless the text is empty or an https address: the page itself is always on https. */
const addressProblem = (text: string) =>
  text.trim() === "" || /^https:\/\/[^\s/]/.test(text.trim()) ? "" : messages.notAddress;

const isAddress = (name: string) => name === "api-base" || name === "portal-url";

function choice(property: string, name: string, values: readonly string[], help: string, settings: Settings) {
  return PropertyPaneDropdown(property, {
    label: attributeLabels[name] ?? name,
    options: [
      { key: unset, text: messages.unset },
      ...values.map((value) => ({ key: value, text: valueLabels[name]?.[value] ?? value })),
    ],
    selectedKey: textOf(settings, property) ?? unset,
    ariaDescription: help,
  });
}

function field(owner: string, name: string, spec: Attribute, help: string, settings: Settings): IPropertyPaneField {
  const property = propertyOf(owner, name);
  const label = attributeLabels[name] ?? name;
  if (spec.type === "choice") return choice(property, name, spec.values, help, settings);
  if (spec.type === "boolean")
    return PropertyPaneToggle(property, { label, onText: messages.on, offText: messages.off });
  return PropertyPaneTextField(property, {
    label,
    description: spec.type === "list" ? `${help} ${spec.values.join(" ")}` : help,
    ...(spec.default !== null && { placeholder: [spec.default].flat().join(" ") }),
    onGetErrorMessage: (text) => (isAddress(name) ? addressProblem(text) : problemOf(spec, text)),
  });
}

const sessionFields = (names: readonly (keyof typeof sessionContract.attributes)[], settings: Settings) =>
  names.map((name) =>
    field("session", name, sessionContract.attributes[name] as Attribute, sessionHelp[name] ?? "", settings),
  );

/** The property pane: the element with its attributes, the connection to the API, and the sign-in. */
export function toPane(settings: Settings): IPropertyPaneConfiguration {
  const element = chosenElement(settings);
  const theme = themeChoices.find((name) => name === settings["theme"]) ?? "page";
  const groups = [
    {
      groupName: messages.content,
      groupFields: [
        PropertyPaneDropdown("element", {
          label: messages.element,
          options: catalogue.map(({ name, title }) => ({ key: name, text: title })),
          selectedKey: element.name,
        }),
        ...ownAttributes(element).map(({ name, spec, text }) => field(element.name, name, spec, text, settings)),
        PropertyPaneDropdown("theme", {
          label: messages.theme,
          options: themeChoices.map((name) => ({ key: name, text: messages.themes[name] })),
          selectedKey: theme,
        }),
      ],
    },
    { groupName: messages.connection, groupFields: sessionFields(sessionGroups.connection, settings) },
    {
      groupName: messages.signIn,
      groupFields: [
        PropertyPaneTextField("tokenUrl", {
          label: messages.tokenUrl,
          description: messages.tokenUrlHelp,
          onGetErrorMessage: addressProblem,
        }),
        PropertyPaneTextField("clientId", { label: messages.clientId, description: messages.clientIdHelp }),
        ...sessionFields(sessionGroups.identity, settings),
      ],
    },
  ];
  return { pages: [{ header: { description: element.summary }, groups }] };
}
