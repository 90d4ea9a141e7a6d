import { useStore } from "@nanostores/react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { DetailedRoute } from "../../core/api/route-list.ts";
import { formatNumber, missing } from "../../core/text/format.ts";
import { useVirtualRows } from "../kit/layout/use-virtual-rows.ts";
import { findTyped, typeAheadPause } from "../kit/element/keys.ts";
import { Icon } from "../kit/text/icon.tsx";
import { airviewDetailMessages, airviewListMessages as texts } from "./airview.messages.ts";
import type { Airview } from "./airview.store.ts";
import { toLineId } from "./map.model.ts";
import type { RouteIndex } from "./routes.model.ts";

export const periodIcons = { morning: sunriseIcon, evening: sunsetIcon };

/** Height of every row, px; must equal the height in airview.css. */
const rowHeight = 38;

interface ListProps {
  readonly store: Airview;
  readonly routeIndex: RouteIndex;
}

/**
 * The routes as a list (ARIA listbox): the alternative to the map for keyboard and screen reader. The map highlights the row that
 * is active or under the pointer.
 */
export function RouteList({ store, routeIndex }: ListProps) {
  const { routes } = routeIndex;
  const selected = useStore(store.$selected);
  const id = useId();
  const selectedAt = selected ? routes.indexOf(selected.route) : -1;
  const [reached, setReached] = useState(0);
  const active = Math.min(reached, routes.length - 1);
  const typed = useRef({ text: "", at: 0 });
  const list = useRef<HTMLDivElement>(null);
  const { start, end, reveal } = useVirtualRows({ scroller: list, count: routes.length, rowHeight });
  const names = useMemo(() => routes.map(({ routeName: name }) => name), [routes]);

  const highlight = (index: number | null) => {
    const route = index === null ? undefined : routes[index];
    store.$highlighted.set(route ? toLineId(route) : null);
  };
  // Scrolls to a route selected on the map.
  const show = useEffectEvent((index: number) => {
    if (index >= 0) reveal(index);
  });
  useLayoutEffect(() => show(selectedAt), [selectedAt]);
  const goTo = (index: number) => {
    setReached(index);
    reveal(index);
    highlight(index);
  };
  const choose = (index: number) => {
    const route = routes[index];
    setReached(index);
    if (route) store.selectRoute(route.routeId);
  };
  const handleFocus = (event: FocusEvent) => {
    // Only for the keyboard: a click chooses its own row.
    if (event.currentTarget.matches(":focus-visible")) goTo(selectedAt < 0 ? active : selectedAt);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") choose(active);
    else {
      const next = toNextRow(event, { names, active, page: end - start, typed: typed.current });
      if (next === null) return;
      goTo(next);
    }
    event.preventDefault();
  };

  return (
    <>
      <p className="visually-hidden" id={`${id}-help`}>
        {texts.help}
      </p>
      <div
        className="airview-routes"
        role="listbox"
        tabIndex={0}
        aria-label={texts.label}
        aria-describedby={`${id}-help`}
        aria-activedescendant={active >= start && active < end ? `${id}-${active}` : undefined}
        ref={list}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        onBlur={() => highlight(null)}
        onPointerLeave={() => highlight(null)}
      >
        <div className="airview-rows" style={{ height: routes.length * rowHeight }}>
          {routes.slice(start, end).map((route, offset) => (
            <RouteRow
              key={route.routeId}
              id={`${id}-${start + offset}`}
              route={route}
              index={start + offset}
              count={routes.length}
              isActive={start + offset === active}
              isSelected={start + offset === selectedAt}
              onEnter={highlight}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly route: DetailedRoute;
  readonly index: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onEnter: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

const RouteRow = memo(function RouteRow(props: RowProps) {
  const { id, route, index, count, isActive, isSelected, onEnter, onChoose } = props;
  const { routeName: name, timePeriod: period, departure, passengers } = route;
  return (
    // The listbox element handles the keys of its rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      className="airview-row row gap-10"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-active={isActive || undefined}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
      onPointerEnter={() => onEnter(index)}
      onClick={() => onChoose(index)}
    >
      <span className={`airview-row-mark ${period}`}>
        <Icon of={periodIcons[period]} size="small" />
      </span>
      <span className="cut">{name}</span>
      <span className="airview-row-time muted push">
        <span className="visually-hidden">, {airviewDetailMessages[period]} </span>
        {departure ?? missing}
        <span className="visually-hidden">, {texts.people(formatNumber(passengers.length))}</span>
      </span>
    </div>
  );
});

interface Pressed {
  readonly key: string;
  readonly timeStamp: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Rows {
  readonly names: readonly string[];
  readonly active: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
  /** Letters typed so far and when, ms; written by {@link toNextRow}. */
  readonly typed: { text: string; at: number };
}

/** The row that a key leads to: arrows, Page Up and Down, Home, End, or the first letters of a name; null for other keys. */
export function toNextRow(pressed: Pressed, { names, active, page, typed }: Rows): number | null {
  const last = names.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: last,
  };
  const next = steps[pressed.key];
  if (next !== undefined) return last < 0 ? null : Math.max(0, Math.min(last, next));
  if (pressed.key.length !== 1 || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const isWord = pressed.timeStamp - typed.at < typeAheadPause;
  typed.text = isWord ? typed.text + pressed.key : pressed.key;
  typed.at = pressed.timeStamp;
  const found = findTyped(names, typed.text, active);
  return found < 0 ? null : found;
}
