import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Each thing has one Turkish term: a trip is "sefer", a route "rota", an employee "çalışan". These others must not be used. */
const others = {
  yolculuk: { instead: "sefer", pattern: /yolculu[kğ]/i },
  hat: {
    instead: "rota",
    pattern:
      /(?<!\p{L})hat(?:lar|t|ta|tı|tın|tın[aı]|tınız|ları|lara|ların|larınız|larınızdaki|larımı|taki|tına)?(?!\p{L})/iu,
  },
  yolcu: { instead: "çalışan", pattern: /yolcu(?!lu[kğ])/i },
  personel: { instead: "çalışan", pattern: /personel/i },
};

/** Allowed deviations: where, which, and why. */
const exceptions: readonly { readonly file: RegExp; readonly line: RegExp; readonly why: string }[] = [
  { file: /./, line: /yolculuk süresi|duration: "Yolculuk"/i, why: "how long a person rides, not a run" },
  { file: /./, line: /Geçmiş Yolculuklar/, why: "the given title of the page" },
  { file: /driver-details/, line: /Yolculuk Bilgileri/, why: "the given name of the tab" },
  { file: /events\.messages/, line: /Bu yolculuğa ait/, why: "the given wording of the notices" },
  {
    file: /\/marketplace\//,
    line: /hat/i,
    why: "the market's given word: Yeni Hat Ara, Hat güncellendi!, Hat Sahibi Merkezi",
  },
  { file: /\/(?:offer|billing)\//, line: /hat bazlı/i, why: "the given name of an offer's and an invoice's kind" },
  {
    file: /month-report\/(?:month-report|pack\/pack)\.messages/,
    line: /Hat Kullanımı/,
    why: "the given name of the sheet",
  },
  { file: /\/offer\/line\//, line: /hat/i, why: "what a line-based offer consists of, by its given name" },
  { file: /person\.messages/, line: /sabit hat/, why: "a landline" },
  { file: /pending\.messages/, line: /hat/i, why: "a seat of the market, which calls its lines so" },
  { file: /personnel\.messages/, line: /Yolcu Listesi/, why: "the given name of the file" },
  { file: /tables\.messages/, line: /Yolcu Faturalandırması/, why: "the given name of the file" },
  { file: /tables\.messages/, line: /Yolcu eklendi/, why: "the provider's own words for a change" },
  {
    file: /marketplace\/detail|offer\/line/,
    line: /yolcu/i,
    why: "aboard or at a stop: people of other companies are counted too",
  },
];

const files = readdirSync(`${root}/src`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".messages.ts"))
  .map((file) => `src/${file.replaceAll("\\", "/")}`);
const found = files.flatMap((file) =>
  readFileSync(`${root}/${file}`, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/?\*|\/\/|import )/.test(line))
    .flatMap((line) =>
      Object.values(others)
        .filter(({ pattern }) => pattern.test(line))
        .map(({ instead }) => ({ file, line: line.trim(), instead })),
    ),
);

describe("one word for one thing, in every text", () => {
  test("none says it otherwise without a reason", () => {
    const isExcepted = (one: { file: string; line: string }) =>
      exceptions.some(({ file, line }) => file.test(one.file) && line.test(one.line));
    expect(files.length).toBeGreaterThan(60);
    expect(found.filter((one) => !isExcepted(one))).toEqual([]);
  });

  test.each(exceptions)("$why: still said so", ({ file, line }) => {
    expect(found.some((one) => file.test(one.file) && line.test(one.line))).toBe(true);
  });
});
