import { describe, expect, test } from "vitest";
import { ApiError } from "../../../src/core/http/errors.ts";
import {
  checkPerson,
  emptyPerson,
  isQuestionable,
  type PersonDraft,
  toFailure,
  toFieldErrors,
  toHomeAddress,
  toNewEmployee,
  toRowReason,
} from "../../../src/widgets/personnel/add/person.model.ts";

const ayse: PersonDraft = {
  firstName: " Ayşe  Nur ",
  lastName: "Yılmaz",
  email: "ayse@lodos.example",
  phone: "5321234567",
  confirmedPhone: null,
  addressLine: "",
  address: { neighbourhood: "Caferağa", street: "Moda", road: "Ferit-Tek", number: "14", district: "Kadıköy" },
};

describe("a new employee", () => {
  test("sends the address in the provider's order", () => {
    expect(toNewEmployee(ayse)).toEqual({
      firstName: " Ayşe  Nur ",
      lastName: "Yılmaz",
      email: "ayse@lodos.example",
      phoneNumber: "5321234567",
      homeAddress: "Caferağa-Moda-Ferit Tek-14-Kadıköy",
    });
  });

  test("leaves out a part of the address that is empty", () => {
    expect(toHomeAddress({ ...ayse.address, road: " " })).toBe("Caferağa-Moda-14-Kadıköy");
  });

  test("composes decomposed letters of the address", () => {
    expect(toHomeAddress({ ...ayse.address, district: "S\u0327is\u0327li" })).toContain("Şişli");
  });

  test("names what is missing at each field", () => {
    expect(Object.keys(checkPerson(emptyPerson)).toSorted()).toEqual(
      ["district", "email", "firstName", "lastName", "neighbourhood", "number", "phone", "street"].toSorted(),
    );
    expect(checkPerson(ayse)).toEqual({});
  });

  test.each(["a@b", "a b@c.d", "@c.de", "a@c.de.", "a@@b.co", "a@b..co", "a@b.co, c@d.co"])(
    "%s is no address",
    (email) =>
      expect(checkPerson({ ...ayse, email })).toEqual({ email: "E-posta adresini ad@sirket.com biçiminde yazın." }),
  );
  test("has its own message for a mail address with a Turkish letter", () =>
    expect(checkPerson({ ...ayse, email: "ışık@lodos.example" })).toEqual({
      email: "E-posta adresinde ç, ğ, ı, ö, ş, ü gibi harfler olamaz.",
    }));
  test.each([
    "Ayşe <ayse@lodos.example>",
    "mailto:ayse@lodos.example",
    "ayse@lodos.example;",
    "\u200Bayse@lodos.example",
  ])("accepts the mail address in %j", (email) => expect(checkPerson({ ...ayse, email })).toEqual({}));

  test("rejects a text with lost characters or too many", () => {
    expect(checkPerson({ ...ayse, firstName: "Ay\uFFFDe" })).toEqual({
      firstName: "Okunamayan karakter (\uFFFD) var; doğrusunu yazın.",
    });
    expect(checkPerson({ ...ayse, lastName: "Yılmaz".repeat(20) })).toEqual({
      lastName: "En çok 100 karakter olabilir.",
    });
    expect(checkPerson({ ...ayse, address: { ...ayse.address, street: "Moda ".repeat(100) } })).toEqual({
      address: "En çok 500 karakter olabilir.",
    });
  });

  test.each(["0321234567", "532123456", "53212345678"])("%s is no phone number", (phone) =>
    expect(checkPerson({ ...ayse, phone })).toHaveProperty("phone"),
  );
});

describe("a telephone number", () => {
  test("with too many digits is rejected and not cut", () => {
    expect(checkPerson({ ...ayse, phone: "212555443322" })).toEqual({
      phone: "Telefon numarası 10 haneli olmalı; fazla hane var.",
    });
  });

  test("of a landline needs a confirmation of this number", () => {
    const landline = { ...ayse, phone: "2125554433" };
    expect(checkPerson(landline)).toEqual({
      phone: "0212 555 44 33 cep telefonu numarası değil, sabit hat olabilir. Doğruysa onaylayın.",
    });
    expect(checkPerson({ ...landline, confirmedPhone: "2125554433" })).toEqual({});
    expect(checkPerson({ ...landline, phone: "2125554434", confirmedPhone: "2125554433" })).toHaveProperty("phone");
    expect(isQuestionable(ayse.phone)).toBe(false);
  });
});

