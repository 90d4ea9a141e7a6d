import { expect, test } from "vitest";
import { lazyModule } from "../../../src/widgets/kit/element/lazy-module.ts";

test("repeats the same import, the only one that bundlers know, when a part failed to load", async () => {
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
