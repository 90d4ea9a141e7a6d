import { expect, test } from "vitest";
import { parseColumnChoice, toHidden } from "../../../src/widgets/kit/table/use-hidden-columns.ts";

const columns = [
  { id: "name" },
  { id: "plate", isHideable: true },
  { id: "phone", isHideable: true },
  { id: "email", isHideable: true, isHiddenAtFirst: true },
];

test.each([
  ["nothing", null, ["email"]],
  ["a choice of all columns", '{"plate":false,"phone":true,"email":true}', ["plate"]],
  [
    "a choice from before there was an e-mail column, which is hidden at first",
    '{"plate":false,"phone":true}',
    ["plate", "email"],
  ],
  ["a column that is gone, and one that can't be hidden", '{"gone":false,"name":false}', ["email"]],
  ["the hidden columns, as earlier versions wrote them", '["plate"]', ["plate", "email"]],
  ["what another program has written", '{"plate":"no"}', ["email"]],
  ["no JSON", "plate", ["email"]],
  ["a number", "7", ["email"]],
  ["null", "null", ["email"]],
])("with %s stored, hides what was hidden, and new columns as at first", (_case, stored, hidden) => {
  expect(toHidden(columns, parseColumnChoice(stored))).toEqual(hidden);
});
