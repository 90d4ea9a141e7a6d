import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { Session } from "../../core/session/session.ts";
import { $language } from "../../core/text/messages.ts";
import { chooseLanguage, languageNames, takeChoice } from "./language.ts";

interface SwitchProps {
  readonly session: Session;
  readonly slot?: string;
}

/** Button that switches to the other language, for the sign-in page, which has no account menu. */
export function LanguageSwitch({ session, slot }: SwitchProps) {
  const other = useStore($language) === "tr" ? "en" : "tr";
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeChoice()) button.current?.focus();
  }, []);
  return (
    <button
      type="button"
      ref={button}
      slot={slot}
      className="portal-language"
      lang={other}
      onClick={() => chooseLanguage(session, other)}
    >
      {languageNames[other]}
    </button>
  );
}
