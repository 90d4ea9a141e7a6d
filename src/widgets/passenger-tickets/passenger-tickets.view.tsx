import { useStore } from "@nanostores/react";
import { useRef } from "react";
import { Heading } from "../kit/ui/heading.tsx";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";
import type { PassengerTickets } from "./passenger-tickets.store.ts";
import { TicketList } from "./ticket-list.tsx";
import { TicketPanel } from "./ticket-panel.tsx";
import { Tiles } from "./tiles.tsx";
import { useIsWide } from "./use-width.ts";

/** From this width on (px) list and conversation stand side by side. */
const sideBySide = 900;

export function PassengerTicketsView({ store }: { readonly store: PassengerTickets }) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, sideBySide);
  const hasPanel = useStore(store.$ticket) !== null && isWide;
  return (
    <div className="tickets" ref={frame}>
      <Heading title={texts.title} />
      <Tiles store={store} />
      <div className={hasPanel ? "ticket-split" : undefined}>
        <TicketList store={store} />
        <TicketPanel store={store} isBeside={isWide} />
      </div>
    </div>
  );
}
