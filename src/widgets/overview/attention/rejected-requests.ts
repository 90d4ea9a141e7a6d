import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import { reservations } from "../../../core/marketplace/requests.ts";
import { createQuery } from "../../../core/query.ts";
import type { Session } from "../../../core/session.ts";
import { storeIcon } from "../../kit/ui/icons.ts";
import { attentionMessages as texts } from "./attention.messages.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";

/** Seats that were asked for and refused: another line has to be found. */
export function rejectedRequestSource(session: Session): AttentionSource {
  return toSource(createQuery(session, reservations), toRejectedItems);
}

export function toRejectedItems(requests: readonly Pick<LineReservation, "status">[]): readonly AttentionItem[] {
  const count = requests.filter(({ status }) => status === "rejected").length;
  if (count === 0) return [];
  return [
    {
      key: "rejected",
      icon: storeIcon,
      tone: "warning",
      text: texts.rejected(count),
      to: { name: "marketplace", query: "enabled=true&path=search-page&tab=requests" },
    },
  ];
}
