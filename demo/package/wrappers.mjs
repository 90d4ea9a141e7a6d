// One component for each element, derived from the manifest of the elements (docs/api/custom-elements.json).

/** What the wrappers need of every element. `token` is a property only: the markup would show it. */
export function toWrapped({ modules }) {
  return modules.map(({ path, declarations: [{ name, tagName, description, attributes, members, events }] }) => {
    const properties = members
      .filter(({ kind, attribute }) => kind === "field" && attribute === undefined)
      .map((member) => member.name);
    return {
      path,
      tag: tagName,
      description,
      component: name.replace(/Element$/, ""),
      attributes: attributes.map((attribute) => attribute.name).filter((attribute) => !properties.includes(attribute)),
      properties,
      events: events.map((event) => event.name),
    };
  });
}

const json = (value) => JSON.stringify(value);

/** `shuttle-widgets/react` */
export function toReactModule(elements) {
  const components = elements.map(
    ({ component, tag, path, attributes, properties, events }) =>
      `export const ${component} = /*@__PURE__*/ wrap(${json(tag)}, () => import("./${path}"), ${json({ attributes, properties, events })});\n`,
  );
  return `"use client";\nimport { wrap } from "./wrappers/react.js";\n${components.join("")}`;
}

/** Follows the types that are written by hand in types/react.d.ts. */
export function toReactTypes(elements) {
  const lines = elements.map(
    ({ component, tag, description }) =>
      `/** ${description} */\nexport declare const ${component}: ShuttleComponent<${json(tag)}>;\n`,
  );
  return `\n${lines.join("")}`;
}
