import type { ChipKind } from "../../kit/text/chip.tsx";
import { checkIcon, minusIcon, triangleAlertIcon, xIcon } from "../../kit/text/icons.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";
import type { BulkResult } from "./bulk.store.ts";

interface OutcomeLook {
  readonly kind: ChipKind;
  readonly icon: string;
  readonly text: string;
}

/** The look of each outcome: green only for accepted, red for rejected and unknown, neutral for not sent. */
export const outcomes: Readonly<Record<BulkResult["outcome"], OutcomeLook>> = {
  accepted: { kind: "ok", icon: checkIcon, text: texts.accepted },
  rejected: { kind: "bad", icon: xIcon, text: texts.rejected },
  unknown: { kind: "bad", icon: triangleAlertIcon, text: texts.unknown },
  "not-sent": { kind: "neutral", icon: minusIcon, text: texts.notSent },
};
