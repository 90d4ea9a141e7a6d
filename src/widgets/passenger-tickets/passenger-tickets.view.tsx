import { useStore } from "@nanostores/react";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useWidgetRoot } from "../kit/element/context.ts";
import { Heading } from "../kit/layout/heading.tsx";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";
import type { PassengerTickets } from "./passenger-tickets.store.ts";
import { TicketList } from "./ticket-list.tsx";
import { closeTicket, TicketPanel } from "./ticket-panel.tsx";
import { Tiles } from "./tiles.tsx";

/** Width of the element from which list and conversation are side by side, px. */
const sideBySide = 900;

export function PassengerTicketsView({ store }: { readonly store: PassengerTickets }) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, sideBySide);
  const hasPanel = useStore(store.$ticket) !== null && isWide;
  const root = useWidgetRoot();
  // Esc closes the conversation wherever the focus is in the element, unless a select, popover or dialog handles the key.
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !hasPanel || isTakingKeys(event.target)) return;
    closeTicket(store, root);
  };
  return (
    // Esc does what the close button of the conversation does.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="area" ref={frame} onKeyDown={closeByKey}>
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

/** Whether the element is at least `width` px wide. Not a container query, because the component to render depends on it. */
function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(true);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const look = () => setWide(target.clientWidth >= width);
    const observer = new ResizeObserver(look);
    observer.observe(target);
    look();
    return () => observer.disconnect();
  }, [element, width]);
  return isWide;
}
