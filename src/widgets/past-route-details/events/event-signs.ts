import type { DriverEventKind } from "../../../core/api/driver-events.ts";
import type { MapSign } from "../../kit/map/types.ts";

/** Map signs of driving events by kind; `other`: a kind without a sign of its own. */
export const eventSigns = {
  overspeeding: {
    ground: "--shuttle-danger",
    color: "--shuttle-on-solid",
    // gauge
    paths: ["m12 14 4-4", "M3.34 19a10 10 0 1 1 17.32 0"],
  },
  "phone-use": {
    ground: "--shuttle-chart-1",
    color: "--shuttle-surface",
    // smartphone
    paths: ["M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z", "M12 18h.01"],
  },
  "hard-brake": {
    ground: "--shuttle-chart-5",
    color: "--shuttle-surface",
    // octagon-alert
    paths: [
      "M12 16h.01",
      "M12 8v4",
      "M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z",
    ],
  },
  "hard-turn": {
    ground: "--shuttle-chart-2",
    color: "--shuttle-on-chart",
    // corner-up-right
    paths: ["m15 14 5-5-5-5", "M4 20v-7a4 4 0 0 1 4-4h12"],
  },
  "rapid-acceleration": {
    ground: "--shuttle-chart-3",
    color: "--shuttle-on-chart",
    // chevrons-up
    paths: ["m17 11-5-5-5 5", "m17 18-5-5-5 5"],
  },
  other: {
    ground: "--shuttle-text-muted",
    color: "--shuttle-surface",
    // circle-alert
    paths: ["M12 8v4", "M12 16h.01", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0"],
  },
} as const satisfies Record<DriverEventKind, MapSign>;
