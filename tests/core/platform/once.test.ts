import { expect, test, vi } from "vitest";
import { once } from "../../../src/core/platform/once.ts";

test("makes a value once for each object, null and undefined too", () => {
  const make = vi.fn(({ value }: { readonly value: string | null }) => value);
  const valueOf = once(make);
  const [one, other] = [{ value: "a" }, { value: null }];
  expect([valueOf(one), valueOf(one), valueOf(other), valueOf(other)]).toEqual(["a", "a", null, null]);
  expect(make).toHaveBeenCalledTimes(2);
});
