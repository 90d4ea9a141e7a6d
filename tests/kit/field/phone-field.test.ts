import { describe, expect, it } from "vitest";
import { caretAfter, editPhone, isTooLong, toShownPhone } from "../../../src/widgets/kit/field/phone-field.tsx";

describe("the phone mask", () => {
  it("keeps every digit that is too much, and says so", () => {
    const { digits } = editPhone("", "0212 555 44 33 22", 17, "insertFromPaste");
    expect(digits).toBe("212555443322");
    expect(toShownPhone(digits)).toBe("212 555 44 33 22");
    expect(isTooLong(digits)).toBe(true);
    expect(editPhone("5321234567", "532 123 45 678", 14, "insertText")).toEqual({ digits: "53212345678", before: 11 });
    expect(isTooLong("53212345678")).toBe(true);
    expect(isTooLong("5321234567")).toBe(false);
  });

  it("waits for the last digit of a number with the country's code", () => {
    expect(isTooLong("90532123456")).toBe(false);
    expect(editPhone("90532123456", "905 321 23 45 67", 16, "insertText")).toEqual({
      digits: "5321234567",
      before: 10,
    });
  });

  it("writes 5XX XXX XX XX as far as there are digits", () => {
    expect(toShownPhone("")).toBe("");
    expect(toShownPhone("532")).toBe("532");
    expect(toShownPhone("5321")).toBe("532 1");
    expect(toShownPhone("5321234567")).toBe("532 123 45 67");
  });

  it("keeps the caret beside the digit that was typed", () => {
    // Typing 4 after the 5, | being the caret: 5|32 → 54|32.
    expect(editPhone("532", "5432", 2, "insertText")).toEqual({ digits: "5432", before: 2 });
    expect(caretAfter("543 2", 2)).toBe(2);
    expect(caretAfter("532 1", 3)).toBe(4);
    expect(caretAfter("532", 3)).toBe(3);
  });

  it("does not move the caret for a 0 that is refused in front", () => {
    expect(editPhone("532", "0532", 1, "insertText")).toEqual({ digits: "532", before: 0 });
  });

  it("deletes the digit beside a space", () => {
    expect(editPhone("5321", "5321", 3, "deleteContentBackward")).toEqual({ digits: "531", before: 2 });
    expect(editPhone("5321", "5321", 3, "deleteContentForward")).toEqual({ digits: "532", before: 3 });
    expect(editPhone("", "", 0, "deleteContentBackward")).toEqual({ digits: "", before: 0 });
  });
});
