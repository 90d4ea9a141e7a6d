import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { Session } from "../../core/session/session.ts";
import { languages, languageTags } from "../../core/text/languages.ts";
import { $language } from "../../core/text/messages.ts";
import { chooseLanguage, takeChoice } from "./language.ts";

interface SwitchProps {
  readonly session: Session;
  readonly slot?: string;
}

/** Buttons that switch to the other languages, for the sign-in page, which has no account menu. */
export function LanguageSwitch({ session, slot }: SwitchProps) {
  const current = useStore($language);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeChoice()) button.current?.focus();
  }, []);
  const others = languageTags.filter((tag) => tag !== current);
  return others.map((other, index) => (
    <button
      key={other}
      type="button"
      ref={index === 0 ? button : undefined}
      slot={slot}
      className="portal-language"
      lang={other}
      onClick={() => chooseLanguage(session, other)}
    >
      {languages[other].name}
    </button>
  ));
}
