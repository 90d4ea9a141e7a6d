import { useStore } from "@nanostores/react";
import { type ReactNode, Suspense, use } from "react";
import type { Environment } from "../../../core/platform/environment.ts";
import type { Session } from "../../../core/session/session.ts";
import { type Language, sourceLanguage } from "../../../core/text/languages.ts";
import { rootMessages as texts } from "../element/element.messages.ts";
import { kitTranslations, loadTexts, type Translations } from "../element/translations.ts";
import { NoticeLine, SkeletonPanel } from "../feedback/panel.tsx";

interface LocalizedProps {
  readonly language: Language;
  /** The area's texts in other languages; without them only the kit's are loaded. */
  readonly translations: Translations | undefined;
  readonly children: ReactNode;
}

/** Renders its children with texts in the page's language. Give it the language as `key`: texts are read while rendering. */
export function Localized({ language, translations, children }: LocalizedProps) {
  if (language === sourceLanguage) return children;
  return (
    <Suspense
      fallback={
        <div lang={sourceLanguage}>
          <SkeletonPanel />
        </div>
      }
    >
      <Translated language={language} translations={translations}>
        {children}
      </Translated>
    </Suspense>
  );
}

function Translated({ language, translations, children }: LocalizedProps) {
  // Both imports start before the first one is awaited.
  const loads = [kitTranslations, ...(translations ? [translations] : [])].map((files) => loadTexts(files, language));
  for (const part of loads) use(part);
  return children;
}

/** Shown while the page's `getToken` is pending: a skeleton, with an explanation when it takes long. */
export function StartingPanel({ session }: { readonly session: Session }) {
  return (
    <>
      <SkeletonPanel />
      {/* Below the skeleton, so that nothing moves when the text comes. */}
      <LateTokenLine session={session} />
    </>
  );
}

/** Explains the wait when the page's `getToken` takes long. */
export function LateTokenLine({ session }: { readonly session: Session }) {
  const isLate = useStore(session.$isTokenLate);
  return (
    <div className="late-token" role="status">
      {isLate && <NoticeLine>{texts.tokenLate}</NoticeLine>}
    </div>
  );
}

/**
 * Hides `element` from the moment the page is left until, after its return, the session has been checked: a page restored from
 * the back/forward cache is painted as it was before any code runs.
 */
export function concealWhileAway(element: HTMLElement, { onSleep, onWake }: Environment): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reveal = () => {
    clearTimeout(timer);
    // The session has checked its storage by now, and React has rendered the result before this timer.
    timer = setTimeout(() => element.style.removeProperty("visibility"));
  };
  const stops = [onSleep(() => element.style.setProperty("visibility", "hidden")), onWake(reveal)];
  return () => {
    clearTimeout(timer);
    element.style.removeProperty("visibility");
    for (const stop of stops) stop();
  };
}
