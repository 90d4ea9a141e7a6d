import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { registry } from "../platform/registry.ts";

/** Languages of the portal's own texts; the provider's texts are Turkish in both. */
export const languages = ["tr", "en"] as const;
export type Language = (typeof languages)[number];

/** English texts of an area by the names that {@link defineMessages} gave them. */
export type EnglishTexts = Readonly<Record<string, object>>;

const $own = atom<Language>("tr");

/** The page's language: of the texts, numbers and dates of every element on it. */
export const $language: ReadableAtom<Language> = $own;

type Tree = Record<string, unknown>;

/** The texts in use, by name; overwritten when the language changes. */
const inUse = new Map<string, Tree>();
/** Copies of the overwritten Turkish texts. */
const turkish = new Map<string, Tree>();
const english = new Map<string, Tree>();

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

function translate(name: string): void {
  const texts = inUse.get(name);
  const others = english.get(name);
  if (!texts || !others) return;
  if (!turkish.has(name)) turkish.set(name, copy(texts));
  write(texts, others);
}

/**
 * The texts of one file: Turkish, overwritten with English ones once these are loaded (`addEnglish`). Read them where they are shown,
 * never while a module is evaluated: a constant made of them doesn't change its language (tests/check/messages.mjs).
 * @param name path of the file from src/widgets, or from src for others, without `.messages.ts`
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<Messages extends object>(name: string, messages: Messages): Messages {
  inUse.set(name, messages as Tree);
  if ($own.get() === "en") translate(name);
  return messages;
}

/** Adds the English texts of an area, before or after its messages are defined. */
export function addEnglish(texts: EnglishTexts): void {
  for (const [name, messages] of Object.entries(texts)) {
    english.set(name, messages as Tree);
    if ($own.get() === "en") translate(name);
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
  if (language === "en") for (const name of english.keys()) translate(name);
  else for (const [name, messages] of turkish) write(inUse.get(name) ?? {}, messages);
  $own.set(language);
}

/** The page's language, shared by all copies of the bundle. */
function shared(): WritableAtom<Language> {
  const page = registry() as { language?: WritableAtom<Language> };
  page.language ??= atom<Language>("tr");
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
