import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { registry } from "../platform/registry.ts";

/** Languages of the portal's own texts; what the provider sends is Turkish in both. */
export const languages = ["tr", "en"] as const;
export type Language = (typeof languages)[number];

/** English texts of an area by the names that {@link defineMessages} gave them. */
export type EnglishTexts = Readonly<Record<string, object>>;

const $own = atom<Language>("tr");

/** The page's language: of the texts, numbers and dates of every element on it. */
export const $language: ReadableAtom<Language> = $own;

type Tree = Record<string, unknown>;

/** The texts in use, by name; written over when the language changes. */
const inUse = new Map<string, Tree>();
/** Turkish texts that others have been written over. */
const turkish = new Map<string, Tree>();
const english = new Map<string, Tree>();

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const copy = (texts: Tree): Tree =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, isTree(value) ? copy(value) : value]));

/** In place, also in the objects within, because modules hold references to both. */
function write(target: Tree, source: Tree): void {
  for (const [key, value] of Object.entries(source)) {
    const present = target[key];
    if (isTree(present) && isTree(value)) write(present, value);
    else target[key] = value;
  }
}

function translate(name: string): void {
  const texts = inUse.get(name);
  const others = english.get(name);
  if (!texts || !others) return;
  if (!turkish.has(name)) turkish.set(name, copy(texts));
  write(texts, others);
}

/**
 * The Turkish texts of one file, in the page's language once its texts are there (`addEnglish`). Read them where they are shown, never
 * while a module is evaluated: a constant made of them keeps its language (tests/check/messages.mjs).
 * @param name path of the file from src/widgets, or from src for others, without `.messages.ts`
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<Messages extends object>(name: string, messages: Messages): Messages {
  inUse.set(name, messages as Tree);
  if ($own.get() === "en") translate(name);
  return messages;
}

/** Adds the English texts of an area, which its messages may precede or follow. */
export function addEnglish(texts: EnglishTexts): void {
  for (const [name, messages] of Object.entries(texts)) {
    english.set(name, messages as Tree);
    if ($own.get() === "en") translate(name);
  }
}

/** A value made of texts or of the language: made at first use, and again in another language. */
export function localized<Value extends object>(make: () => Value): () => Value {
  let made: { readonly language: Language; readonly value: Value } | undefined;
  return () => {
    const language = $own.get();
    if (made?.language !== language) made = { language, value: make() };
    return made.value;
  };
}

function use(language: Language): void {
  if (language === $own.get()) return;
  if (language === "en") for (const name of english.keys()) translate(name);
  else for (const [name, messages] of turkish) write(inUse.get(name) ?? {}, messages);
  $own.set(language);
}

/** Shared by the copies of the bundle on a page. */
function shared(): WritableAtom<Language> {
  const page = registry() as { language?: WritableAtom<Language> };
  page.language ??= atom<Language>("tr");
  return page.language;
}

let isFollowing = false;

/** From now on this copy of the bundle speaks the page's language. */
export function followLanguage(): void {
  if (isFollowing) return;
  isFollowing = true;
  shared().subscribe(use);
}

/** Sets the page's language; of several sessions the last one that says it decides. */
export function chooseLanguage(language: Language): void {
  followLanguage();
  shared().set(language);
}
