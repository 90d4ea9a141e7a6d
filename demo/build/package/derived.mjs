// Everything derived from the contracts except docs/elements.md. It is kept in docs/api, so that a review shows every change
// of the public surface; the package contains these files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { root } from "../../setup.mjs";
import { packageName, version } from "./about.mjs";
import { toHtmlData, toWebTypes } from "./editors.mjs";
import { toOpenApi } from "./openapi.mjs";
import { toManifest } from "./manifest.mjs";
import { toTokenFiles } from "./tokens.mjs";
import { toElementTypes, toEntryTypes } from "./types.mjs";

export const derivedFolder = join(root, "docs/api");

const style = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"));

const json = (data) => JSON.stringify(data);

/** The text of each file in `derivedFolder`, by name. */
export async function deriveFiles(model, calls, hostProperties) {
  const files = {
    "custom-elements.json": json(toManifest(model)),
    "vscode.html-custom-data.json": json(toHtmlData(model)),
    "web-types.json": json(toWebTypes(model, { name: packageName, version })),
    ...Object.fromEntries(Object.entries(toTokenFiles(hostProperties)).map(([name, data]) => [name, json(data)])),
    "openapi.json": json(toOpenApi(calls, version)),
    "elements.d.ts": toElementTypes(model),
    "pure.d.ts": toEntryTypes(model),
  };
  const formatted = Object.entries(files).map(async ([name, text]) => [name, (await format(name, text, style)).code]);
  return Object.fromEntries(await Promise.all(formatted));
}
