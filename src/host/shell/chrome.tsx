import { useStore } from "@nanostores/react";
import { useInsertionEffect } from "react";
import panelLeftCloseIcon from "lucide-static/icons/panel-left-close.svg?raw";
import panelLeftOpenIcon from "lucide-static/icons/panel-left-open.svg?raw";
import { landingOf } from "../../core/portal/access.ts";
import type { Profile } from "../../core/session/session.ts";
import type { Layout } from "../../core/session/record.ts";
import { adopt, styles } from "../../widgets/kit/element/styles.ts";
import { Icon } from "../../widgets/kit/text/icon.tsx";
import { Mark } from "../../widgets/kit/text/mark.tsx";
import { usePortal } from "../context.ts";
import { PlaceLink } from "../place-link.tsx";
import { SearchLauncher } from "../search/launcher.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Company } from "./company.tsx";
import { Drawer } from "./drawer.tsx";
import { IdleWarning } from "./idle-warning.tsx";
import css from "./shell.css?inline";
import { NetworkToast } from "./network-toast.tsx";
import { shellMessages as texts } from "../host.messages.ts";
import { SideMenu, useTip } from "./side-menu.tsx";

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
          className="portal-hide"
          onClick={() => session.setLayout(isCollapsed ? "wide" : "collapsed")}
        >
          <Icon of={isCollapsed ? panelLeftOpenIcon : panelLeftCloseIcon} />
          <span className="portal-label">{label}</span>
        </button>
        {tip.top !== null && (
          <span className="portal-tip" aria-hidden="true" style={{ top: tip.top }}>
            {label}
          </span>
        )}
      </div>
    </nav>
  );
}
