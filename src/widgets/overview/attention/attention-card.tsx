import { useStore } from "@nanostores/react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import arrowRightIcon from "lucide-static/icons/arrow-right.svg?raw";
import bellIcon from "lucide-static/icons/bell.svg?raw";
import { useWidget, useWidgetRoot } from "../../kit/element/context.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Badge } from "../../kit/text/badge.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import type { Overview } from "../overview.store.ts";
import css from "./attention.css?inline";
import { attentionMessages as texts } from "./attention.messages.ts";
import { createAttention } from "./attention.store.ts";

const cardStyles = [styles(css)];

/** The card "Sizi Bekleyen İşler": one line per item. Not rendered while there are no items and no source has failed. */
export function AttentionCard({ store }: { readonly store: Overview }) {
  useStyles(...cardStyles);
  const { session } = useWidget();
  const attention = useMemo(() => createAttention(session), [session]);
  const items = useStore(attention.$items);
  const isLoading = useStore(attention.$isLoading);
  const isIncomplete = useStore(attention.$isIncomplete);
  useEffect(() => {
    store.$lateQueries.set(attention.sources.map(({ query }) => query));
    return () => store.$lateQueries.set([]);
  }, [store, attention]);
  const list = useRef<HTMLUListElement>(null);
  const hasItems = items.length > 0;
  if (!hasItems && !isIncomplete) return null;
  return (
    <Card title={texts.title} control={hasItems && <Badge kind="danger" count={items.length} />}>
      {hasItems && <Jump to={list} count={items.length} />}
      <ul className="attention" ref={list} aria-busy={isLoading}>
        {items.map(({ key, icon, tone, text, detail, to }) => (
          <li key={key}>
            <Link to={to} className="attention-link">
              <span className={`attention-mark ${tone}`}>
                <Icon of={icon} />
              </span>
              <span className="attention-words">
                <b>{text}</b>
                {detail !== undefined && <span className="subtle">{detail}</span>}
              </span>
              <Icon of={arrowRightIcon} size="small" />
            </Link>
          </li>
        ))}
      </ul>
      {isIncomplete && (
        <div className="attention-missing">
          <MissingNote text={texts.failed} onRetry={attention.retry} />
        </div>
      )}
    </Card>
  );
}

interface JumpProps {
  readonly to: RefObject<HTMLUListElement | null>;
  readonly count: number;
}

/** A button in the page's head that scrolls to the card. The card is last on the page, so that nothing moves when it appears. */
function Jump({ to, count }: JumpProps) {
  const root = useWidgetRoot();
  const [slot] = useState(() => root.querySelector(".page-head-end"));
  const jump = () => {
    to.current?.scrollIntoView({ block: "center" });
    to.current?.querySelector<HTMLElement>(".attention-link")?.focus({ preventScroll: true });
  };
  return (
    slot &&
    createPortal(
      <button type="button" className="button small attention-jump" onClick={jump}>
        <Icon of={bellIcon} size="small" />
        {texts.title}
        <Badge kind="danger" count={count} />
      </button>,
      slot,
    )
  );
}
