import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { Fragment } from "react";
import { defineContract } from "../../src/widgets/kit/element/contract.ts";
import { defineWidget } from "../../src/widgets/kit/root/define-widget.tsx";

export interface Words {
  readonly count: number;
  readonly hasMark: boolean;
  readonly tail: string | null;
  /** Texts without an element of their own, in this order. */
  readonly keys: readonly string[];
}

export const $words = atom<Words>({ count: 57, hasMark: false, tail: "son", keys: ["a", "b", "c"] });

/** Texts beside conditional and moving siblings, as JSX makes them. */
function View() {
  const { count, hasMark, tail, keys } = useStore($words);
  return (
    <>
      <p>
        {count} kişiden {hasMark && <b>1</b>}–{count > 10 ? 10 : count} {tail}
      </p>
      <p>
        {keys.map((key) => (
          <Fragment key={key}>
            {key}
            {hasMark && <i>{count}</i>}
          </Fragment>
        ))}
        {tail}
      </p>
      {tail}
      <h3>{`${count}`}</h3>
    </>
  );
}

export function defineTranslatedTest(): void {
  defineWidget({
    contract: defineContract({ tag: "shuttle-translated-test", summary: "", isForDemo: true, attributes: {} }),
    styles: [],
    createStore: () => ({}),
    View,
    isForEverybody: true,
  });
}
