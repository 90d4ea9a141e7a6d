/* npm: `import { configure } from "shuttle-widgets"`. As pure.ts, and `<shuttle-session>` is defined with it. */
import "./session/session.ts";

export {
  configure,
  type Configuration,
  define,
  diagnose,
  type DiagnosticReport,
  type ElementName,
  elementNames,
  type Finding,
  type FindingCode,
  version,
} from "./pure.ts";
