import { expect, test, vi } from "vitest";
import { readingOf } from "../../../src/core/month/month-reading.ts";
import { toScope } from "../../../src/widgets/month-report/summary/board.model.ts";
import { toCoverage } from "../../../src/widgets/month-report/coverage.model.ts";
import { month, provider } from "../../core/month/month-provider.ts";

async function read(fails?: (address: string) => boolean) {
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint));
  const { session } = provider(fails && { fails });
  const reading = readingOf(session, "42", month);
  await reading.start();
  return reading.$facts.get();
}

test("shows the number of records when a month is read completely", async () => {
  expect(toCoverage(await read())).toMatchObject({ read: "32 / 32 kayıt alındı", share: null, missing: null });
});

test("names the first missing part, without the number of parts", async () => {
  const { read: words, missing } = toCoverage(await read((address) => address.includes("billing")));
  expect(words).toBe("32 / 32 kayıt alındı");
  expect(missing).toMatch(/^Eksik: .+ ve başka veriler; servis sağlayıcınız yanıt vermedi$/);
  expect(missing).not.toMatch(/\d+ veri/);
});

test("names what else is missing when a month has no bookings", async () => {
  const facts = { ...(await read((address) => address.includes("billing"))), bookings: [], announced: 0 };
  expect(toCoverage(facts)).toMatchObject({ read: "0 / 0 kayıt alındı", missing: expect.stringMatching(/^Eksik: /) });
});

test("says only that nothing was read when no call was answered", async () => {
  const facts = await read(() => true);
  const nothing = "Hiçbir kayıt alınamadı. Servis sağlayıcınız yanıt vermedi.";
  expect(toCoverage(facts)).toMatchObject({ read: null, share: null, missing: nothing });
  expect(toScope(facts).startsWith(`${nothing} `)).toBe(true);
  expect(toScope(facts)).not.toContain("..");
});
