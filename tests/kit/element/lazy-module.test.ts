import { expect, test } from "vitest";
import { lazyModule } from "../../../src/widgets/kit/element/lazy-module.ts";

test("a part that could not be fetched is asked for again by the same import, which is the only one that bundlers know", async () => {
  let calls = 0;
  const code = lazyModule(async () => {
    calls += 1;
    // As Chromium puts it.
    if (calls < 3)
      throw new TypeError("Failed to fetch dynamically imported module: http://localhost:1/chunks/part.js");
    return { part: calls };
  });
  await expect(code.load()).rejects.toThrow("part.js");
  await expect(code.load()).rejects.toThrow("part.js");
  expect(calls).toBe(2);
  expect(await code.load()).toEqual({ part: 3 });
  expect(code.known).toEqual({ part: 3 });
});
