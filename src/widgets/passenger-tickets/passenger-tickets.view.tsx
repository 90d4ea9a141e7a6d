import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useRef } from "react";
import { useWidgetRoot } from "../kit/element/context.ts";
import { Heading } from "../kit/layout/heading.tsx";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";
import type { PassengerTickets } from "./passenger-tickets.store.ts";
import { TicketList } from "./ticket-list.tsx";
import { closeTicket, TicketPanel } from "./ticket-panel.tsx";
import { Tiles } from "./tiles.tsx";
import { useIsWide } from "./use-width.ts";

/** From this width on (px) list and conversation stand side by side. */
const sideBySide = 900;

export function PassengerTicketsView({ store }: { readonly store: PassengerTickets }) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, sideBySide);
  const hasPanel = useStore(store.$ticket) !== null && isWide;
  const root = useWidgetRoot();
  // Wherever in the element the keyboard is; what lies over it, or is being typed, takes the key for itself.
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !hasPanel || isTakingKeys(event.target)) return;
    closeTicket(store, root);
  };
  return (
    // Esc is the conversation's cross, for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="tickets" ref={frame} onKeyDown={closeByKey}>
      <Heading title={texts.title} />
      <Tiles store={store} />
      <div className={hasPanel ? "ticket-split" : undefined}>
        <TicketList store={store} />
        <TicketPanel store={store} isBeside={isWide} />
      </div>
    </div>
  );
}

function isTakingKeys(target: EventTarget): boolean {
  return target instanceof Element && target.closest("select, [popover], dialog") !== null;
}
