import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./tabs.css?inline";

const tabStyles = styles(css);

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly badge?: string;
  /** The badge counts work waiting for the user. */
  readonly isUrgent?: boolean;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** The element that the tabs change. */
  readonly panelId?: string;
}

/** Width in px of the next tab that is visible beside the chosen one, as a hint that there are more. */
const peek = 24;

/** Scrolls the chosen tab into view in a strip that is narrower than its tabs; nothing around the strip is scrolled. */
function showChosen(strip: HTMLElement, chosen: string): void {
  const tab = [...strip.children].find(({ id }) => id === chosen);
  if (!tab || strip.scrollWidth <= strip.clientWidth) return;
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left + peek;
  else if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right + peek;
}

/** Arrows, Home and End lead from tab to tab and choose it (WAI-ARIA tabs with automatic activation). */
export function Tabs({ label, tabs, value, onChange, panelId }: TabsProps) {
  useStyles(tabStyles);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    // Tabs move when badges arrive with later data, when fonts load, and when the strip's width changes.
    const observer = new ResizeObserver(() => showChosen(strip, `${id}-${value}`));
    for (const part of [strip, ...strip.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [id, value]);
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    // The tabs are focusable, not the list.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          aria-selected={tab.id === value}
          {...(panelId === undefined ? {} : { "aria-controls": panelId })}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.badge !== undefined && (
            <span className={tab.isUrgent ? "tab-badge urgent" : "tab-badge"}>{tab.badge}</span>
          )}
        </button>
      ))}
    </div>
  );
}
