import { useStore } from "@nanostores/react";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import circleDashedIcon from "lucide-static/icons/circle-dashed.svg?raw";
import messageSquareTextIcon from "lucide-static/icons/message-square-text.svg?raw";
import type { Ticket } from "../../core/api/tickets.ts";
import { formatNumber } from "../../core/text/format.ts";
import { useWidgetRoot } from "../kit/element/context.ts";
import { AsyncPanel, Skeleton, TableSkeleton } from "../kit/feedback/panel.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { Figure } from "../kit/layout/figure.tsx";
import { FoldedFigures } from "../kit/layout/folded-figures.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { ticketFields } from "./fields.tsx";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";
import { type PassengerTickets, tableDefaults } from "./passenger-tickets.store.ts";
import { closeTicket, preloadConversation, TicketPanel } from "./ticket-panel.tsx";

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
      <div className={hasPanel ? "ticket-split grid gap" : undefined}>
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

const tiles = [
  { key: "total", icon: messageSquareTextIcon },
  { key: "solved", icon: circleCheckIcon },
  { key: "open", icon: circleDashedIcon },
] as const;

const skeleton = (
  <div className="ticket-tiles grid gap">
    {tiles.map(({ key }) => (
      <Skeleton key={key} height={87} />
    ))}
  </div>
);

/** The numbers of all, solved and open tickets; the last two switch the list. */
function Tiles({ store }: { readonly store: PassengerTickets }) {
  const { statistics } = store;
  const status = useStore(store.$status);
  const load = useStore(statistics.$load);
  const content = (
    <AsyncPanel
      load={load}
      failedTitle={texts.statisticsFailed}
      onRetry={() => void statistics.refresh()}
      skeleton={skeleton}
    >
      {(counts) => (
        <ul className="ticket-tiles grid gap" aria-label={texts.statistics}>
          {tiles.map(({ key, icon }) => (
            <li key={key} className="card ticket-tile" part="card">
              <h2 className="ticket-tile-label row gap-8 muted text-sm weight-medium">
                <Icon of={icon} size="small" />
                {key === "total" ? (
                  texts.tiles.total.label
                ) : (
                  <button type="button" aria-pressed={key === status} onClick={() => store.changeStatus(key)}>
                    {texts.tiles[key].label}
                  </button>
                )}
              </h2>
              <Figure>{formatNumber(counts[key])}</Figure>
            </li>
          ))}
        </ul>
      )}
    </AsyncPanel>
  );
  if (load.status === "failed") return <div className="card">{content}</div>;
  const line =
    load.status === "ready"
      ? tiles.map(({ key }) => {
          const { label, short } = texts.tiles[key];
          return { label, text: `${formatNumber(load.data[key])} ${short}` };
        })
      : [];
  return (
    <FoldedFigures label={texts.statistics} line={line}>
      {content}
    </FoldedFigures>
  );
}

const statuses = ["open", "solved"] as const;

const detailLabel = () => texts.detail;
const rowId = ({ id }: Ticket) => id;
const rowName = ({ id, subject }: Ticket) => `${id} ${subject ?? texts.noSubject}`;

/** Open or solved tickets. The rows of the other status stay, dimmed, until these are loaded. */
function TicketList({ store }: { readonly store: PassengerTickets }) {
  const { tickets, openTicket } = store;
  const load = useStore(tickets.$load);
  const status = useStore(store.$status);
  const state = useStore(store.$table);
  const openId = useStore(store.$ticket)?.id;
  const open = useMemo(
    () => ({ label: detailLabel, onOpen: ({ id }: Ticket) => openTicket(id), openId }),
    [openTicket, openId],
  );
  return (
    <div className="card clipped ticket-list" part="card" onPointerEnter={preloadConversation}>
      <div className="ticket-status">
        <Segmented
          label={texts.status}
          options={statuses.map((value) => ({ value, label: texts[value] }))}
          value={status}
          onChange={store.changeStatus}
        />
      </div>
      <AsyncPanel
        load={load}
        failedTitle={texts.listFailed}
        onRetry={() => void tickets.refresh()}
        skeleton={<TableSkeleton height={320} />}
      >
        {(rows) => (
          <DataTable
            caption={texts.listCaption[status]}
            columns={ticketFields().columns}
            rows={rows}
            rowId={rowId}
            rowName={rowName}
            state={state}
            defaults={tableDefaults}
            onChange={store.changeTable}
            mode="client"
            isRefreshing={load.status === "ready" && load.isPrevious}
            open={open}
            noun={texts.noun}
            hasSearch={rows.length > 0}
            searchLabel={texts.search}
            emptyTitle={texts.empty}
            storageKey="passenger-tickets"
            print={{ title: texts.title, subject: texts.listCaption[status] }}
          />
        )}
      </AsyncPanel>
    </div>
  );
}
