import { type ReactNode, Suspense, use } from "react";
import { type Language, sourceLanguage } from "../../../core/text/languages.ts";
import { SkeletonPanel } from "../feedback/panel.tsx";
import { kitTranslations, loadTexts, type Translations } from "../element/translations.ts";

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
  const texts = [kitTranslations, ...(translations ? [translations] : [])].map((files) => loadTexts(files, language));
  for (const part of texts) use(part);
  return children;
}
