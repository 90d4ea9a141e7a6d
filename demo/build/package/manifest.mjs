// custom-elements.json: the manifest that documentation tools, editors and test tools read (schema 1.0.0).
import { attributeType, defaultText, propertyType } from "./contracts.mjs";

const withoutBlanks = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
const quoted = (value) => (value === undefined ? undefined : JSON.stringify(value));

const attribute = (spec) =>
  withoutBlanks({
    name: spec.name,
    fieldName: spec.property,
    type: { text: attributeType(spec) },
    default: quoted(defaultText(spec)),
    description: spec.description,
  });

const field = (spec) => ({
  kind: "field",
  name: spec.property,
  type: { text: propertyType(spec) },
  attribute: spec.name,
  description: spec.description,
});

const method = ({ name, type, description }) => ({
  kind: "method",
  name,
  return: { type: { text: type } },
  description,
});

const event = ({ name, detail, description }) => ({
  name,
  type: { text: `CustomEvent<${detail}>` },
  description,
});

const named = ({ name, description }) => ({ name, description });

function module(element, { attributes, members, events }) {
  const path = `${element.name}.js`;
  const name = `${element.typeName}Element`;
  return {
    kind: "javascript-module",
    path,
    declarations: [
      {
        kind: "class",
        customElement: true,
        name,
        tagName: element.tag,
        description: element.summary,
        superclass: { name: "HTMLElement" },
        attributes: attributes.map(attribute),
        members,
        events: events.map(event),
        slots: element.slots.map(named),
        cssParts: element.parts.map(named),
        cssProperties: element.cssProperties.map(named),
      },
    ],
    exports: [{ kind: "custom-element-definition", name: element.tag, declaration: { name, module: path } }],
  };
}

export function toManifest({ widgets, common, session }) {
  const modules = widgets.map((element) => {
    const attributes = [...element.attributes, ...common.attributes];
    const members = [...attributes.map(field), ...common.methods.map(method)];
    return module(element, { attributes, members, events: common.events });
  });
  const ownMembers = [
    ...session.properties.map(({ name, type, description }) => ({
      kind: "field",
      name,
      type: { text: type },
      description,
    })),
    ...session.methods.map(method),
  ];
  modules.push(module(session, { attributes: session.attributes, members: ownMembers, events: session.events }));
  return { schemaVersion: "1.0.0", readme: "README.md", modules };
}
