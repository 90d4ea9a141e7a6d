import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormError, type FormFailure } from "../../../src/widgets/kit/field/form-error.tsx";

const failure = { sentence: "Wrong code.", detail: "2 hakkınız kaldı." };
const marked = (own: FormFailure) =>
  [...renderToStaticMarkup(createElement(FormError, { failure: own })).matchAll(/lang="tr"[^>]*>([^<]*)/g)].map(
    ([, words]) => words,
  );

test("only the provider's part of a refusal is marked as Turkish", () => {
  expect(marked(failure)).toEqual([]);
  expect(marked({ ...failure, providers: "sentence" })).toEqual(["Wrong code."]);
  expect(marked({ ...failure, providers: "detail" })).toEqual(["2 hakkınız kaldı."]);
});
