import { useStore } from "@nanostores/react";
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
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { DetailedRoute } from "../../../core/api/route-list.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { useVirtualRows } from "../../kit/layout/use-virtual-rows.ts";
import { Icon } from "../../kit/text/icon.tsx";
import type { Airview } from "../airview.store.ts";
import { airviewDetailMessages, airviewListMessages as texts } from "../airview.messages.ts";
import { toLineId } from "../map/lines.model.ts";
import type { RouteBook } from "../routes.model.ts";
import { toNextRow } from "./row-keys.ts";

/** Height of every row, px; must equal the height in list.css. */
const rowHeight = 38;

interface ListProps {
  readonly store: Airview;
  readonly book: RouteBook;
}

/**
 * The routes as a list (ARIA listbox): the alternative to the map for keyboard and screen reader. The map highlights the row that
 * is active or under the pointer.
 */
export function RouteList({ store, book }: ListProps) {
  const { routes } = book;
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
        <Icon of={period === "morning" ? sunriseIcon : sunsetIcon} size="small" />
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
