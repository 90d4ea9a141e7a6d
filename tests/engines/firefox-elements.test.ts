import { elementsIn } from "./elements.ts";

elementsIn("Firefox");
