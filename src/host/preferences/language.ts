import type { Session } from "../../core/session/session.ts";
import { $language, type Language, languages } from "../../core/text/messages.ts";

/** The language chosen in this browser. Not per user, because it is chosen before the sign-in. */
const key = "shuttle.lang";

/** Each name in its own language, so that speakers of either can read it. */
export const languageNames: Readonly<Record<Language, string>> = { tr: "Türkçe", en: "English" };

const toLanguage = (name: string | null) => languages.find((known) => known === name);

/** The language of the address (`?lang=en`), which is kept, else the one chosen in this browser, else what the page's markup says. */
export function followChoice(session: Session): void {
  const storage = session.environment.storage("local");
  const asked = toLanguage(new URLSearchParams(location.search).get("lang"));
  if (asked) storage.set(key, asked);
  const lang = asked ?? toLanguage(storage.get(key));
  if (lang) session.configure({ lang });
  $language.subscribe((language) => {
    document.documentElement.lang = language;
  });
}

let isJustChosen = false;

export function chooseLanguage(session: Session, lang: Language): void {
  isJustChosen = lang !== $language.get();
  session.environment.storage("local").set(key, lang);
  session.configure({ lang });
}

/** Once after a choice: the page is mounted anew then, and the focus belongs where the choice was made. */
export function takeChoice(): boolean {
  const wasChosen = isJustChosen;
  isJustChosen = false;
  return wasChosen;
}
