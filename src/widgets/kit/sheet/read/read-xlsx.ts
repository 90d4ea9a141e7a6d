import type { NumberKind } from "./number-text.ts";
import { toNumberKind } from "./number-text.ts";
import { type ReadAnswer, TooBigError } from "./read-answer.ts";
import { readRows } from "./read-rows.ts";
import { openZip } from "./unzip.ts";
import { walkXml } from "./xml.ts";

type Zip = ReturnType<typeof openZip>;

/** The workbook's list of sheets. */
interface Workbook {
  /** Path of the first visible sheet. */
  readonly sheet: string;
  readonly is1904: boolean;
}

/** The first visible sheet of an .xlsx. Formulas give their stored value; pictures, links and comments are ignored. */
export async function readXlsx(file: ArrayBuffer, limit: number): Promise<ReadAnswer> {
  try {
    const zip = openZip(file);
    const workbook = await readWorkbook(zip);
    const sheet = workbook && (await zip.text(workbook.sheet));
    if (!sheet) return { failure: "not-a-spreadsheet" };
    const strings = await readStrings(zip);
    const kinds = await readStyles(zip);
    return readRows(sheet, { strings, kinds, is1904: workbook.is1904, limit });
  } catch (error) {
    // Any exception here means a malformed file.
    return { failure: error instanceof TooBigError ? "too-much" : "not-a-spreadsheet" };
  }
}

async function readWorkbook(zip: Zip): Promise<Workbook | null> {
  const source = await zip.text("xl/workbook.xml");
  const relations = await zip.text("xl/_rels/workbook.xml.rels");
  if (source === null || relations === null) return null;
  const targets = new Map<string, string>();
  walkXml(relations, {
    open: (name, attribute) => {
      if (name === "Relationship") targets.set(attribute("Id") ?? "", attribute("Target") ?? "");
    },
  });
  let target: string | undefined;
  let is1904 = false;
  walkXml(source, {
    open: (name, attribute) => {
      if (name === "workbookPr") is1904 = isTrue(attribute("date1904"));
      const isSeen = !attribute("state") || attribute("state") === "visible";
      if (name === "sheet" && isSeen) target ??= targets.get(attribute("id") ?? "");
    },
  });
  if (target === undefined) return null;
  return { sheet: target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`, is1904 };
}

const isTrue = (value: string | undefined) => value === "1" || value === "true";

/** Limit for shared strings and their characters, far above any list of employees. */
export const stringLimit = 500_000;
const lettersLimit = 20_000_000;

/** The shared strings, which cells refer to by index; of rich text without phonetic guides. */
async function readStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let isAid = false;
  let letters = 0;
  walkXml((await zip.text("xl/sharedStrings.xml")) ?? "", {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") isAid = true;
      isText = name === "t" && !isAid;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      if (name === "si") {
        strings.push(text);
        letters += text.length;
      }
      if (strings.length > stringLimit || letters > lettersLimit) throw new TooBigError("The file has too many texts.");
      if (name === "rPh") isAid = false;
      isText = false;
    },
  });
  return strings;
}

/** Meaning of the numbers in each cell style. */
async function readStyles(zip: Zip): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isCellStyle = false;
  walkXml((await zip.text("xl/styles.xml")) ?? "", {
    open(name, attribute) {
      if (name === "numFmt") codes.set(Number(attribute("numFmtId")), attribute("formatCode") ?? "");
      if (name === "cellXfs") isCellStyle = true;
      if (name === "xf" && isCellStyle) {
        const id = Number(attribute("numFmtId") ?? 0);
        kinds.push(toNumberKind(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  return kinds;
}
