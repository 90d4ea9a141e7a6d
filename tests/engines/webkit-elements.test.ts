import { elementsIn } from "./elements.ts";

elementsIn("WebKit");
