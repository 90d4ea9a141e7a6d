import { portalIn } from "./portal.ts";

portalIn("Firefox");
