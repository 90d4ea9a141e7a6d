import { getSession } from "../../../core/session/session.ts";
import { type Language, languages } from "../../../core/text/languages.ts";
import { addTexts, type Texts } from "../../../core/text/messages.ts";

/** The `texts` of files in other languages, as `import.meta.glob` lists them: `./drivers.messages.en.ts` → its import. */
export type Translations = Readonly<Record<string, () => Promise<unknown>>>;

/** Those of core and the kit, which every element needs. */
export const kitTranslations: Translations = import.meta.glob(
  ["../../../core/**/*.messages.*.ts", "../**/*.messages.*.ts"],
  { import: "texts" },
);

const loading = new Map<Translations, Map<Language, Promise<void>>>();

async function load(files: Translations, language: Language): Promise<void> {
  const wanted = Object.keys(files).filter((file) => file.endsWith(`.messages.${language}.ts`));
  const loaded = await Promise.allSettled(wanted.map((file) => files[file]?.()));
  for (const file of loaded) if (file.status === "fulfilled") addTexts(language, file.value as Texts);
  if (loaded.some(({ status }) => status === "rejected"))
    getSession().environment.warn(`${languages[language].name} texts could not be loaded; the Turkish ones stay.`);
}

/** Loads them once. Never rejects: where texts are missing, the Turkish ones remain. */
export function loadTexts(files: Translations, language: Language): Promise<void> {
  const known = loading.get(files) ?? new Map<Language, Promise<void>>();
  loading.set(files, known);
  const texts = known.get(language) ?? load(files, language);
  known.set(language, texts);
  return texts;
}
