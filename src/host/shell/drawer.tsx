import { useStore } from "@nanostores/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import menuIcon from "lucide-static/icons/menu.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { layersOf } from "../../core/platform/layers.ts";
import type { Profile } from "../../core/session/session.ts";
import { Icon } from "../../widgets/kit/text/icon.tsx";
import { usePortal } from "../context.ts";
import { Company } from "./company.tsx";
import { shellMessages as texts } from "../host.messages.ts";
import { SideMenu } from "./side-menu.tsx";

/** The sidebar of a narrow window: a button with a modal dialog. The browser traps and restores the focus. */
export function Drawer({ profile }: { readonly profile: Profile }) {
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
            <div className="portal-drawer-head">
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