describe("the provider's rejection", () => {
  const refuse = (status: number, body: unknown) => toFieldErrors(new ApiError("status", "POST /x", status, body));

  test("is shown at its field", () => {
    expect(refuse(400, { email: ["Bu e-posta kayıtlı."], phone_number: "Bu numara kayıtlı.", other: ["x"] })).toEqual({
      email: "Bu e-posta kayıtlı.",
      phone: "Bu numara kayıtlı.",
    });
    expect(refuse(409, { home_address: ["Adres bulunamadı."] })).toEqual({ address: "Adres bulunamadı." });
  });

  test.each([
    ["email", "user with this email already exists.", { email: "Bu e-posta adresi zaten kayıtlı." }],
    ["email", "This field must be unique.", { email: "Bu e-posta adresi zaten kayıtlı." }],
    ["email", "Enter a valid email address.", { email: "E-posta adresini ad@sirket.com biçiminde yazın." }],
    ["email", "Ensure this field has no more than 254 characters.", { email: "E-posta adresini kontrol edin." }],
    ["phone_number", "Phone number is already in use", { phone: "Bu telefon numarası zaten kayıtlı." }],
    ["phone_number", "Enter a valid phone number.", { phone: "Telefon numarasını kontrol edin." }],
    ["first_name", "This field may not be blank.", { firstName: "Adı kontrol edin." }],
    ["last_name", "err_42", { lastName: "Soyadı kontrol edin." }],
    ["home_address", "Not found.", { address: "Ev adresini kontrol edin." }],
  ])("at %s with another language (%s) gets our text", (field, sentence, errors) =>
    expect(refuse(400, { [field]: [sentence] })).toEqual(errors),
  );

  const written = "Lütfen bilgileri kontrol edip tekrar deneyin.";
  test.each([
    ["a field", 400, { email: ["Bu e-posta kayıtlı."] }, null],
    ["the same sentence", 400, { non_field_errors: [written] }, null],
    [
      "its own Turkish sentence",
      400,
      { non_field_errors: ["Şirketinizin kontenjanı doldu."] },
      "Şirketinizin kontenjanı doldu.",
      "detail",
    ],
    ["an English sentence", 400, { non_field_errors: ["Quota exceeded."] }, null],
    ["nothing", 403, null, null],
    ["a failure", 500, null, "Sunucu şu an yanıt veremiyor. Lütfen biraz sonra yeniden deneyin."],
    ["too many requests", 429, null, "Kısa sürede çok fazla işlem yapıldı. Lütfen biraz sonra yeniden deneyin."],
  ])("is shown above the form with our sentence: %s", (_, status, body, detail, providers?) =>
    expect(toFailure(new ApiError("status", "POST /x", status, body))).toEqual({
      sentence: written,
      detail,
      providers,
    }),
  );

  test("says that the network failed", () => {
    expect(toFailure(new ApiError("network", "POST /x"))).toEqual({
      sentence: written,
      detail: "Bağlantınızı kontrol edip yeniden deneyin.",
    });
  });

  test.each([
    [
      400,
      { email: ["already exists"], phone_number: ["Bu numara kayıtlı."] },
      "Bu e-posta adresi zaten kayıtlı. Bu numara kayıtlı.",
    ],
    [400, { non_field_errors: ["Quota exceeded."] }, written],
    [400, { non_field_errors: ["Kontenjan doldu, ekleme yapılamadı."] }, "Kontenjan doldu, ekleme yapılamadı."],
    [500, null, "Sunucu şu an yanıt veremiyor. Lütfen biraz sonra yeniden deneyin."],
  ])("gives one reason for a row of a list: %s %s", (status, body, reason) =>
    expect(toRowReason(new ApiError("status", "POST /x", status, body))).toBe(reason),
  );

  test("marks no field after another error", () => {
    expect(refuse(500, { email: ["x"] })).toEqual({});
    expect(refuse(400, "<html>")).toEqual({});
    expect(refuse(400, null)).toEqual({});
    expect(toFieldErrors(new ApiError("network", "POST /x"))).toEqual({});
  });
});
