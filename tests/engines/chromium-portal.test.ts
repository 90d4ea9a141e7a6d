import { portalIn } from "./portal.ts";

portalIn("Chromium");
