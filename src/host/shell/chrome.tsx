import { useStore } from "@nanostores/react";
import {
  type MouseEvent,
  useCallback,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import menuIcon from "lucide-static/icons/menu.svg?raw";
import panelLeftCloseIcon from "lucide-static/icons/panel-left-close.svg?raw";
import panelLeftOpenIcon from "lucide-static/icons/panel-left-open.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { layersOf } from "../../core/platform/layers.ts";
import { toPictureAddress } from "../../core/platform/web-address.ts";
import { landingOf } from "../../core/portal/access.ts";
import type { Layout } from "../../core/session/record.ts";
import type { Profile } from "../../core/session/session.ts";
import { toInitials } from "../../core/text/text.ts";
import { WidgetContext } from "../../widgets/kit/element/context.ts";
import { createEmit } from "../../widgets/kit/element/events.ts";
import { adopt, styles } from "../../widgets/kit/element/styles.ts";
import { Toast } from "../../widgets/kit/feedback/toast.tsx";
import { IdleWarning as Warning } from "../../widgets/kit/root/idle-warning.tsx";
import { Icon } from "../../widgets/kit/text/icon.tsx";
import { Mark } from "../../widgets/kit/text/mark.tsx";
import { KitContext, PlaceLink, usePortal } from "../context.tsx";
import { shellMessages as texts } from "../host.messages.ts";
import { SearchLauncher } from "../search/launcher.tsx";
import { AccountMenu } from "./account-menu.tsx";
import css from "./shell.css?inline";
import { SideMenu, useTip } from "./side-menu.tsx";

/** The sidebar of a narrow window: a button with a modal dialog. The browser traps and restores the focus. */
function Drawer({ profile }: { readonly profile: Profile }) {
  const { session, router } = usePortal();
  const { number } = useStore(router.$visit);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => dialog.current?.close(), []);

  // Closes on every navigation.
  useEffect(close, [close, number]);
  useEffect(() => {
    const wide = matchMedia("(min-width: 900px)");
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [close]);

  useEffect(() => (isOpen ? layersOf(session).open(close) : undefined), [isOpen, session, close]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    <>
      <button
        type="button"
        className="portal-burger"
        aria-haspopup="dialog"
        aria-label={texts.openMenu}
        onClick={() => {
          // Rendered first: `showModal` focuses the first focusable element inside.
          flushSync(() => setOpen(true));
          dialog.current?.showModal();
        }}
      >
        <Icon of={menuIcon} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc closes a modal dialog by itself */}
      <dialog
        className="portal-drawer"
        ref={dialog}
        aria-label={texts.menu}
        onClick={closeOnBackdrop}
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <div className="portal-drawer-body">
            <div className="portal-drawer-head row split gap-8">
              <Company profile={profile} />
              <button type="button" className="icon-button" aria-label={texts.closeMenu} onClick={close}>
                <Icon of={xIcon} />
              </button>
            </div>
            <nav aria-label={texts.menu}>
              <SideMenu profile={profile} onNavigate={close} />
            </nav>
          </div>
        )}
      </dialog>
    </>
  );
}

function listen(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
const isBrowserOnline = () => navigator.onLine;

type News = "lost" | "back" | null;

/** A toast while the browser is offline, and for a moment when it is online again. */
function NetworkToast() {
  const { session } = usePortal();
  const isOnline = useSyncExternalStore(listen, isBrowserOnline);
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [news, setNews] = useState<News>(isOnline ? null : "lost");
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    setNews(isOnline ? "back" : "lost");
  }
  const close = useCallback(() => setNews(null), []);
  const context = useMemo(
    () => ({ root: document, theme: "light" as const, session, emit: createEmit(document.documentElement) }),
    [session],
  );
  return (
    <WidgetContext value={context}>
      {news === "lost" && (
        <Toast kind="info" isLasting onClose={close}>
          {texts.offline}
        </Toast>
      )}
      {news === "back" && (
        <Toast kind="success" onClose={close}>
          {texts.online}
        </Toast>
      )}
    </WidgetContext>
  );
}

const always = () => true;

