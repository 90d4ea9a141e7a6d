import { atom } from "nanostores";
import { onTestFinished } from "vitest";
import { createScope } from "../../src/core/query/scope.ts";
import type { Session } from "../../src/core/session/session.ts";
import { defaultValues } from "../../src/widgets/kit/element/attributes.ts";
import {
  type Attributes,
  type AttributeValues,
  commonAttributes,
  type CommonValues,
  type WidgetContract,
} from "../../src/widgets/kit/element/contract.ts";
import type { StoreOptions } from "../../src/widgets/kit/element/query-state.ts";

/** Creates an element's store as the element does; its scope ends with the test. */
export function openStore<Own extends Attributes, Store>(
  contract: Pick<WidgetContract<Own>, "attributes">,
  createStore: (options: StoreOptions<AttributeValues<Own> & CommonValues>) => Store,
  session: Session,
  given: Partial<AttributeValues<Own> & CommonValues> = {},
  /** What the page answers to an event: false cancels it. */
  answer = true,
) {
  type Values = AttributeValues<Own> & CommonValues;
  const defaults = defaultValues({ ...commonAttributes, ...contract.attributes }) as unknown as Values;
  const $attributes = atom<Values>({ ...defaults, ...given });
  const scope = createScope(session);
  onTestFinished(scope.end);
  const events: (readonly [name: string, detail: unknown])[] = [];
  /** The queries of `shuttle-query`. */
  const told: string[] = [];
  const store = createStore({
    scope,
    $attributes,
    emit(name, detail) {
      events.push([name, detail]);
      if (name === "shuttle-query" && "query" in detail) told.push(detail.query);
      return answer;
    },
  });
  /** Sets attributes. */
  const give = (next: Partial<Values>) => $attributes.set({ ...$attributes.get(), ...next });
  return { store, scope, events, told, $attributes, give };
}
