import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { useCounted, useScope } from "../../kit/element/context.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Badge } from "../../kit/text/badge.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import css from "./attention.css?inline";
import { attentionMessages as texts } from "../overview.messages.ts";
import type { AttentionItem } from "./attention.model.ts";
import { createAttention } from "./attention.store.ts";

const cardStyles = styles(css);

/** Items shown at first in one row, and one below the other on a phone; attention.css hides the others. */
const shown = { wide: 5, phone: 3 };

interface AttentionCardProps {
  /** Shown until all answers are there: items that come one by one would push each other aside. */
  readonly room: ReactNode;
}

/** What waits for the company, an item a cell. Not rendered when there is none and no source has failed. */
export function AttentionCard({ room }: AttentionCardProps) {
  useStyles(cardStyles);
  const { late } = useScope();
  const attention = useMemo(() => createAttention(late), [late]);
  const items = useStore(attention.$items);
  const isLoading = useStore(attention.$isLoading);
  const isIncomplete = useStore(attention.$isIncomplete);
  useCounted(attention.queries);
  const hasItems = items.length > 0;
  if (isLoading) return room;
  if (!hasItems && !isIncomplete) return null;
  return (
    <Card title={texts.title} control={hasItems && <Badge count={items.length} />}>
      <div className="attention-body">
        {hasItems && <Items items={items} />}
        {isIncomplete && (
          <div className="attention-missing">
            <MissingNote text={texts.failed} onRetry={attention.retry} />
          </div>
        )}
      </div>
    </Card>
  );
}

function Items({ items }: { readonly items: readonly AttentionItem[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [areAllShown, setAllShown] = useState(false);
  const showAll = (count: number) => {
    setAllShown(true);
    // The button goes: the first of the new ones takes its focus.
    const link = list.current?.children[count]?.querySelector<HTMLElement>(".attention-link");
    requestAnimationFrame(() => link?.focus());
  };
  const more = (kind: keyof typeof shown) =>
    items.length > shown[kind] && (
      <button type="button" className={`link attention-more ${kind}`} onClick={() => showAll(shown[kind])}>
        {texts.more(items.length - shown[kind])}
      </button>
    );
  return (
    <>
      <ul className={areAllShown ? "attention all" : "attention"} ref={list}>
        {items.map(({ key, count, text, detail, isOverdue, to }) => (
          <li key={key} title={detail}>
            <Link to={to} className="attention-link">
              {count !== null && (
                <b className={isOverdue ? "attention-count overdue" : "attention-count"}>{formatNumber(count)} </b>
              )}
              <span className="attention-words muted min-0">{text}</span>
              <Icon of={chevronRightIcon} size="small" />
            </Link>
          </li>
        ))}
      </ul>
      {!areAllShown && more("wide")}
      {!areAllShown && more("phone")}
    </>
  );
}
