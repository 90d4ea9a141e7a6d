import { expect, test } from "vitest";
import { toPhotoAddress } from "../../../src/widgets/shared/driver/photo-address.ts";

const base = "https://api.example/v1/";

test.each([
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ["HTTP://cdn.example/a.jpg", "http://cdn.example/a.jpg"],
  ["/photos/31.jpg", "https://api.example/photos/31.jpg"],
  ["//evil.example/a.jpg", null],
  ["/\\evil.example/a.jpg", null],
  ["javascript:alert(1)", null],
  ["data:image/svg+xml,<svg/>", null],
  ["blob:https://api.example/1", null],
  ["a.jpg", null],
  ["http://", null],
  ["", null],
  [null, null],
])("%s becomes %s", (photo, address) => expect(toPhotoAddress(photo, base)).toBe(address));
