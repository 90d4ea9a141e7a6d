import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Call } from "../../src/core/api/call.ts";
import { decodeAnswer } from "../../src/core/api/values.ts";
import { ApiError } from "../../src/core/http/errors.ts";
import { createHttp } from "../../src/core/http/http.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";
import { holds, holdsLater } from "../helpers/properties.ts";

type Schema = Parameters<typeof decodeAnswer>[0];

/** All calls that the modules of src/core/api export; tests/check/boundaries.mjs makes sure that calls have this form. */
const modules = import.meta.glob<Record<string, unknown>>("../../src/core/api/*.ts", { eager: true });
const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "name" in value && "answer" in value;
const decoders = new Map(
  Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]): [string, Schema][] =>
      isCall(value) ? [[`${file.split("/").at(-1)} ${name} ${value.name}`, value.answer]] : [],
    ),
  ),
);

/** Names of the fields that a decoder reads, also nested ones. Found by decoding proxies that record the names they are asked for. */
function fieldsOf(schema: Schema): string[] {
  const names = new Set<string>();
  const shapes: (() => unknown)[] = [() => spy(), () => [spy()], () => ({ results: [spy()] })];
  function spy(): unknown {
    return new Proxy({} as Record<string, unknown>, {
      has: (_target, name) => typeof name === "string",
      get(_target, name) {
        if (typeof name !== "string") return undefined;
        names.add(name);
        depth += 1;
        const shape = depth > 40 ? () => null : (shapes[(turn += 1) % 3] ?? (() => null));
        return shape();
      },
    });
  }
  let [turn, depth] = [0, 0];
  for (const shape of shapes)
    for (let round = 0; round < 6; round += 1) {
      [turn, depth] = [round, 0];
      decodeAnswer(schema, shape());
    }
  return [...names];
}

/** A name that no decoder, no error and no warning may pass on. */
const stranger = "Zeynep Yıldız";
const oddNumbers = [0, -1, 1.5, 1e21, -0, Number.MAX_SAFE_INTEGER];
const oddTexts = [
  "",
  " ",
  "null",
  "None",
  "True",
  "1",
  "12,5",
  "1e400",
  "NaN",
  "-7",
  "9999999999999999",
  "2026-11-20",
  "2026-02-30",
  "2026-11-20T07:30:00+03:00",
  "2026-13-45T99:99",
  "07:05",
  "25:61",
  "41.07,29.01",
  "morning",
  "created",
  "Işık İ",
  "\u0000",
  "\ud83d",
  "https://a.test/x",
  "javascript:alert(1)",
  "//evil.test",
  '{"a":1}',
  "[[1,2]]",
  stranger,
  "__proto__",
];

/** Any JSON, much of it with the fields of this decoder. */
function answersOf(schema: Schema): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema);
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...fields, "results", "data", "meta"), weight: 20 },
    { arbitrary: fc.constantFrom("__proto__", "constructor", stranger, "0", ""), weight: 1 },
  );
  const leaf = fc.oneof(
    fc.constantFrom(...oddTexts, ...oddNumbers),
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  const { answer } = fc.letrec<{ answer: unknown; row: unknown }>((tie) => ({
    answer: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      { arbitrary: leaf, weight: 2 },
      { arbitrary: tie("row"), weight: 5 },
      { arbitrary: fc.array(tie("answer"), { maxLength: 4 }), weight: 3 },
    ),
    // All of its fields at once, so that what lies behind a required one is reached; a few with more than a plain value.
    row: fc
      .tuple(tie("answer"), leaf, fc.dictionary(name, tie("answer"), { maxKeys: 4 }), fc.array(name, { maxLength: 4 }))
      .map(([usual, plain, own, deep]) => ({
        ...Object.fromEntries(fields.map((field) => [field, plain])),
        ...Object.fromEntries(deep.map((field) => [field, usual])),
        ...own,
      })),
  }));
  // Normalized through JSON, like an answer from the network.
  return answer.map((value) => JSON.parse(JSON.stringify(value)) as unknown);
}

/** Values that no decoded answer may contain: numbers that aren't finite, functions and symbols. */
function problemsOf(value: unknown, path = "", seen = new Set<unknown>()): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value === "function" || typeof value === "symbol") return [`${path}: a ${typeof value}`];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof Map) return [...value.values()].flatMap((part) => problemsOf(part, `${path}<>`, seen));
  if (value instanceof Set) return [...value].flatMap((part) => problemsOf(part, `${path}<>`, seen));
  return Object.entries(value).flatMap(([name, part]) => problemsOf(part, `${path}.${name}`, seen));
}

describe.each([...decoders])("%s", { timeout: 120_000 }, (_name, schema) => {
  const answers = answersOf(schema);

  test("makes of any JSON a value or a failure, and of each answer its own", () => {
    holds(
      fc.tuple(answers, answers),
      ([first, second]) => {
        const before = structuredClone(second);
        decodeAnswer(schema, first);
        const { result } = decodeAnswer(schema, second);
        expect(second).toEqual(before);
        if (!result.success) return;
        expect(problemsOf(result.output)).toEqual([]);
        // Nothing of the previous answer remains.
        if (!JSON.stringify(second).includes(stranger))
          expect(JSON.stringify(result.output) ?? "").not.toContain(stranger);
        expect(decodeAnswer(schema, structuredClone(second)).result.output).toEqual(result.output);
      },
      { runs: 25 },
    );
  });

  test("fails with an ApiError that names no person, and warns without one", async () => {
    await holdsLater(
      answers,
      async (body) => {
        const environment = createTestEnvironment(() => json(body));
        const http = createHttp({
          environment,
          apiBase: () => "",
          token: () => "t",
          onUnauthorized: () => Promise.resolve(null),
        });
        const error: unknown = await http.get("/api/x/", { schema }).then(
          () => null,
          (thrown: unknown) => thrown,
        );
        if (error !== null) {
          expect(error).toBeInstanceOf(ApiError);
          expect(error).toMatchObject({ kind: "answer", call: "GET /api/x/" });
          expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(stranger);
        }
        expect(environment.warnings.join(" ")).not.toContain(stranger);
      },
      { runs: 8 },
    );
  });
});
