import { describe, expect, test } from "vitest";
import {
  ApiError,
  codeCall,
  isAborted,
  isEnded,
  isRefused,
  isTemporary,
  isUnanswered,
  providerMessage,
  SaveError,
  toHelp,
  toWriteHelp,
} from "../../../src/core/http/errors.ts";

const status = (code: number, body?: unknown) => new ApiError("status", "GET /x/", code, body);
const of = (kind: ApiError["kind"]) => new ApiError(kind, "GET /x/");
const kinds = ["network", "timeout", "status", "answer", "aborted", "ended"] as const;

/** Thrown values that are no ApiError. */
const strangers = [
  new Error("x"),
  { kind: "aborted" },
  { kind: "ended" },
  { kind: "status", status: 400 },
  null,
  undefined,
];

test("an error is told in one line: its call, its kind, the status if there was one", () => {
  expect(of("network").message).toBe("GET /x/: network");
  expect(status(503).message).toBe("GET /x/: status 503");
  expect(status(503).name).toBe("ApiError");
});

describe("an error is recognised:", () => {
  test("an abort by its kind, whoever else throws", () => {
    expect(kinds.filter((kind) => isAborted(of(kind)))).toEqual(["aborted"]);
    expect(strangers.filter(isAborted)).toEqual([]);
  });
  test("the session's end too", () => {
    expect(kinds.filter((kind) => isEnded(of(kind)))).toEqual(["ended"]);
    expect(strangers.filter(isEnded)).toEqual([]);
  });
  test("a refusal by the statuses that another try would get too", () => {
    const refusals = [200, 399, 400, 404, 428, 429, 430, 499, 500, 503].filter((code) => isRefused(status(code)));
    expect(refusals).toEqual([400, 404, 428, 430, 499]);
    expect(isRefused(new ApiError("answer", "GET /x/", 404))).toBe(false);
    expect(strangers.filter(isRefused)).toEqual([]);
  });
});

describe("advice", () => {
  test.each([
    [of("network"), "Bağlantınızı kontrol edip yeniden deneyin."],
    [new ApiError("network", codeCall), "Bağlantınızı kontrol edip yeniden deneyin. Yine olmazsa sayfayı yenileyin."],
    [of("timeout"), "Sunucu zamanında yanıt vermedi. Lütfen yeniden deneyin."],
    [of("ended"), "Oturum kapandığı için işlem durduruldu."],
    [of("answer"), "Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin."],
    [status(403), "Bu bilgiyi görme yetkiniz bulunmuyor."],
    [status(404), "Bu bilgi sunucuda bulunamadı."],
    [status(429), "Kısa sürede çok fazla işlem yapıldı. Lütfen biraz sonra yeniden deneyin."],
    [status(503), "Sunucu şu an yanıt veremiyor. Lütfen biraz sonra yeniden deneyin."],
    [new SaveError(new Error("x")), "Dosya hazır, ancak tarayıcınız indirmeyi başlatmadı. Lütfen yeniden deneyin."],
    [new TypeError("x"), "Beklenmeyen bir durum oluştu. Lütfen yeniden deneyin."],
    [null, "Beklenmeyen bir durum oluştu. Lütfen yeniden deneyin."],
  ])("after %s fits it", (error, help) => expect(toHelp(error)).toBe(help));

  test("after a page in place of an answer doesn't depend on its status", () =>
    expect(toHelp(new ApiError("answer", "GET /x/", 404))).toBe(toHelp(of("answer"))));
});

test("a file that wasn't saved names the kind of its cause, not its words", () => {
  expect(new SaveError(new DOMException("Ayşe.pdf", "SecurityError")).message).toContain("SecurityError");
  expect(new SaveError("Ayşe.pdf").message).toMatch(/: string\.$/);
});

describe("the provider's own sentence", () => {
  test.each([
    ["a text", { message: "Olmaz." }, "Olmaz."],
    ["the first of several", { message: ["Olmaz.", "Hayır."] }, "Olmaz."],
    ["none: under another name", { response: "Olmaz." }, null],
    ["none: blanks", { message: "  " }, null],
    ["none: an empty list", { message: [] }, null],
    ["none: a number", { message: 7 }, null],
    ["none: a body that is text", "Olmaz.", null],
    ["none: no body", undefined, null],
    ["none: null", null, null],
  ])("is %s", (_name, body, sentence) => expect(providerMessage(status(400, body), "message")).toBe(sentence));

  test("is read from the provider's errors only", () =>
    expect(providerMessage({ body: { message: "Olmaz." } }, "message")).toBeNull());
});

describe("a write that failed", () => {
  const write = (kind: ApiError["kind"], code = 0) => new ApiError(kind, "POST /x/", code, undefined, null, true);

  test.each([
    write("timeout"),
    write("network"),
    write("answer", 200),
    write("answer", 503),
    write("aborted"),
    write("ended"),
    write("status", 408),
    write("status", 502),
    write("status", 504),
  ])("$message: it may have been done, which is said, and not that it was refused", (error) => {
    expect([isUnanswered(error), isTemporary(error)]).toEqual([true, false]);
    expect(toWriteHelp(error, "Mesajınız İletilemedi", "Ulaşmış olabilir.")).toEqual({
      title: "Yanıt gelmedi",
      text: "Ulaşmış olabilir.",
      isUnanswered: true,
    });
    expect(toWriteHelp(error, "Rezervasyon yapılamadı.").title).toBe("Yanıt gelmedi.");
    // Of a read nothing can have been done.
    expect(isUnanswered(new ApiError(error.kind, error.call, error.status))).toBe(false);
  });

  test.each([write("status", 429), write("status", 503), write("offline")])("$message: nothing was taken", (error) => {
    expect([isUnanswered(error), isTemporary(error)]).toEqual([false, true]);
    expect(toWriteHelp(error, "Olmadı").title).toBe("Olmadı");
  });

  test.each([400, 403, 404, 409, 500])("%d: a refusal", (code) => {
    expect([isUnanswered(write("status", code)), isTemporary(write("status", code))]).toEqual([false, false]);
    expect(toWriteHelp(write("status", code), "Olmadı").title).toBe("Olmadı");
  });

  test("something that is no answer at all is neither", () => {
    for (const stranger of strangers) expect([isUnanswered(stranger), isTemporary(stranger)]).toEqual([false, false]);
  });
});
