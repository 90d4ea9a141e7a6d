import { hasHeads, type ReadAnswer, TooBigError, type WantedHeads } from "./read-answer.ts";
import { type NumberKind, readRows, toNumberKind } from "./read-rows.ts";
import { openZip } from "./unzip.ts";
import { walkXml } from "./xml.ts";

type Zip = ReturnType<typeof openZip>;

interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`, `sharedStrings`. */
  readonly type: string;
  /** Path of the part. */
  readonly path: string;
}

/** What the parts of an .xlsx may be called is up to its writer; the workbook names them in its relationships. */
interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly is1904: boolean;
  readonly relations: readonly Relation[];
}

/** The archive or one of its parts isn't what the workbook says. */
class DamagedError extends Error {
  override readonly name = "DamagedError";
}

/**
 * The first visible sheet of an .xlsx whose first row has all wanted heads, else the first one with any text. Formulas give their
 * stored value; pictures, links and comments are ignored.
 */
export async function readXlsx(file: ArrayBuffer, limit: number, wanted: WantedHeads): Promise<ReadAnswer> {
  try {
    const zip = openZip(file);
    const workbook = await readWorkbook(zip);
    return workbook ? await readSheets(zip, workbook, limit, wanted) : { failure: "not-a-spreadsheet" };
  } catch (error) {
    // Any exception here means a malformed file.
    return { failure: error instanceof TooBigError ? "too-much" : "damaged" };
  }
}

async function readSheets(zip: Zip, workbook: Workbook, limit: number, wanted: WantedHeads): Promise<ReadAnswer> {
  const { sheets, is1904, relations } = workbook;
  const pathOf = (wantedType: string) => relations.find(({ type }) => type === wantedType)?.path;
  const strings = readStrings(await readPart(zip, pathOf("sharedStrings")));
  const kinds = readStyles(await readPart(zip, pathOf("styles")));
  const read = (source: string, most: number) => readRows(source, { strings, kinds, is1904, limit: most });
  const take = (name: string, source: string): ReadAnswer => {
    const others = sheets.filter((sheet) => sheet.name !== name).map((sheet) => sheet.name);
    return { ...read(source, limit), sheets: { read: name, others } };
  };
  let fallback: (() => ReadAnswer) | undefined;
  for (const { name, path } of sheets) {
    const source = await readPart(zip, path);
    const [first] = read(source, 1).rows;
    if (first && hasHeads(first, wanted)) return take(name, source);
    if (first) fallback ??= () => take(name, source);
  }
  return fallback?.() ?? { failure: "empty" };
}

/** The text of a part that the workbook names; empty when it names none. */
async function readPart(zip: Zip, path: string | undefined): Promise<string> {
  if (path === undefined) return "";
  const text = await zip.text(path);
  if (text === null) throw new DamagedError(`The part ${path} is missing`);
  return text;
}

/** The relationships of a part; without their file there are none. */
async function readRelations(zip: Zip, part: string): Promise<Relation[]> {
  const [, folder = "", name = ""] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
  const source = await zip.text(`${folder}_rels/${name}.rels`);
  const relations: Relation[] = [];
  walkXml(source ?? "", {
    open: (tag, attribute) => {
      if (tag !== "Relationship" || attribute("TargetMode") === "External") return;
      const target = (attribute("Target") ?? "").replaceAll("\\", "/");
      const path = decodeURIComponent(new URL(target, `file:///${part}`).pathname).slice(1);
      relations.push({ id: attribute("Id") ?? "", type: attribute("Type")?.split("/").at(-1) ?? "", path });
    },
  });
  return relations;
}

/** Null when the archive is none of a workbook: a letter, a presentation, a binary workbook. */
async function readWorkbook(zip: Zip): Promise<Workbook | null> {
  const path = (await readRelations(zip, "")).find(({ type }) => type === "officeDocument")?.path ?? "xl/workbook.xml";
  const source = await zip.text(path);
  if (source === null) return null;
  const relations = await readRelations(zip, path);
  const sheets: Workbook["sheets"][number][] = [];
  let is1904 = false;
  let isWorkbook = false;
  if (
    !source
      .replace(/^\uFEFF/, "")
      .trimStart()
      .startsWith("<")
  )
    return null;
  walkXml(source, {
    open: (name, attribute) => {
      if (name === "workbook") isWorkbook = true;
      if (name === "workbookPr") is1904 = isTrue(attribute("date1904"));
      const isSeen = !attribute("state") || attribute("state") === "visible";
      if (name !== "sheet" || !isSeen) return;
      const relation = relations.find(({ id }) => id === attribute("id"));
      if (!relation) throw new DamagedError("A sheet has no part");
      sheets.push({ name: attribute("name") ?? "", path: relation.path });
    },
  });
  return isWorkbook ? { sheets, is1904, relations } : null;
}

const isTrue = (value: string | undefined) => value === "1" || value === "true";

/** Limit for shared strings and their characters, far above any list of employees. */
export const stringLimit = 500_000;
const lettersLimit = 20_000_000;

/** The shared strings, which cells refer to by index; of rich text without phonetic guides. */
function readStrings(source: string): string[] {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let isAid = false;
  let letters = 0;
  walkXml(source, {
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
function readStyles(source: string): NumberKind[] {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isCellStyle = false;
  walkXml(source, {
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
