import checkIcon from "lucide-static/icons/check.svg?raw";
import minusIcon from "lucide-static/icons/minus.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { ChipKind } from "../../kit/text/chip.tsx";
import type { BulkResult } from "./bulk.store.ts";

interface OutcomeLook {
  readonly kind: ChipKind;
  readonly icon: string;
  /** Key of the outcome's name in the messages. */
  readonly text: "accepted" | "rejected" | "unknown" | "notSent";
}

/** The look of each outcome: green only for accepted, red for rejected and unknown, neutral for not sent. */
export const outcomes: Readonly<Record<BulkResult["outcome"], OutcomeLook>> = {
  accepted: { kind: "ok", icon: checkIcon, text: "accepted" },
  rejected: { kind: "bad", icon: xIcon, text: "rejected" },
  unknown: { kind: "bad", icon: triangleAlertIcon, text: "unknown" },
  "not-sent": { kind: "neutral", icon: minusIcon, text: "notSent" },
};
