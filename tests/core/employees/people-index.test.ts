import { describe, expect, test } from "vitest";
import { peopleIndexOf } from "../../../src/core/employees/people-index.ts";

describe("an employee by the whole name", () => {
  const names = ["Ali Can", "Ali Can Öz", "Işıl Ay", "IŞIL AY", "Şule Ak"];
  const index = peopleIndexOf(names.map((name, id) => ({ id: String(id), name })));
  test.each([
    ["Ali Can", "0"],
    ["ALİ CAN ÖZ ", "1"],
    ["Ali", undefined],
    ["", undefined],
    // Ambiguous: two people have this name.
    ["Işıl Ay", undefined],
    // An exact match requires the Turkish letters.
    ["Sule Ak", undefined],
  ])("%s", (text, id) => expect(index.only(text)?.id).toBe(id));
});

describe("employees by a part of the name", () => {
  const names = ["Ayşe Yılmaz", "IŞIL Çağlar", "İbrahim Öz", "Sibel Işık", "Şule Ak"];
  const index = peopleIndexOf(names.map((name, id) => ({ id: String(id), name })));
  test.each([
    ["", names],
    ["yıl", ["Ayşe Yılmaz"]],
    ["YIL", ["Ayşe Yılmaz"]],
    ["IŞI", ["IŞIL Çağlar", "Sibel Işık"]],
    // Matches at the beginning of a word come first.
    ["ib", ["İbrahim Öz", "Sibel Işık"]],
    ["y", ["Ayşe Yılmaz"]],
    // Typed without the Turkish letters.
    ["isi", ["IŞIL Çağlar", "Sibel Işık"]],
    ["sule", ["Şule Ak"]],
    ["şule", ["Şule Ak"]],
    ["zzz", []],
  ])("%s", (text, found) => {
    expect(index.find(text).map(({ name }) => name)).toEqual(found);
  });

  test("finds the same one of ten thousand, folded before or at the first key", () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({ id: String(id), name: `Çalışan ${id} Yıldırım` }));
    const [prepared, unprepared] = [peopleIndexOf(many), peopleIndexOf([...many])];
    let looks = 0;
    expect(prepared.prepare(() => (looks += 1) <= 3)).toBe(false);
    expect(prepared.prepare(() => true)).toBe(true);
    for (const large of [prepared, unprepared]) expect(large.find("9999").map(({ id }) => id)).toEqual(["9999"]);
  });
});
