import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { atom } from "nanostores";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createScope } from "../../src/core/query/scope.ts";
import { createSession, type Profile } from "../../src/core/session/session.ts";
import { defaultValues, toPropertyName } from "../../src/widgets/kit/element/attributes.ts";
import { type Attribute, commonAttributes } from "../../src/widgets/kit/element/contract.ts";
import type { WidgetDefinition } from "../../src/widgets/kit/root/define-widget.tsx";
import type { createQueryState } from "../../src/widgets/kit/element/query-state.ts";
import type { TableState } from "../../src/widgets/kit/table/table-state.ts";
import { createTestEnvironment } from "../helpers/environment.ts";
import { holds, text } from "../helpers/properties.ts";

type Values = Readonly<Record<string, unknown>> & { readonly query: string };
type Options = Parameters<typeof createQueryState<unknown, Values>>[0];
type Definition = WidgetDefinition<Record<string, Attribute>, unknown>;

const widgets = new URL("../../src/widgets/", import.meta.url).pathname;
/** Every folder of src/widgets that defines an element; a new area enters by itself. */
const areas = readdirSync(widgets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(widgets, name)).some((file) => file.endsWith(".contract.ts")));

const definitions = new Map<string, Definition>();
let asked: Options | null = null;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("../../src/widgets/shared/define-area.ts", () => ({
    defineArea: (definition: Definition) =>
      void definitions.set(definition.contract.tag.replace("shuttle-", ""), definition),
  }));
  vi.doMock("../../src/widgets/kit/element/query-state.ts", async (original) => {
    const { createQueryState: create } = await original<{ createQueryState: typeof createQueryState }>();
    return {
      createQueryState: (options: Options) => {
        asked = options;
        return create(options);
      },
    };
  });
  for (const area of areas) await import(`../../src/widgets/${area}/${area}.ts`);
}, 120_000);

afterAll(() => {
  vi.doUnmock("../../src/widgets/shared/define-area.ts");
  vi.doUnmock("../../src/widgets/kit/element/query-state.ts");
  vi.resetModules();
});

const profile = {
  userName: "Elif Şahin",
  userType: "admin",
  companyId: "42",
  enabledMenuItems: null,
  isOfferExpired: false,
};

/** An area's functions for its `query`, recorded when its store is created; null if it keeps nothing in the query. */
function queryOf(area: string, accountType: "company" | "demo"): Pick<Options, "read" | "write"> | null {
  const definition = definitions.get(area);
  if (!definition) return null;
  // The provider never answers: nothing but the query decides the state.
  const environment = createTestEnvironment(() => new Promise(() => undefined));
  const session = createSession({ environment });
  session.open("token", { ...profile, accountType } as unknown as Profile);
  asked = null;
  const specs = { ...commonAttributes, ...definition.contract.attributes };
  const $attributes = atom(defaultValues(specs) as never);
  const scope = createScope(session);
  definition.createStore({ scope, $attributes, emit: () => true });
  scope.end();
  session.destroy();
  return asked;
}

/** Values of the element's attributes, by its contract. */
function attributesOf(area: string): fc.Arbitrary<Record<string, unknown>> {
  const specs: Readonly<Record<string, Attribute>> = definitions.get(area)?.contract.attributes ?? {};
  const valueOf = (spec: Attribute): fc.Arbitrary<unknown> => {
    if (spec.type === "boolean") return fc.boolean();
    if (spec.type === "choice") return fc.constantFrom(...spec.values, spec.default);
    if (spec.type === "list") return fc.subarray([...spec.values], { minLength: 1 });
    if (spec.type === "number") return fc.constantFrom(spec.default, spec.minimum ?? 1, spec.maximum ?? 100);
    const given = spec.format === "YYYY-MM" ? "2026-09" : spec.format ? "2026-09-07" : "17";
    return fc.constantFrom(spec.default, given);
  };
  const entries = Object.entries(specs).map(([name, spec]) => [toPropertyName(name), valueOf(spec)] as const);
  return fc
    .record(Object.fromEntries(entries))
    .map((own) => ({ ...defaultValues({ ...commonAttributes, ...specs }), ...own }));
}

