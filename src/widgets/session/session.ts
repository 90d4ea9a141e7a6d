import { defineSessionElement } from "../kit/element/shuttle-session.ts";

export { configure } from "../configure.ts";

export { diagnose } from "../diagnose.ts";

defineSessionElement();
