import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type ButtonText, buttonTexts, isTitleCase } from "./button-texts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The word with these endings, and no other word that begins like it. */
const word = (stem: string, endings = "") => new RegExp(`(?<!\\p{L})(?:${stem})(?:${endings})(?!\\p{L})`, "iu");

/** Each thing has one Turkish term: a trip is "sefer", a route "rota", an employee "çalışan". These others must not be used. */
const others: readonly { readonly instead: string; readonly pattern: RegExp }[] = [
  { instead: "sefer", pattern: /yolculu[kğ]/i },
  { instead: "rota", pattern: word("hat", "t\\p{L}*|lar\\p{L}*|") },
  { instead: "çalışan", pattern: /yolcu(?!lu[kğ])/i },
  { instead: "çalışan", pattern: /personel/i },
  { instead: "değerlendirme", pattern: word("oy", "u|lar\\p{L}*|") },
  { instead: "emisyon", pattern: word("salım", "\\p{L}*") },
  { instead: "CO₂", pattern: /CO2/ },
  { instead: "filtrele", pattern: word("süz", "\\p{L}*") },
  { instead: "mesaj", pattern: word("ileti", "yi|nin|si|de|deki|den|ler\\p{L}*|") },
  { instead: "ofis", pattern: /iş ?yer/i },
  { instead: "Harita İşaretleri", pattern: word("Gösterim", "i|in|e|de|") },
  { instead: "yeniden", pattern: word("tekrar", "\\p{L}*") },
  { instead: "tüm", pattern: word("bütün", "\\p{L}*") },
  { instead: "en çok", pattern: word("en fazla") },
  { instead: "yalnızca", pattern: word("yalnız") },
  { instead: "Yürüme ve Süre", pattern: word("adalet", "\\p{L}*") },
  { instead: "doluluk", pattern: /(?:koltuk|hat) kullanımı/i },
  { instead: "servis sağlayıcınız", pattern: /sağlayıcı(?!nız)/i },
  { instead: "uyuşmuyor", pattern: /y?l[ae] tut(?:mu|u)yor/i },
  { instead: "ret", pattern: /red (?:gerekçe|neden)/i },
  { instead: "ücretli yol", pattern: /paralı yol/i },
  { instead: "tür", pattern: /dosya tip/i },
  { instead: "zamanında", pattern: word("vaktinde") },
  { instead: "a straight apostrophe", pattern: /’/ },
];

/** Allowed deviations: where, which, and why. */
const exceptions: readonly { readonly file: RegExp; readonly line: RegExp; readonly why: string }[] = [
  { file: /./, line: /yolculuk süresi|duration: "Yolculuk"/i, why: "how long a person rides, not a run" },
  { file: /./, line: /Geçmiş Yolculuklar/, why: "the given title of the page" },
  { file: /driver-details/, line: /Yolculuk Bilgileri/, why: "the given name of the tab" },
  { file: /past-route-details/, line: /Bu yolculuğa ait/, why: "the given wording of the notices" },
  {
    file: /\/marketplace\//,
    line: /hat/i,
    why: "the market's given word: Yeni Hat Ara, Hat güncellendi!, Hat Sahibi Merkezi",
  },
  {
    file: /\/(?:offer|billing|playground)\//,
    line: /hat bazlı/i,
    why: "the given name of an offer's and an invoice's kind",
  },
  { file: /playground/, line: /Ortak hatlardaki/, why: "the market, which calls its routes so" },
  { file: /\/offer\//, line: /hat/i, why: "what a line-based offer consists of, by its given name" },
  { file: /personnel/, line: /sabit hat/, why: "a landline" },
  {
    file: /personnel/,
    line: /Başka bir hatta koltuk|line: "Hat"/,
    why: "a seat of the market, which calls its lines so",
  },
  { file: /(?:personnel|route-details)\.messages/, line: /Marketplace'te Hat Ara/, why: "a search of the market" },
  { file: /personnel\.messages/, line: /Yolcu Listesi/, why: "the given name of the file" },
  { file: /billing\.messages/, line: /Yolcu Faturalandırması/, why: "the given name of the file" },
  {
    file: /marketplace|\/offer\/|\/routes\/|shared\/seats/,
    line: /yolcu/i,
    why: "aboard or at a stop: people of other companies are counted too",
  },
  { file: /\/planner\//, line: /yolculu[kğ]/i, why: "how long a person rides, not a run" },
  { file: /\/planner\//, line: /yolcu(?!lu[kğ])/i, why: "aboard: people of other companies are counted too" },
  { file: /\/planner\//, line: /Sağlayıcıya İlet/, why: "the given name of the button" },
  { file: /planner/, line: /şirketlerle paylaşılan hat/, why: "the market, which calls its routes so" },
  { file: /core\.messages/, line: /kontrol edip tekrar deneyin/, why: "the given wording of a refused sign-in" },
  { file: /personnel/, line: /kontrol edip tekrar deneyin/, why: "the given wording of a refused registration" },
];

/** Texts of buttons that aren't in title case, and why. */
const otherButtons: Readonly<Record<string, string>> = {
  "Bu plana geç": "the given wording of the button",
  "- çalışan daha": "the end of a list, which it continues",
};

const files = ["src", "demo"].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".messages.ts"))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
);
const found = files.flatMap((file) =>
  readFileSync(`${root}/${file}`, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/?\*|\/\/|import )/.test(line))
    .flatMap((line) =>
      others.filter(({ pattern }) => pattern.test(line)).map(({ instead }) => ({ file, line: line.trim(), instead })),
    ),
);

describe("one word for one thing, in every text", () => {
  test("none says it otherwise without a reason", () => {
    const isExcepted = (one: { file: string; line: string }) =>
      exceptions.some(({ file, line }) => file.test(one.file) && line.test(one.line));
    expect(files.length).toBeGreaterThan(40);
    expect(found.filter((one) => !isExcepted(one))).toEqual([]);
  });

  test.each(exceptions)("$why: still said so", ({ file, line }) => {
    expect(found.some((one) => file.test(one.file) && line.test(one.line))).toBe(true);
  });

  test.each([
    ["412 oy", true],
    ["Oynat", false],
    ["Bu ileti çok büyük", true],
    ["iletişime geçin, iletilemedi, iletmenizi", false],
    ["37 hattan 1–10", true],
    ["hata, hatasız, hatırlat", false],
    ["gösterilmiyor", false],
    ["süzülebilir", true],
  ])("%s: %s", (text, isOther) => {
    expect(others.some(({ pattern }) => pattern.test(text))).toBe(isOther);
  });
});

describe("texts of buttons", () => {
  test("are in title case", async () => {
    const all = await buttonTexts(root);
    expect(all.length).toBeGreaterThan(150);
    const isOther = ({ text }: ButtonText) => !isTitleCase(text) && !Object.hasOwn(otherButtons, text);
    expect(all.filter(isOther)).toEqual([]);
    for (const text of Object.keys(otherButtons)) expect(all.map((one) => one.text)).toContain(text);
  });

  test.each([
    ["Haritada Göster", true],
    ["Haritada göster", false],
    ["Ekim 2026 ile Karşılaştır", true],
    ["Yine de Ayrıl", true],
    ["Giriş yapılıyor", true],
    ["5 hat Daha Göster", false],
    ["IBAN'ı Kopyala", true],
  ])("%s: %s", (text, isIt) => {
    expect(isTitleCase(text)).toBe(isIt);
  });
});
