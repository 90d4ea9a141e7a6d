import { defineSessionElement } from "../kit/element/shuttle-session.ts";

export { configureSession as configure } from "../kit/element/shuttle-session.ts";

defineSessionElement();
