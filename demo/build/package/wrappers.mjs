// One component for each element, derived from the manifest of the elements (docs/api/custom-elements.json).

/** Data that the wrappers need of every element. `token` is passed as a property only: as an attribute it would be visible in the markup. */
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
      types: new Map(attributes.map((attribute) => [attribute.name, attribute.type.text])),
      properties,
      events: events.map((event) => event.name),
    };
  });
}

const toCamelCase = (name) => name.replace(/-([a-z])/g, (_match, letter) => letter.toUpperCase());
const json = (value) => JSON.stringify(value);

/** `shuttle-widgets/react` */
export function toReactModule(elements) {
  const components = elements.map(
    ({ component, tag, path, attributes, properties, events }) =>
      `export const ${component} = /*@__PURE__*/ wrap(${json(tag)}, () => import("./${path}"), ${json({ attributes, properties, events })});\n`,
  );
  return `"use client";\nimport { wrap } from "./wrappers/react.js";\n${components.join("")}`;
}

/** The part of types/react.d.ts that follows its handwritten types. */
export function toReactTypes(elements) {
  const lines = elements.map(
    ({ component, tag, description }) =>
      `/** ${description} */\nexport declare const ${component}: ShuttleComponent<${json(tag)}>;\n`,
  );
  return `\n${lines.join("")}`;
}

/** Version of Angular's library format, which the linker of any later Angular compiles. */
const angularVersion = "20.0.0";
const inputsOf = ({ attributes, properties }) => [...attributes.map(toCamelCase), ...properties];

/** `shuttle-widgets/angular`, in the format in which Angular's compiler writes libraries (`compilationMode: "partial"`). */
export function toAngularModule(elements) {
  const directives = elements.map((element) => {
    const { component, tag, path, attributes, properties } = element;
    const common = `version: ${json(angularVersion)}, ngImport: i0, type: ${component}`;
    const inputs = Object.fromEntries(inputsOf(element).map((name) => [name, name]));
    return `export class ${component} extends /*@__PURE__*/ handingOn(() => import("./${path}"), ${json({ attributes, properties })}) {
  static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", ${common}, deps: [], target: i0.ɵɵFactoryTarget.Directive });
  static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "14.0.0", ${common}, isStandalone: true, selector: ${json(tag)}, inputs: ${json(inputs)} });
}
`;
  });
  return `import * as i0 from "@angular/core";\nimport { handingOn } from "./wrappers/angular.js";\n${directives.join("")}`;
}

export function toAngularTypes(elements) {
  const directives = elements.map((element) => {
    const { component, tag, description, attributes, properties, types } = element;
    const fields = [
      ...attributes.map((name) => `${toCamelCase(name)}: ${types.get(name)} | null | undefined;`),
      ...properties.map((name) => `${name}: ShuttleTagNameMap[${json(tag)}][${json(name)}] | undefined;`),
    ];
    const inputs = inputsOf(element).map((name) => `${name}: { alias: ${json(name)}; required: false };`);
    return `/** ${description} */
export declare class ${component} {
  ${fields.join("\n  ")}
  static ɵfac: i0.ɵɵFactoryDeclaration<${component}, never>;
  static ɵdir: i0.ɵɵDirectiveDeclaration<${component}, ${json(tag)}, never, { ${inputs.join(" ")} }, {}, never, never, true, never>;
}
`;
  });
  return `/*
 * Angular 20: a directive for each element, so that templates know its inputs (\`[pageSize]\`). Events are known by their own names
 * (\`(shuttle-query)="… $event.detail.query"\`).
 */
import * as i0 from "@angular/core";
import type { ShuttleTagNameMap } from "./elements.js";

${directives.join("\n")}`;
}
