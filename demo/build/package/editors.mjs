// Completion and documentation of markup for editors: VS Code (custom data) and JetBrains (web-types).
import { attributeType, defaultText } from "./contracts.mjs";

const valuesOf = (spec) =>
  spec.type === "choice" || spec.type === "list" ? { values: spec.values.map((name) => ({ name })) } : {};
const valueSet = (spec) => (spec.type === "boolean" ? { valueSet: "v" } : {});
const withDefault = (spec) => {
  const text = defaultText(spec);
  return text === undefined ? spec.description : `${spec.description}\n\nDefault: \`${text}\``;
};
const where = ({ paths }) =>
  paths.length > 0 ? `\n\nIn the portal at ${paths.map((path) => `\`${path}\``).join(", ")}.` : "";

const all = ({ widgets, common, session }) => [
  ...widgets.map((element) => ({
    ...element,
    attributes: [...element.attributes, ...common.attributes],
    properties: [],
    events: common.events,
  })),
  session,
];

/** `html.customData` of VS Code; https://github.com/microsoft/vscode-custom-data */
export function toHtmlData(model) {
  return {
    version: 1.1,
    tags: all(model).map((element) => ({
      name: element.tag,
      description: { kind: "markdown", value: `${element.summary}.${where(element)}` },
      attributes: element.attributes.map((spec) => ({
        name: spec.name,
        description: { kind: "markdown", value: withDefault(spec) },
        ...valueSet(spec),
        ...valuesOf(spec),
      })),
    })),
  };
}

/** `web-types` of package.json; https://github.com/JetBrains/web-types */
export function toWebTypes(model, { name, version }) {
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name,
    version,
    "description-markup": "markdown",
    contributions: {
      html: {
        elements: all(model).map((element) => ({
          name: element.tag,
          description: `${element.summary}.${where(element)}`,
          attributes: element.attributes.map((spec) => {
            const text = defaultText(spec);
            return {
              name: spec.name,
              description: spec.description,
              ...(text === undefined ? {} : { default: text }),
              value: { type: attributeType(spec), required: spec.type !== "boolean" },
            };
          }),
          slots: element.slots,
          js: {
            properties: element.properties,
            events: element.events.map((event) => ({ name: event.name, description: event.description })),
          },
        })),
      },
      css: {
        properties: uniqueProperties(model),
        "pseudo-elements": [{ name: "part", description: "Parts that every page may style; see each element." }],
      },
    },
  };
}

/** The custom properties without duplicates, since elements share some. */
function uniqueProperties({ widgets }) {
  const found = new Map(widgets.flatMap(({ cssProperties }) => cssProperties.map((entry) => [entry.name, entry])));
  return [...found.values()];
}
