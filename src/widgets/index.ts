/* npm: `import { configure } from "shuttle-widgets"`. The exports of pure.ts; importing it also defines `<shuttle-session>`. */
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
