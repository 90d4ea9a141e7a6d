import { useStore } from "@nanostores/react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import circleDashedIcon from "lucide-static/icons/circle-dashed.svg?raw";
import messageSquareTextIcon from "lucide-static/icons/message-square-text.svg?raw";
import { formatNumber } from "../../core/text/format.ts";
import { FoldedFigures } from "../kit/layout/folded-figures.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";
import type { PassengerTickets } from "./passenger-tickets.store.ts";
import { Figure } from "../kit/layout/figure.tsx";

const tiles = [
  { key: "total", icon: messageSquareTextIcon },
  { key: "solved", icon: circleCheckIcon },
  { key: "open", icon: circleDashedIcon },
] as const;

const skeleton = (
  <div className="ticket-tiles">
    {tiles.map(({ key }) => (
      <Skeleton key={key} height={87} />
    ))}
  </div>
);

/** The numbers of all, solved and open tickets; the last two switch the list. */
export function Tiles({ store }: { readonly store: PassengerTickets }) {
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
        <ul className="ticket-tiles" aria-label={texts.statistics}>
          {tiles.map(({ key, icon }) => (
            <li key={key} className="card ticket-tile" part="card">
              <h2 className="ticket-tile-label">
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
