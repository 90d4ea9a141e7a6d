import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useRef } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import type { LineDesk } from "../../../core/marketplace/line/line-desk.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import css from "./buyer-page.css?inline";
import { LineCompare } from "./compare/line-compare.tsx";
import detailCss from "./detail.css?inline";
import { marketplaceDetailMessages as texts, lineMapMessages } from "../marketplace.messages.ts";
import { LineDetail } from "./line-detail.tsx";
import { ReservationDialogs } from "./reservation/reservation-dialogs.tsx";

const pageStyles = [css, detailCss].map(styles);
const mapCode = lazyModule(() => import("./line-map.tsx"));
const mapSkeleton = <Skeleton height={320} shape="plane" />;

interface BuyerPageProps {
  readonly desk: LineDesk;
  /** The cards of the lines. */
  readonly list: ReactNode;
  /** Id of the card under the pointer or with the focus. */
  readonly hoveredId: string | null;
  /** "Yeni Hat Ara". */
  readonly onNewSearch: () => void;
  /** "Toplu Talep Oluştur". */
  readonly onBulk: () => void;
}

/** List, detail and map beside each other where there is room; on a phone one after another as steps. */
export function BuyerPage({ desk, list, hoveredId, onNewSearch, onBulk }: BuyerPageProps) {
  useStyles(...pageStyles);
  const chosen = useStore(desk.$chosen);
  const pane = useStore(desk.$pane);
  const step = chosen === null ? "list" : pane;
  const listColumn = useStepFocus(step);
  return (
    <div className="buyer">
      <div className="buyer-columns" data-step={step}>
        <div className="buyer-list" ref={listColumn} tabIndex={-1} role="region" aria-label={texts.listLabel}>
          {list}
        </div>
        {chosen !== null && (
          <section className="buyer-detail" aria-label={texts.label} key={chosen}>
            <LineDetail desk={desk} />
          </section>
        )}
        <div className="buyer-map">
          {chosen !== null && (
            <button type="button" className="button small buyer-map-back" onClick={() => desk.showPane("detail")}>
              <Icon of={arrowLeftIcon} />
              {texts.toDetail}
            </button>
          )}
          <LatePart code={mapCode} failedTitle={lineMapMessages.failed} skeleton={mapSkeleton}>
            {({ LineMap }) => <LineMap desk={desk} hoveredId={hoveredId} />}
          </LatePart>
        </div>
      </div>
      <ReservationDialogs desk={desk} onNewSearch={onNewSearch} onBulk={onBulk} />
      <LineCompare desk={desk} />
    </div>
  );
}

const stepHeads = { list: ".buyer-list", detail: ".buyer-detail h2", map: ".buyer-map-back" } as const;

/** Where the layout shows one step at a time: moves the focus to the head of the shown step, since a hidden element loses it. */
function useStepFocus(step: "list" | "detail" | "map") {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const columns = list.current?.parentElement;
    const isHidden = (element: Element) => element.getClientRects().length === 0;
    const root = list.current?.getRootNode() as ShadowRoot | Document | undefined;
    const focused = root?.activeElement;
    if (!columns || (focused && columns.contains(focused) && !isHidden(focused))) return;
    const wanted = columns.querySelector<HTMLElement>(stepHeads[step]);
    if (wanted && !isHidden(wanted)) wanted.focus();
  }, [step]);
  return list;
}
