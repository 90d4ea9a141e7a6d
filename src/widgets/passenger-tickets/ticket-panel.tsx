import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import circleDashedIcon from "lucide-static/icons/circle-dashed.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { Ticket, TicketStatus } from "../../core/api/tickets.ts";
import { missing } from "../../core/text/format.ts";
import { useWidgetRoot } from "../kit/element/context.ts";
import { useFocusFallback } from "../kit/element/focus.ts";
import { lazyModule, useLazyModule } from "../kit/element/lazy-module.ts";
import { TransientButton } from "../kit/element/transient-button.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Drawer } from "../kit/overlay/drawer.tsx";
import { Chip } from "../kit/text/chip.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";
import type { PassengerTickets } from "./passenger-tickets.store.ts";

// The HTML sanitizer is large: loaded with the first conversation, or when the pointer comes near a row.
const conversation = lazyModule(() => import("./conversation.tsx"));
export const preloadConversation = () => void conversation.load().catch(() => undefined);

const skeleton = (
  <>
    <Skeleton height={96} width="86%" shape="plane" />
    <Skeleton height={72} width="86%" shape="plane" />
  </>
);

interface PanelProps {
  readonly store: PassengerTickets;
  /** Whether there is room beside the list. */
  readonly isBeside: boolean;
}

/** Closes the conversation beside the list and moves the focus to the row that it was opened from, if the list still shows it. */
export function closeTicket(store: PassengerTickets, root: ShadowRoot | Document): void {
  const opener = root.querySelector<HTMLElement>("[aria-current] :is(.row-action button, .record-line)");
  store.openTicket(null);
  opener?.focus();
}

/** The conversation of the open ticket: beside the list, or over it where there is no room. */
export function TicketPanel({ store, isBeside }: PanelProps) {
  const ticket = useStore(store.$ticket);
  const status = useStore(store.$status);
  const root = useWidgetRoot();
  if (!ticket) return null;
  if (!isBeside)
    return <OverPanel key={ticket.id} ticket={ticket} status={status} onClose={() => store.openTicket(null)} />;
  return <SidePanel key={ticket.id} ticket={ticket} status={status} onClose={() => closeTicket(store, root)} />;
}

interface SideProps {
  readonly ticket: Ticket;
  readonly status: TicketStatus;
  readonly onClose: () => void;
}

function OverPanel({ ticket, status, onClose }: SideProps) {
  const { load, retry } = useLazyModule(conversation);
  // The drawer opens only with its content, because it has to know whether the content scrolls.
  if (load.status === "loading") return null;
  return (
    <Drawer
      label={ticket.subject ?? texts.noSubject}
      onClose={onClose}
      header={<PanelHead ticket={ticket} status={status} />}
      isInQuery
    >
      <Content ticket={ticket} load={load} retry={retry} />
    </Drawer>
  );
}

function SidePanel({ ticket, status, onClose }: SideProps) {
  const root = useWidgetRoot();
  const { load, retry } = useLazyModule(conversation);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  // Takes the focus when it is opened, but not when it was open from the start.
  useEffect(() => {
    const element = panel.current;
    if (!element || !root.activeElement) return;
    element.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  }, [root]);
  return (
    <section className="card ticket-panel" part="card" aria-labelledby={id} ref={panel}>
      <header className="ticket-panel-head split gap-12">
        <PanelHead ticket={ticket} status={status} headingId={id} />
        <TransientButton className="icon-button" aria-label={texts.close} onClick={onClose}>
          <Icon of={xIcon} />
        </TransientButton>
      </header>
      <div className="ticket-panel-body">
        <Content ticket={ticket} load={load} retry={retry} />
      </div>
    </section>
  );
}

interface HeadProps extends Pick<SideProps, "ticket" | "status"> {
  readonly headingId?: string;
}

function PanelHead({ ticket, status, headingId }: HeadProps) {
  const isOpen = status === "open";
  return (
    <div className="ticket-head min-0">
      <h2 id={headingId} tabIndex={-1} ref={useFocusFallback<HTMLHeadingElement>()}>
        {ticket.subject === null ? texts.noSubject : <span lang="tr">{ticket.subject}</span>}
      </h2>
      <p>
        <Chip kind={isOpen ? "accent" : "ok"} icon={isOpen ? circleDashedIcon : circleCheckIcon}>
          {isOpen ? texts.isOpen : texts.isSolved}
        </Chip>
        <span className="subtle">
          {ticket.id}, {ticket.passengerName ?? missing}
        </span>
      </p>
    </div>
  );
}

interface ContentProps extends ReturnType<typeof useLazyModule<typeof import("./conversation.tsx")>> {
  readonly ticket: Ticket;
}

function Content({ ticket, load, retry }: ContentProps) {
  return (
    <AsyncPanel load={load} failedTitle={texts.panelFailed} onRetry={retry} skeleton={skeleton}>
      {/* The key remounts the conversation for a new message, so that it scrolls to it. */}
      {({ Conversation }) => <Conversation key={`${ticket.id} ${ticket.entries.length}`} ticket={ticket} />}
    </AsyncPanel>
  );
}
