import { memo, useId, useLayoutEffect, useRef } from "react";
import arrowRightIcon from "lucide-static/icons/arrow-right.svg?raw";
import busIcon from "lucide-static/icons/bus.svg?raw";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import fileTextIcon from "lucide-static/icons/file-text.svg?raw";
import layoutDashboardIcon from "lucide-static/icons/layout-dashboard.svg?raw";
import messageSquareTextIcon from "lucide-static/icons/message-square-text.svg?raw";
import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import { formatNumber } from "../../core/text/format.ts";
import { toOptionId } from "../../widgets/kit/field/combobox-keys.ts";
import { Icon } from "../../widgets/kit/text/icon.tsx";
import type { Kind } from "./matching.ts";
import { hostSearchMessages as texts } from "./search.messages.ts";
import type { Group, Option, Search, SearchView } from "./search.store.ts";

const icons: Readonly<Record<Kind, string>> = {
  page: layoutDashboardIcon,
  employee: userIcon,
  route: routeIcon,
  driver: busIcon,
  plate: busIcon,
  file: fileTextIcon,
  ticket: messageSquareTextIcon,
};

interface HitListProps {
  readonly search: Search;
  readonly view: SearchView;
  readonly id: string;
}

/** The list of a combobox whose options are in groups; the text field keeps the focus and handles the keys. */
export function HitList({ search, view: { groups, options, active }, id }: HitListProps) {
  const list = useRef<HTMLDivElement>(null);
  // To the top when the first option is active, else just far enough to show the active one.
  useLayoutEffect(() => {
    const scroller = list.current?.parentElement;
    if (scroller && options[0]?.key === active) scroller.scrollTop = 0;
    else list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [options, active]);
  // ARIA requires an option in a listbox.
  if (options.length === 0) return null;
  return (
    <div className="portal-search-list" role="listbox" id={id} aria-label={texts.results} ref={list}>
      {groups.map((group) => (
        <OptionGroup key={group.name} group={group} search={search} active={active} listId={id} />
      ))}
    </div>
  );
}

interface OptionGroupProps {
  readonly group: Group;
  readonly search: Search;
  readonly active: string | null;
  readonly listId: string;
}

function OptionGroup({ group: { name, options }, search, active, listId }: OptionGroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <div role="presentation" className="portal-search-title subtle text-xs weight-medium" id={titleId}>
        {name === "recent" ? texts.recent : texts.groups[name]}
      </div>
      {options.map((option) => (
        <OptionRow
          key={option.key}
          option={option}
          isActive={option.key === active}
          isRecent={name === "recent"}
          search={search}
          listId={listId}
        />
      ))}
    </div>
  );
}

interface OptionLineProps {
  readonly option: Option;
  /** Recent hits are of different kinds, so each also shows its kind. */
  readonly isRecent: boolean;
}

interface OptionRowProps extends OptionLineProps, Pick<OptionGroupProps, "search" | "listId"> {
  readonly isActive: boolean;
}

/** Memoised: an arrow key changes only two of up to a hundred rows. */
const OptionRow = memo(function OptionRow({ option, isActive, isRecent, search, listId }: OptionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={toOptionId(listId, option.key)}
      aria-selected={isActive}
      aria-busy={option.type === "retry" && option.isRetrying}
      className={`portal-search-option ${option.type}`}
      // `pointermove`, because scrolling by keys moves options under a resting pointer, which isn't a choice.
      onPointerMove={() => !isActive && search.activate(option.key)}
      onClick={() => search.take(option.key)}
    >
      <OptionLine option={option} isRecent={isRecent} />
    </div>
  );
});

function OptionLine({ option, isRecent }: OptionLineProps) {
  if (option.type === "hit") {
    const { kind, title, detail, icon } = option.hit;
    // Page titles are in the page's language; other hits are texts of the provider, in Turkish.
    const lang = kind === "page" ? undefined : "tr";
    return (
      <>
        <Icon of={icon ?? icons[kind]} />
        <span className="portal-search-name cut" lang={lang}>
          {title}
        </span>
        {detail !== "" && (
          <span className="portal-search-detail cut" lang={lang}>
            {detail}
          </span>
        )}
        {isRecent && <span className="portal-search-kind">{texts.kinds[kind]}</span>}
      </>
    );
  }
  if (option.type === "retry") {
    return (
      <>
        {option.isRetrying ? <span className="spinner" /> : <Icon of={refreshIcon} />}
        <span className="portal-search-name">{texts.failed[option.kind]}</span>
        <span className="portal-search-act">{texts.retry}</span>
      </>
    );
  }
  const isAll = option.type === "all";
  return (
    <>
      <Icon of={isAll ? arrowRightIcon : chevronDownIcon} />
      <span className="portal-search-act">
        {isAll ? texts.all(option.count === null ? null : formatNumber(option.count)) : texts.further}
      </span>
    </>
  );
}
