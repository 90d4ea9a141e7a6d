import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { registry } from "../platform/registry.ts";
import { type Language, sourceLanguage } from "./languages.ts";

/** Texts of one file in another language, by the names that {@link defineMessages} gave them. */
export type Texts = Readonly<Record<string, object>>;

const $own = atom<Language>(sourceLanguage);

/** The page's language: of the texts, numbers and dates of every element on it. */
export const $language: ReadableAtom<Language> = $own;

type Tree = Record<string, unknown>;

/** The texts in use, by name; overwritten when the language changes. */
const inUse = new Map<string, Tree>();
/** Copies of the texts as they were defined. */
const defined = new Map<string, Tree>();
const translations = new Map<Language, Map<string, Tree>>();

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const copy = (texts: Tree): Tree =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, isTree(value) ? copy(value) : value]));

/** Overwrites in place, also in nested objects, because modules hold references to both. */
function write(target: Tree, source: Tree): void {
  for (const [key, value] of Object.entries(source)) {
    const present = target[key];
    if (isTree(present) && isTree(value)) write(present, value);
    else target[key] = value;
  }
}

function translate(name: string, language: Language): void {
  const texts = inUse.get(name);
  const others = translations.get(language)?.get(name);
  if (!texts || !others) return;
  if (!defined.has(name)) defined.set(name, copy(texts));
  write(texts, others);
}

/**
 * Turkish texts, overwritten with those of the page's language once these are loaded (`addTexts`). Read them where they are shown,
 * never while a module is evaluated: a constant made of them doesn't change its language (tests/check/messages.mjs).
 * @param name of the constant; the other languages have their texts under it
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<Messages extends object>(name: string, messages: Messages): Messages {
  inUse.set(name, messages as Tree);
  translate(name, $own.get());
  return messages;
}

/** Adds texts in another language, before or after the messages are defined. */
export function addTexts(language: Language, texts: Texts): void {
  const known = translations.get(language) ?? new Map<string, Tree>();
  translations.set(language, known);
  for (const [name, messages] of Object.entries(texts)) {
    known.set(name, messages as Tree);
    if ($own.get() === language) translate(name, language);
  }
}

/** A value that depends on the language: created at first use, and again after a change of language. */
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
  for (const [name, messages] of defined) write(inUse.get(name) ?? {}, messages);
  for (const name of translations.get(language)?.keys() ?? []) translate(name, language);
  $own.set(language);
}

/** The page's language, shared by all copies of the bundle. */
function shared(): WritableAtom<Language> {
  const page = registry() as { language?: WritableAtom<Language> };
  page.language ??= atom<Language>(sourceLanguage);
  return page.language;
}

let isFollowing = false;

/** From now on this copy of the bundle follows the page's language. */
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

/** English: `1 trip`, `2 trips`, `1,234 trips` with the count as it was formatted. */
export function plural(count: number | string, one: string, many: string, written: string = String(count)): string {
  return `${written} ${String(count) === "1" ? one : many}`;
}
