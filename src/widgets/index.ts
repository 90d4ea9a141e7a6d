/* npm: `import { configure } from "shuttle-widgets"`. As pure.ts, and `<shuttle-session>` is defined with it. */
import "./session/session.ts";

export { configure, type Configuration, define, type ElementName, elementNames, version } from "./pure.ts";
