import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import accessibilityIcon from "lucide-static/icons/accessibility.svg?raw";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import logOutIcon from "lucide-static/icons/log-out.svg?raw";
import shieldCheckIcon from "lucide-static/icons/shield-check.svg?raw";
import { jobsOf } from "../../core/session/jobs.ts";
import { layersOf } from "../../core/platform/layers.ts";
import type { Profile } from "../../core/session/session.ts";
import { languages, languageTags } from "../../core/text/languages.ts";
import { $language } from "../../core/text/messages.ts";
import { toInitials } from "../../core/text/text.ts";
import { isTouched } from "../../widgets/kit/element/layers.ts";
import { Icon } from "../../widgets/kit/text/icon.tsx";
import { places } from "../../core/portal/addresses.ts";
import { PlaceLink, usePortal } from "../context.tsx";
import { chooseLanguage, takeChoice } from "../language.ts";
import { shellMessages as texts } from "../host.messages.ts";

/** Pages about the portal itself. */
const links = [
  { to: "privacy", icon: shieldCheckIcon },
  { to: "accessibility", icon: accessibilityIcon },
] as const;
const themes = ["light", "dark", "auto"] as const;

/** Index of the item that a key moves the focus to, from item `from` of `count`; null for other keys. */
function toNext(key: string, from: number, count: number): number | null {
  if (key === "ArrowDown" || key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowUp" || key === "ArrowLeft") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** The user's menu: theme, language, pages about the portal, sign-out. */
export function AccountMenu({ profile }: { readonly profile: Profile }) {
  const userName = profile.userName ?? texts.unnamed;
  const { session } = usePortal();
  const { theme } = useStore(session.$settings);
  const language = useStore($language);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (takeChoice()) button.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    menu.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  useEffect(
    () => (isOpen && isTouched() ? layersOf(session).open(() => setOpen(false)) : undefined),
    [isOpen, session],
  );

  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  const handleMenuKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      setOpen(false);
      button.current?.focus();
      return;
    }
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
    const next = toNext(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <div className="portal-account" ref={frame}>
      <button
        type="button"
        ref={button}
        className="portal-user row gap-10"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={handleButtonKey}
      >
        <span className="portal-user-text grid min-0">
          <span className="visually-hidden">{texts.account} </span>
          <b className="cut">{userName}</b> <span className="cut">{profile.companyName}</span>
        </span>
        <span className="portal-avatar grid strong" aria-hidden="true">
          {toInitials(userName)}
        </span>
        <Icon of={chevronDownIcon} size="small" />
      </button>
      {isOpen && (
        <div className="portal-menu">
          <div className="portal-menu-person grid min-0">
            <b className="cut">{userName}</b>
            <span className="cut">{profile.companyName}</span>
          </div>
          <div
            role="menu"
            tabIndex={-1}
            id={menuId}
            ref={menu}
            aria-label={texts.account.replace(":", "")}
            onKeyDown={handleMenuKey}
          >
            <div role="group" aria-label={texts.theme} className="portal-themes">
              {themes.map((name) => (
                <button
                  key={name}
                  type="button"
                  role="menuitemradio"
                  tabIndex={-1}
                  aria-checked={theme === name}
                  onClick={() => session.configure({ theme: name })}
                >
                  {texts.themes[name]}
                </button>
              ))}
            </div>
            <div role="group" aria-label={texts.language} className="portal-themes">
              {languageTags.map((name) => (
                <button
                  key={name}
                  type="button"
                  role="menuitemradio"
                  tabIndex={-1}
                  lang={name}
                  aria-checked={language === name}
                  onClick={() => chooseLanguage(session, name)}
                >
                  {languages[name].name}
                </button>
              ))}
            </div>
            {links.map(({ to, icon }) => (
              <PlaceLink
                key={to}
                to={to}
                role="menuitem"
                tabIndex={-1}
                className="portal-menu-item"
                onClick={() => setOpen(false)}
              >
                <Icon of={icon} />
                {places[to].title}
              </PlaceLink>
            ))}
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="portal-menu-item"
              onClick={() => jobsOf(session).end(document, () => session.signOut())}
            >
              <Icon of={logOutIcon} />
              {texts.signOut}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
