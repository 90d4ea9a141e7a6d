// The package's TypeScript types: one derived file of element types, which the framework files in types/ build on.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../setup.mjs";
import { attributeType, propertyType } from "./contracts.mjs";

const comment = (text) => `/** ${text.replaceAll("*/", "*\\/")} */`;
const key = (name) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));
const properties = (specs) =>
  specs.map((spec) => `${comment(spec.description)}\n${spec.property}: ${propertyType(spec)};`).join("\n");
const attributes = (specs) =>
  specs
    .map((spec) => `${comment(spec.description)}\n${key(spec.name)}?: ${attributeType(spec)} | undefined;`)
    .join("\n");
const methods = (list) =>
  list.map(({ name, type, description }) => `${comment(description)}\n${name}(): ${type};`).join("\n");
const eventMap = (events) =>
  events
    .map(({ name, detail, description, isCancelable }) => {
      const note = isCancelable ? " Cancelable." : "";
      return `${comment(`${description}.${note}`)}\n"${name}": CustomEvent<${detail}>;`;
    })
    .join("\n");

/** Copies an interface or type from the sources, with its documentation. */
function copyOf(file, declaration) {
  const text = readFileSync(join(root, "src", file), "utf8");
  const start = text.indexOf(declaration);
  const before = text.lastIndexOf("/**", start);
  if (start < 0 || before < 0) throw new Error(`${file} has lost "${declaration}" or its documentation.`);
  const end = declaration.startsWith("export type") ? text.indexOf(";\n", start) + 2 : text.indexOf("\n}\n", start) + 3;
  return text.slice(before, end);
}

const head = "// Derived from the contracts (npm run docs); not to be edited by hand.\n";

export function toElementTypes({ widgets, common, session }) {
  const element = ({ typeName, summary, attributes: specs }) => `
    ${comment(summary)}
    export interface ${typeName}Element extends ShuttleWidgetElement {
      ${properties(specs)}
    }
    export interface ${typeName}Attributes extends ShuttleWidgetAttributes {
      ${attributes(specs)}
    }`;
  const tags = [...widgets, session];
  return `${head}
    /** Events of the widgets; they bubble and are composed. */
    export interface ShuttleWidgetEventMap {
      ${eventMap(common.events)}
    }

    /** Events of \`<shuttle-session>\`, on \`document\` too. */
    export interface ShuttleSessionEventMap {
      ${eventMap(session.events)}
    }

    export interface ShuttleEventMap extends ShuttleWidgetEventMap, ShuttleSessionEventMap {}

    /** What every widget has. */
    export interface ShuttleWidgetElement extends HTMLElement {
      ${properties(common.attributes)}
      ${methods(common.methods)}
    }
    /** What the markup of every widget may say. */
    export interface ShuttleWidgetAttributes {
      ${attributes(common.attributes)}
    }
    ${widgets.map(element).join("\n")}

    ${comment(session.summary)}
    export interface ${session.typeName}Element extends HTMLElement {
      ${session.properties.map(({ name, type, description }) => `${comment(description)}\n${name}: ${type};`).join("\n")}
      ${methods(session.methods)}
    }
    export interface ${session.typeName}Attributes {
      ${attributes(session.attributes)}
    }

    export interface ShuttleTagNameMap {
      ${tags.map(({ tag, typeName }) => `"${tag}": ${typeName}Element;`).join("\n")}
    }
    /** What the markup of each element may say; the frameworks' types are made of it. */
    export interface ShuttleAttributeMap {
      ${tags.map(({ tag, typeName }) => `"${tag}": ${typeName}Attributes;`).join("\n")}
    }

    ${copyOf("core/http/probe.ts", "export type ProbeOutcome")}
    ${copyOf("core/session/state.ts", "export type SignOutReason")}
    ${copyOf("widgets/kit/look/contrast-hint.ts", "export interface FaintColor")}
    ${["type FindingCode", "interface Finding", "interface Block", "interface ElementFact", "interface SessionFact", "interface PageFacts", "interface DiagnosticReport"].map((name) => copyOf("widgets/kit/diagnose/report.ts", `export ${name}`)).join("\n")}

    declare global {
      interface HTMLElementTagNameMap extends ShuttleTagNameMap {}
      interface HTMLElementEventMap extends ShuttleEventMap {}
      interface DocumentEventMap extends ShuttleEventMap {}
    }
  `;
}

/** Types of `shuttle-widgets/pure` and `shuttle-widgets`, which have the same exports. */
export function toEntryTypes({ widgets, session }) {
  const names = [...widgets, session].map(({ name }) => JSON.stringify(name)).join(" | ");
  const language = attributeType(session.attributes.find(({ name }) => name === "lang"));
  return `${head}
    import type { DiagnosticReport } from "./elements.js";
    export type * from "./elements.js";

    ${copyOf("core/platform/environment.ts", "export type StorageKind")}
    ${copyOf("core/session/page/given.ts", "export interface SessionSettings").replace("Language", language)}
    ${copyOf("core/session/page/token-question.ts", "export type GetToken")}
    ${copyOf("widgets/configure.ts", "export interface ConfiguredPerson")}
    ${copyOf("widgets/configure.ts", "export type Configuration")}
    ${signatureOf("widgets/configure.ts", "configure")}
    ${signatureOf("widgets/diagnose.ts", "diagnose")}
    ${copyOf("widgets/elements.ts", "export type ElementName").replace(/keyof typeof \w+/, names)}
    /** The names of all elements. */
    export declare const elementNames: readonly ElementName[];
    ${signatureOf("widgets/pure.ts", "define")}
    /** Of this copy of the package. */
    export declare const version: string;
  `;
}

/** Copies the signature of a function from the sources, with its documentation. */
function signatureOf(file, name) {
  const text = readFileSync(join(root, "src", file), "utf8");
  const [, documentation, parameters, result] =
    new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\nexport (?:async )?function ${name}\\((.*)\\): (.*) \\{\\n`).exec(
      text,
    ) ?? [];
  if (!documentation) throw new Error(`${file} has lost ${name}() or its documentation.`);
  return `${documentation}\nexport declare function ${name}(${parameters.replace(/\{[^}]*\}: /, "configuration: ")}): ${result};`;
}
