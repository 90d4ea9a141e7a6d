import { portalIn } from "./portal.ts";

portalIn("WebKit");
