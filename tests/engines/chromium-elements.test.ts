import { elementsIn } from "./elements.ts";

elementsIn("Chromium");