/** The idle warning, for pages of the portal without an element. */
function IdleWarning() {
  return (
    <KitContext>
      <Warning session={usePortal().session} isVisible={always} />
    </KitContext>
  );
}

const shellStyles = [styles(css)];

interface ChromeProps {
  readonly profile: Profile;
  readonly layout: Layout;
}

/** Header and sidebar around the content, for a signed-in user. */
export function Chrome({ profile, layout }: ChromeProps) {
  useInsertionEffect(() => adopt(document, shellStyles), []);
  return (
    <>
      <Header profile={profile} />
      <Sidebar profile={profile} isCollapsed={layout === "collapsed"} />
      <NetworkToast />
      <IdleWarning />
    </>
  );
}

/** The search without header and sidebar, for a page in a frame. */
export function FrameSearch({ profile }: Pick<ChromeProps, "profile">) {
  useInsertionEffect(() => adopt(document, shellStyles), []);
  return (
    <div className="portal-frame-search">
      <SearchLauncher profile={profile} />
    </div>
  );
}

function Header({ profile }: { readonly profile: Profile }) {
  const { session } = usePortal();
  const { productName } = useStore(session.$settings);
  return (
    <header className="portal-top">
      <Drawer profile={profile} />
      <PlaceLink className="portal-brand" to={landingOf(profile)} aria-label={`${productName}, ${texts.home}`}>
        <Mark />
        <span className="cut">{productName}</span>
      </PlaceLink>
      <SearchLauncher profile={profile} />
      <AccountMenu profile={profile} />
    </header>
  );
}

function Sidebar({ profile, isCollapsed }: { readonly profile: Profile; readonly isCollapsed: boolean }) {
  const { session } = usePortal();
  const tip = useTip(isCollapsed);
  const label = isCollapsed ? texts.show : texts.hide;
  return (
    <nav className="portal-side" aria-label={texts.menu}>
      <Company profile={profile} isCollapsed={isCollapsed} />
      <SideMenu profile={profile} isCollapsed={isCollapsed} />
      <div className="portal-hide-frame" {...tip.handlers}>
        <button
          type="button"
          className="portal-hide row gap-10 subtle weight-medium"
          onClick={() => session.setLayout(isCollapsed ? "wide" : "collapsed")}
        >
          <Icon of={isCollapsed ? panelLeftOpenIcon : panelLeftCloseIcon} />
          <span className="portal-label">{label}</span>
        </button>
        {tip.top !== null && (
          <span className="portal-tip text-sm weight-medium" aria-hidden="true" style={{ top: tip.top }}>
            {label}
          </span>
        )}
      </div>
    </nav>
  );
}

/** Ratio of width to height from which a logo is assumed to contain the company's name. */
const wideLogo = 1.8;

interface CompanyProps {
  readonly profile: Profile;
  readonly isCollapsed?: boolean;
}

/** The company's logo; its name without a usable logo, or beside one that is only a symbol. */
function Company({ profile, isCollapsed = false }: CompanyProps) {
  const { session } = usePortal();
  const { apiBase } = useStore(session.$settings);
  const address = toPictureAddress(profile.logo, new URL(apiBase, location.href).href);
  const [broken, setBroken] = useState<string | null>(null);
  const [isWide, setWide] = useState(false);
  const hasPicture = address !== null && address !== broken;
  const holdsName = hasPicture && isWide;
  return (
    <div className="portal-company row gap-10 muted strong" title={profile.companyName}>
      {hasPicture && (
        <img
          src={address}
          alt={holdsName ? profile.companyName : ""}
          // A wide logo would be unreadably small in the collapsed sidebar.
          hidden={holdsName && isCollapsed}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setWide(naturalWidth > naturalHeight * wideLogo)
          }
        />
      )}
      {(!hasPicture || (holdsName && isCollapsed)) && (
        <span className="portal-company-letters center" aria-hidden="true">
          {toInitials(profile.companyName.split(/\s+/u, 2).join(" "))}
        </span>
      )}
      {(!holdsName || isCollapsed) && <span className="portal-label cut">{profile.companyName}</span>}
    </div>
  );
}
