// Version and name of the package, and the publisher's settings in package.json.
import { readFileSync } from "node:fs";

const { version, config } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
const bare = "shuttle-widgets";

export { version };
/** The publisher's settings, which a release keeps: scope, for Teams portal, company, privacy and terms, sharepoint-api. */
export const settings = config ?? {};
export const packageName = settings.scope ? `${settings.scope}/${bare}` : bare;

/** A text of the package with its name, where the repository has the name without a scope. */
export const withName = (text, name = packageName) => text.replaceAll(/(?<![\w/@-])shuttle-widgets(?![\w-])/g, name);
