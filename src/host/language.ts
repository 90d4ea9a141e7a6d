import type { Session } from "../core/session/session.ts";
import { type Language, languageTags } from "../core/text/languages.ts";
import { $language } from "../core/text/messages.ts";
import { embeddingOf } from "./router.ts";

/** The language chosen in this browser. Not per user, because it is chosen before the sign-in. */
const key = "shuttle.lang";

const toLanguage = (name: string | null) => languageTags.find((known) => known === name);

/**
 * Applies the language of the address (`?lang=en`), stores it and takes it off the address; else the one stored in this browser, else
 * that of the page's markup.
 */
export function followChoice(session: Session): void {
  const storage = session.environment.storage("local");
  const address = new URL(location.href);
  const asked = toLanguage(address.searchParams.get("lang"));
  if (asked) storage.set(key, asked);
  // A reload would undo a later choice. A frame may have no storage to remember it.
  if (asked && embeddingOf(address.search) === null) {
    address.searchParams.delete("lang");
    history.replaceState(history.state, "", address);
  }
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

/** True once after a choice, which remounts the page: the focus must return to the control of the choice. */
export function takeChoice(): boolean {
  const wasChosen = isJustChosen;
  isJustChosen = false;
  return wasChosen;
}
