import { useStore } from "@nanostores/react";
import { atom, computed, type ReadableAtom } from "nanostores";
import { useEffect, useId, useRef, useState } from "react";
import xIcon from "lucide-static/icons/x.svg?raw";
import { jobsOf } from "../../core/session/jobs.ts";
import { createQuery, type Load } from "../../core/query/query.ts";
import type { Profile } from "../../core/session/session.ts";
import { formatNumber } from "../../core/text/format.ts";
import { styles, useStyles } from "../../widgets/kit/element/styles.ts";
import { createComboboxKeys, toComboboxRole, toOptionId } from "../../widgets/kit/field/combobox-keys.ts";
import { Field } from "../../widgets/kit/field/field.tsx";
import { SearchInput } from "../../widgets/kit/field/search-field.tsx";
import { useModal } from "../../widgets/kit/overlay/use-modal.ts";
import { Icon } from "../../widgets/kit/text/icon.tsx";
import { KitContext, type Portal, usePortal } from "../context.tsx";
import { toMenu } from "../shell/menu.ts";
import { ownRouteCount } from "../shell/side-menu.tsx";
import { HitList } from "./hit-list.tsx";
import { type Kind, kinds } from "./matching.ts";
import css from "./search.css?inline";
import { launcherMessages as launcherTexts } from "../host.messages.ts";
import { hostSearchMessages as texts } from "./search.messages.ts";
import type { Ahead } from "./launcher.tsx";
import { createSearch, type Offer, type Search, type SearchView } from "./search.store.ts";

const searchStyles = styles(css);

interface SearchDialogProps {
  readonly profile: Profile;
  /** What was typed while this code was loading. */
  readonly ahead: Ahead;
  readonly onClose: () => void;
}

/** Dialog of the portal's search; open as long as it is rendered. */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <KitContext>
      <Frame {...props} />
    </KitContext>
  );
}

/** The entries of the account's menu that it may open. */
function createOffer({ session, guard }: Portal, before: Profile) {
  const $routeCount: ReadableAtom<Load<number | null>> =
    before.accountType === "company" ? createQuery(session, ownRouteCount).$load : atom({ status: "loading" });
  return computed([session.$state, guard.$billing, $routeCount], (state, billing, count): Offer => {
    const profile = state.status === "signed-in" ? state.profile : before;
    const isBillingEnabled = billing?.status === "ready" && billing.data;
    const routeCount = count.status === "ready" ? count.data : null;
    return {
      profile,
      pages: toMenu(profile, { isBillingEnabled, routeCount }).filter(({ lock }) => lock === undefined),
    };
  });
}

function Frame({ profile, ahead: { typed, isEntered }, onClose }: SearchDialogProps) {
  const portal = usePortal();
  const { session, router } = portal;
  const [search] = useState(() =>
    createSearch({
      session,
      typed,
      $offer: createOffer(portal, profile),
      onOpen(location) {
        onClose();
        jobsOf(session).leave(document, () => router.open(location));
      },
    }),
  );
  useEffect(() => {
    if (isEntered) search.enter();
    return () => search.destroy();
  }, [search, isEntered]);
  const { body, close, modalProps } = useModal(onClose, false);
  useStyles(searchStyles);
  const view = useStore(search.$view);
  const listId = useId();
  return (
    // The keyboard closes it with Esc (onCancel) and with the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog className="dialog portal-search" aria-label={launcherTexts.open} {...modalProps}>
      <div className="portal-search-content flex min-0">
        <div className="portal-search-head row gap-8">
          <SearchBox search={search} view={view} listId={listId} onClose={close} />
          <button type="button" className="icon-button portal-search-close" onClick={close}>
            <span className="visually-hidden">{texts.close} </span>
            <kbd>Esc</kbd>
            <Icon of={xIcon} />
          </button>
        </div>
        {/* The field keeps the focus whatever is pressed in its list. */}
        <div className="portal-search-body" ref={body} onPointerDown={(event) => event.preventDefault()}>
          <HitList search={search} view={view} id={listId} />
          {view.isNothing && (
            <p className="portal-search-nothing">
              <b>{texts.nothing}</b> {texts.nothingHelp}
            </p>
          )}
        </div>
        <Limits search={search} view={view} />
        <p className="visually-hidden" role="status">
          {toNews(view)}
        </p>
      </div>
    </dialog>
  );
}

/** Text announced by screen readers while the user types. */
function toNews({ isBusy, isNothing, options }: SearchView): string {
  if (isBusy) return texts.searching;
  if (isNothing) return texts.nothing;
  const failed = options.flatMap((option) => (option.type === "retry" ? [texts.failed[option.kind]] : []));
  const count = options.filter(({ type }) => type === "hit").length;
  return [texts.found(formatNumber(count)), ...failed].join(". ");
}

interface PartProps {
  readonly search: Search;
  readonly view: SearchView;
}

interface SearchBoxProps extends PartProps {
  readonly listId: string;
  readonly onClose: () => void;
}

function SearchBox({ search, view, listId, onClose }: SearchBoxProps) {
  const { typed, options, active, isBusy } = view;
  const handleKey = createComboboxKeys({
    isOpen: true,
    count: options.length,
    active: options.findIndex(({ key }) => key === active),
    onActivate(index) {
      const option = options[index];
      if (option) search.activate(option.key);
    },
    onOpen: () => undefined,
    onClose,
    onChoose: search.enter,
    onClear: null,
  });
  const isOpen = options.length > 0;
  return (
    <Field label={launcherTexts.open} isLabelHidden>
      {(control) => (
        <SearchInput
          {...control}
          {...toComboboxRole(isOpen, listId, active === null ? undefined : toOptionId(listId, active))}
          enterKeyHint="go"
          autoCapitalize="none"
          isBusy={isBusy}
          placeholder={launcherTexts.open}
          value={typed}
          onText={search.type}
          onClear={() => search.type("")}
          onKeyDown={handleKey}
        />
      )}
    </Field>
  );
}

/** Buttons that limit the search to one kind, and a hint about the equivalent prefixes. */
function Limits({ search, view: { offered, parsed } }: PartProps) {
  const row = useRef<HTMLDivElement>(null);
  const limit = (kind: Kind) => {
    search.limit(kind);
    row.current?.closest("dialog")?.querySelector("input")?.focus();
  };
  return (
    <div className="portal-search-foot grid gap-4">
      <div role="group" aria-label={texts.limits} className="portal-search-limits wrap gap-4" ref={row}>
        {kinds
          .filter((kind) => offered.has(kind))
          .map((kind) => (
            <button key={kind} type="button" aria-pressed={parsed.kind === kind} onClick={() => limit(kind)}>
              <kbd aria-hidden="true">{texts.prefixes[kind].letter}</kbd>
              {texts.kinds[kind]}
            </button>
          ))}
      </div>
      <p className="subtle text-xs">{texts.limitHelp}</p>
    </div>
  );
}
