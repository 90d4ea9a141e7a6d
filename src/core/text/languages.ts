interface LanguageFacts {
  /** In its own language, so that its speakers can read it. */
  readonly name: string;
  /** For numbers. */
  readonly locale: string;
}

/** Languages of the portal's own texts by their tags; the provider's texts are Turkish in all of them. Their texts: `<area>.messages.<tag>.ts`. */
export const languages = {
  tr: { name: "Türkçe", locale: "tr-TR" },
  /** British English: days before months, 24 hours. */
  en: { name: "English", locale: "en-GB" },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languages;

/** The language of `<area>.messages.ts`: those texts are part of the code, and stay where another language has none. */
export const sourceLanguage: Language = "tr";

export const languageTags = Object.keys(languages) as readonly Language[];