/** The area's modules, without imports and texts. */
function sourceOf(area: string): string {
  const files = readdirSync(join(widgets, area), { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!messages)\.ts$/.test(file),
  );
  return files.map((file) => readFileSync(join(widgets, area, file), "utf8").replace(/^import.*$/gm, "")).join("\n");
}

/** String literals of the area's modules, which include the names of its parameters, tabs, columns and directions. */
function wordsOf(area: string): string[] {
  return [...new Set([...sourceOf(area).matchAll(/"([\w.-]{1,24})"/g)].map(([, word = ""]) => word))];
}

/** Parameter names that `read` asks for. Repeated with the names found, because some are only read if another one has a certain value. */
function namesOf(read: (values: Values) => unknown, values: object, words: readonly string[]): string[] {
  const names = new Set<string>();
  const spies = (["get", "has", "getAll"] as const).map((method) => {
    const before = Reflect.get(URLSearchParams.prototype, method) as (name: string) => unknown;
    return vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      names.add(name);
      return before.call(this, name) as never;
    });
  });
  for (let known = -1; known < names.size;) {
    known = names.size;
    for (const word of ["", ...words]) {
      const query = new URLSearchParams([...names].map((name) => [name, word])).toString();
      read({ ...values, query });
    }
  }
  for (const spy of spies) spy.mockRestore();
  return [...names];
}

const isTable = (value: unknown): value is TableState =>
  typeof value === "object" && value !== null && "search" in value && "filters" in value && "pageSize" in value;

/** The state with another text in the search of its table. */
function withText(state: unknown, search: string): unknown {
  if (isTable(state)) return { ...state, search };
  if (typeof state !== "object" || state === null) return state;
  return Object.fromEntries(
    Object.entries(state).map(([name, part]) => [name, isTable(part) ? { ...part, search } : part]),
  );
}

/** Arbitrary queries of an area: its names, in any number, with values that often mean something. */
function queriesOf(names: readonly string[], words: readonly string[]): fc.Arbitrary<string> {
  const odd = fc.constantFrom(
    "0",
    "1",
    "2",
    "-1",
    "1e3",
    "007",
    "50",
    "9".repeat(16),
    "9".repeat(25),
    "2026-02-30",
    "2026-11-20",
    "2019-01-01..2019-01-31",
    "2026-10",
    "-",
    "--name",
    "-name",
  );
  const value = fc.oneof(text, fc.constantFrom(...words), fc.constantFrom(...words), odd);
  const name = fc.oneof({ arbitrary: fc.constantFrom(...names), weight: 9 }, { arbitrary: text, weight: 1 });
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 8 });
  return fc.oneof(
    { arbitrary: pairs.map((given) => new URLSearchParams(given).toString()), weight: 8 },
    { arbitrary: text, weight: 1 },
  );
}

/** Areas that write only what belongs to the shown step, so that the rest of a made-up query is dropped at first. */
const belonging = new Set(["marketplace"]);

test("every element that keeps a state in its query is asked for it", () => {
  const keeps = (area: string) => /createQueryState|createRemoteList/.test(sourceOf(area));
  expect(areas.filter((area) => queryOf(area, "company") === null && keeps(area))).toEqual([]);
});

describe.each(areas.filter((area) => area !== "session"))("the query of %s", (area) => {
  test.each(["company", "demo"] as const)("of a %s is read as it was written, and never throws", (accountType) => {
    const options = queryOf(area, accountType);
    if (!options) return;
    const { read, write } = options;
    const again = (state: unknown, values: Values) => read({ ...values, query: write(state, values) });
    const words = wordsOf(area);
    const names = namesOf(
      read,
      defaultValues({ ...commonAttributes, ...definitions.get(area)?.contract.attributes }),
      words,
    );
    expect(names).not.toEqual([]);
    const given = fc.tuple(attributesOf(area), queriesOf(names, words), text);
    holds(
      given,
      ([attributes, query, typed]) => {
        const values = { ...attributes, query } as Values;
        const state = belonging.has(area) ? again(read(values), values) : read(values);
        const written = write(state, values);
        expect({ written, state: again(state, values) }).toEqual({ written, state });
        // What is typed into the search is in the address, letter for letter.
        const searched = withText(state, typed.normalize("NFC"));
        expect(again(searched, values)).toEqual(searched);
      },
      { runs: 60 },
    );
  });
});
