import { describe, expect, it } from "vitest";
import { caretAfter, editPhone, toPhoneInput, toShownPhone } from "../../../src/widgets/kit/ui/phone-mask.ts";

describe("the phone mask (specification 1 §5)", () => {
  it.each([
    ["5321234567", "5321234567"],
    ["0532 123 45 67", "5321234567"],
    ["+90 (532) 123-45-67", "5321234567"],
    ["00905321234567", "5321234567"],
    ["90", "90"],
    ["9012345678", "9012345678"],
    ["0", ""],
    ["00000", ""],
    ["532123456789", "5321234567"],
    ["abc", ""],
  ])("reads %s as %s", (text, digits) => expect(toPhoneInput(text)).toBe(digits));

  it("writes 5XX XXX XX XX as far as there are digits", () => {
    expect(toShownPhone("")).toBe("");
    expect(toShownPhone("532")).toBe("532");
    expect(toShownPhone("5321")).toBe("532 1");
    expect(toShownPhone("5321234567")).toBe("532 123 45 67");
  });

  it("keeps the caret beside the digit that was typed", () => {
    // 5|32 → 54|32
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
