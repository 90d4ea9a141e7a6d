import { eventually } from "../helpers/page.ts";

/** Exports a `.csv` through the element's menu; returns its file name and its lines. */
export async function exportCsv(element: HTMLElement): Promise<{ file: string; lines: string[] }> {
  const root = element.shadowRoot as ShadowRoot;
  const find = (selector: string, words: string) =>
    eventually(
      () => [...root.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent?.includes(words)),
      words,
    );
  const blobs: Blob[] = [];
  const create = URL.createObjectURL;
  URL.createObjectURL = (made) => {
    if (made instanceof Blob && made.type.startsWith("text/csv")) blobs.push(made);
    return create.call(URL, made);
  };
  try {
    const exported = new Promise<string>((resolve) =>
      element.addEventListener("shuttle-export", ({ detail }) => resolve(detail.file), { once: true }),
    );
    (await find("button", "Excel'e Aktar")).click();
    (await find("[role=menuitem]", "CSV")).click();
    const file = await exported;
    // Read as bytes, because `text()` would drop the byte order mark.
    const bytes = await (await eventually(() => blobs[0], "the file")).arrayBuffer();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return { file, lines: text.trimEnd().split("\r\n") };
  } finally {
    URL.createObjectURL = create;
  }
}

/** How many of all rows match, as the pager says it: "811 rezervasyondan 1–10". */
export function shownTotal(root: ShadowRoot, words: string): number {
  const place = [...root.querySelectorAll("*")].findLast(({ textContent }) => textContent?.includes(words));
  return Number(/([\d.]+)\s/.exec(place?.textContent ?? "")?.[1]?.replaceAll(".", ""));
}
