import { defineSessionElement } from "../kit/root/shuttle-session.ts";

export { configure } from "../configure.ts";

export { diagnose } from "../diagnose.ts";

defineSessionElement();
