import { describe, expect, test } from "vitest";
import { ApiError } from "../../../src/core/errors.ts";
import {
  checkPerson,
  emptyPerson,
  isEmail,
  type PersonDraft,
  toFieldErrors,
  toHomeAddress,
  toNewEmployee,
} from "../../../src/widgets/personnel/add/person.model.ts";

const ayse: PersonDraft = {
  firstName: " Ayşe  Nur ",
  lastName: "Yılmaz",
  email: "ayse@lodos.example",
  phone: "5321234567",
  address: { neighbourhood: "Caferağa", street: "Moda", road: "Ferit-Tek", number: "14", district: "Kadıköy" },
};

describe("a new employee (specification 1 §5)", () => {
  test("is sent with the address in the provider's order", () => {
    expect(toNewEmployee(ayse)).toEqual({
      firstName: " Ayşe  Nur ",
      lastName: "Yılmaz",
      email: "ayse@lodos.example",
      phoneNumber: "5321234567",
      homeAddress: "Caferağa-Moda-Ferit Tek-14-Kadıköy",
    });
  });

  test("a part of the address that isn't there is left out", () => {
    expect(toHomeAddress({ ...ayse.address, road: " " })).toBe("Caferağa-Moda-14-Kadıköy");
  });

  test("decomposed letters of the address are composed", () => {
    expect(toHomeAddress({ ...ayse.address, district: "S\u0327is\u0327li" })).toContain("Şişli");
  });

  test("everything missing is said field by field", () => {
    expect(Object.keys(checkPerson(emptyPerson)).toSorted()).toEqual(
      ["district", "email", "firstName", "lastName", "neighbourhood", "number", "phone", "street"].toSorted(),
    );
    expect(checkPerson(ayse)).toEqual({});
  });

  test.each(["a@b.co", "ayşe@lodos.com.tr"])("%s is an address of mail", (text) => expect(isEmail(text)).toBe(true));
  test.each(["a@b", "a b@c.d", "@c.de", "a@c.de.", "a@@b.co"])("%s is none", (text) =>
    expect(isEmail(text)).toBe(false),
  );

  test.each(["0321234567", "532123456", "53212345678"])("%s is no phone number", (phone) =>
    expect(checkPerson({ ...ayse, phone })).toHaveProperty("phone"),
  );
});

describe("what the provider refuses", () => {
  const refuse = (status: number, body: unknown) => toFieldErrors(new ApiError("status", "POST /x", status, body));

  test("stands at the field it is about", () => {
    expect(refuse(400, { email: ["Bu e-posta kayıtlı."], phone_number: "Bu numara kayıtlı.", other: ["x"] })).toEqual({
      email: "Bu e-posta kayıtlı.",
      phone: "Bu numara kayıtlı.",
    });
    expect(refuse(409, { home_address: ["Adres bulunamadı."] })).toEqual({ address: "Adres bulunamadı." });
  });

  test("other answers say nothing of fields", () => {
    expect(refuse(500, { email: ["x"] })).toEqual({});
    expect(refuse(400, "<html>")).toEqual({});
    expect(refuse(400, null)).toEqual({});
    expect(toFieldErrors(new ApiError("network", "POST /x"))).toEqual({});
  });
});
