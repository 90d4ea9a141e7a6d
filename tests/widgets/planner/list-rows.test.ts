import { describe, expect, test } from "vitest";
import { readSheet } from "../../../src/widgets/kit/sheet/read/read-sheet.ts";
import { listHeads, toListRows, toListText } from "../../../src/widgets/planner/list/list-rows.model.ts";

async function read(text: string) {
  return toListRows((await readSheet(text, { limit: 501, heads: listHeads })).rows);
}
const people = async (text: string) => (await read(text)).map(({ name, address }) => [name, address]);
const address = "Caferağa Mah. Moda Cad. No: 41, Kadıköy";

describe("a pasted list", () => {
  test.each([
    ["two columns without heads", `Aslı Tunca\t${address}`],
    ["heads in any order", `Adres\tAd Soyad\n${address}\tAslı Tunca`],
    ["a file of the bulk add", `Ad;Soyad;E-posta;Telefon;Ev adresi\nAslı;Tunca;a@b.co;5321112233;"${address}"`],
    ["first and last name in two cells", `Aslı\tTunca\t${address}`],
    ["a number before the name", `1\tAslı Tunca\t${address}`],
    ["contact cells between", `Aslı Tunca\taslı@lodos.example\t0532 111 22 33\t${address}`],
    ["the address in cells of its parts", `Aslı Tunca\tCaferağa Mah. Moda Cad. No: 41\tKadıköy`],
    ["commas, as from a letter", `Aslı Tunca, Caferağa Mah. Moda Cad. No: 41, Kadıköy`],
  ])("reads names and addresses from %s", async (_, text) => {
    expect(await people(text)).toEqual([["Aslı Tunca", address]]);
  });

  test("keeps rows without a name or an address, and numbers the people from 1", async () => {
    expect(await read(`Ad Soyad\tAdres\n\t${address}\n\nEmir Sayın\t`)).toEqual([
      { number: 1, name: "", address, problem: null },
      { number: 2, name: "Emir Sayın", address: "", problem: null },
    ]);
    expect(await people(`${address.replace(",", "")}\nEmir Sayın`)).toEqual([
      ["", address.replace(",", "")],
      ["Emir Sayın", ""],
    ]);
  });

  test("marks rows whose cells may be in the wrong columns", async () => {
    const rows = await read(`Ad Soyad\tBölüm\tAdres\nAslı Tunca\tBilgi\t${address}\tfazla\nEmir Sayın\t${address}`);
    expect(rows.map(({ problem }) => problem)).toEqual([
      "Başlıktan fazla hücre var (fazla); bilgiler başka sütuna kaymış olabilir. Hücreleri kontrol edin.",
      "Başlıktan az hücre var; bilgiler başka sütuna kaymış olabilir. Hücreleri kontrol edin.",
    ]);
    const [broken] = await read(`Asl\uFFFD Tunca\t${address}`);
    expect(broken?.problem).toBe("Harfler bozulmuş. Hücreleri kontrol edin.");
  });

  test("reads its own text as the same list", async () => {
    const rows = await read(`Adres;Ad;Soyad\n"${address}";Aslı;Tunca\n;Emir;Sayın`);
    expect(await read(toListText(rows))).toEqual(rows);
  });
});
