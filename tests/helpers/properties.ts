import * as fc from "fast-check";
import { isWhole } from "./whole.ts";

const given = process.env["PROPERTY_SEED"];
/** Seed of the generated inputs, always the same. For others: `PROPERTY_SEED=… npm run test:unit -- tests/properties`. */
export const propertySeed = given ? Number(given) : 1;
/** How many times as many inputs `npm run test:all` tries. */
const share = isWhole ? 10 : 1;

type Cases<Input> = { readonly runs?: number; readonly examples?: readonly NoInfer<Input>[] };

function told<Input>(report: fc.RunDetails<[Input]>): string {
  return `PROPERTY_SEED=${propertySeed} makes this run again.\n${fc.defaultReportMessage(report)}\n${String(report.errorInstance)}`;
}

/**
 * Checks a property with generated inputs and with `examples`, for which it once failed. Throws an error with the smallest failing
 * case and the seed.
 * @param runs number of inputs in `npm test`
 */
export function holds<Input>(
  inputs: fc.Arbitrary<Input>,
  statement: (input: Input) => void,
  { runs = 100, examples = [] }: Cases<Input> = {},
): void {
  const options = { seed: propertySeed, numRuns: runs * share, examples: examples.map((one): [Input] => [one]) };
  const report = fc.check(
    fc.property(inputs, (input) => void statement(input)),
    options,
  );
  if (report.failed) throw new Error(told(report), { cause: report.errorInstance });
}

/** `holds` for an asynchronous property. */
export async function holdsLater<Input>(
  inputs: fc.Arbitrary<Input>,
  statement: (input: Input) => Promise<void>,
  { runs = 100, examples = [] }: Cases<Input> = {},
): Promise<void> {
  const options = { seed: propertySeed, numRuns: runs * share, examples: examples.map((one): [Input] => [one]) };
  const report = await fc.check(
    fc.asyncProperty(inputs, async (input) => void (await statement(input))),
    options,
  );
  if (report.failed) throw new Error(told(report), { cause: report.errorInstance });
}

const names = ["Işık", "İREM", "Şükrü Ağaoğlu", "çağla öz", "ılgın", "ISPARTA", "i̇zmir", "Beşiktaş–Gebze 10", "Hat 2"];
const oddities = [
  "",
  " ",
  "'",
  '"',
  ";",
  ",",
  "\t",
  "a\nb",
  "=1+1",
  "-",
  "null",
  "constructor",
  "__proto__",
  "a&b=c",
  "50%",
  "%E0%A4%A",
];
const pictures = ["👩‍👩‍👧", "🇹🇷", "🚌 06.30", "👍🏽"];

/** Text as people type it: any letters, Turkish ones in both cases and both Unicode forms, emoji, characters special to a format. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }), weight: 4 },
  { arbitrary: fc.constantFrom(...names, ...names.map((name) => name.normalize("NFD"))), weight: 3 },
  { arbitrary: fc.constantFrom(...oddities, ...pictures), weight: 3 },
  {
    arbitrary: fc.string({ unit: fc.constantFrom(..."aAbBiIıİsSşŞcCçÇgGğĞuUüÜoOöÖâî' -.0129"), maxLength: 10 }),
    weight: 4,
  },
);
