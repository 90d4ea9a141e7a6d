/** Codes for the Turkish letters that WinAnsi lacks. */
const turkish: Readonly<Record<string, readonly [code: number, glyph: string]>> = {
  Ğ: [128, "Gbreve"],
  ğ: [129, "gbreve"],
  İ: [130, "Idotaccent"],
  ı: [131, "dotlessi"],
  Ş: [132, "Scedilla"],
  ş: [133, "scedilla"],
  "–": [150, "endash"],
};
const differences = Object.values(turkish)
  .map(([code, glyph]) => `${code} /${glyph}`)
  .join(" ");
const linesPerPage = 46;
const lineHeight = 15;

interface PdfText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A greyscale picture, one byte per pixel. */
export interface PdfPicture {
  readonly width: number;
  readonly height: number;
  readonly dots: Buffer;
}

/** Generates a PDF: A4 pages of text, and a last page with the picture if there is one. */
export function toPdf({ title, lines }: PdfText, picture?: PdfPicture): Buffer {
  const objects: Buffer[] = [];
  const add = (...parts: readonly (string | Buffer)[]) =>
    objects.push(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));
  const [catalogue, tree, regular, bold] = [1, 2, 3, 4] as const;
  const pages: number[] = [];
  add(`<< /Type /Catalog /Pages ${tree} 0 R /Lang (tr-TR) >>`);
  add("");
  for (const name of ["Helvetica", "Helvetica-Bold"]) {
    add(
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >> >>`,
    );
  }
  const addPage = (content: string, resources: string) => {
    const stream = Buffer.from(content, "latin1");
    add(`<< /Length ${stream.length} >>\nstream\n`, stream, "\nendstream");
    add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << ${resources} >> >>`,
    );
    pages.push(objects.length);
  };
  const fonts = `/Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >>`;
  for (let start = 0; start === 0 || start < lines.length; start += linesPerPage) {
    addPage(toContent(title, lines.slice(start, start + linesPerPage)), fonts);
  }
  if (picture) {
    const { width, height, dots } = picture;
    add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${dots.length} >>\nstream\n`,
      dots,
      "\nendstream",
    );
    addPage("q 595 0 0 842 0 0 cm /Im1 Do Q", `/XObject << /Im1 ${objects.length} 0 R >>`);
  }
  const kids = pages.map((page) => `${page} 0 R`).join(" ");
  objects[tree - 1] = Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  return assemble(objects, catalogue);
}

function toContent(title: string, lines: readonly string[]): string {
  const body = lines.map((line) => `(${encoded(line)}) Tj T*`).join("\n");
  return `BT /F2 15 Tf 56 780 Td (${encoded(title)}) Tj /F1 10.5 Tf ${lineHeight} TL 0 -32 Td\n${body}\nET`;
}

/** One byte per character; escapes brackets and backslashes, which have a meaning in PDF. */
function encoded(text: string): string {
  return [...text]
    .map((letter) => String.fromCodePoint(turkish[letter]?.[0] ?? letter.codePointAt(0) ?? 32))
    .join("")
    .replace(/[\\()]/g, String.raw`\$&`);
}

function assemble(objects: readonly Buffer[], root: number): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((content, index) => {
    const offset = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from("\nendobj\n")]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root ${root} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
