import { type ReactNode, Suspense, use } from "react";
import { getSession } from "../../../../core/session/session.ts";
import { addEnglish, type EnglishTexts, type Language } from "../../../../core/text/messages.ts";
import { SkeletonPanel } from "../../feedback/panel.tsx";

/** The module with an area's English texts; imported only when the page's language is English. */
export type LoadEnglish = () => Promise<{ readonly english: EnglishTexts }>;

const loadKit: LoadEnglish = () => import("../../english.ts");

const loading = new Map<LoadEnglish, Promise<void>>();

/** Never rejects: without English texts the Turkish ones remain. */
function loadOnce(load: LoadEnglish): Promise<void> {
  const known = loading.get(load);
  if (known) return known;
  const texts = load().then(
    ({ english }) => addEnglish(english),
    () => getSession().environment.warn("English texts could not be loaded; the Turkish ones stay."),
  );
  loading.set(load, texts);
  return texts;
}

interface LocalizedProps {
  readonly language: Language;
  /** Loads the area's English texts; without it only the kit's are loaded. */
  readonly english: LoadEnglish | undefined;
  readonly children: ReactNode;
}

/** Renders its children with texts in the page's language. Give it the language as `key`: texts are read while rendering. */
export function Localized({ language, english, children }: LocalizedProps) {
  if (language === "tr") return children;
  return (
    <Suspense
      fallback={
        <div lang="tr">
          <SkeletonPanel />
        </div>
      }
    >
      <InEnglish english={english}>{children}</InEnglish>
    </Suspense>
  );
}

function InEnglish({ english, children }: Omit<LocalizedProps, "language">) {
  // Both imports start before the first one is awaited.
  const texts = [loadOnce(loadKit), ...(english ? [loadOnce(english)] : [])];
  for (const part of texts) use(part);
  return children;
}
