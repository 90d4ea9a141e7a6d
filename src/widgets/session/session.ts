import { defineSessionElement } from "../kit/element/shuttle-session.ts";

export { configureSession as configure } from "../kit/element/shuttle-session.ts";

export { diagnose } from "../diagnose.ts";

defineSessionElement();
