import { fileContent } from "../files/file-content.ts";
import { Random } from "../seed/random.ts";
import { contentTypeOf } from "./content-types.ts";
import { ticketPictures } from "../tickets/ticket-pictures.ts";
import { documentPicture } from "./document-picture.ts";

/** The pictures and files that the demo's responses link to, generated on demand. */
export function demoAsset(path: string): Response {
  const file = /^\/demo-assets\/files\/([a-z0-9-]+\.(?:pdf|xlsx))$/.exec(path)?.[1];
  const content = file === undefined ? undefined : fileContent(file);
  if (content !== undefined) {
    const headers = {
      "content-type": contentTypeOf(path),
      "content-disposition": `attachment; filename="${file}"`,
      "cache-control": "no-cache",
    };
    return new Response(new Uint8Array(content), { headers });
  }
  const svg = pictureAt(path);
  if (svg === undefined) return Response.json({ detail: "Bulunamadı." }, { status: 404 });
  return new Response(svg, { headers: { "content-type": "image/svg+xml", "cache-control": "no-cache" } });
}

function pictureAt(path: string): string | undefined {
  const [, kind, id] = /^\/demo-assets\/documents\/([a-z-]+)-(\d{1,9})\.svg$/.exec(path) ?? [];
  if (kind !== undefined && id !== undefined) return documentPicture(kind, Number(id));
  const ticketPicture = ticketPictures[/^\/demo-assets\/(ticket-[a-z]+)\.svg$/.exec(path)?.[1] ?? ""];
  if (ticketPicture !== undefined) return ticketPicture;
  const picture = /^\/demo-assets\/(lodos|driver|driver-\d{1,6})\.svg$/.exec(path)?.[1];
  if (picture === undefined) return undefined;
  return picture === "lodos" ? logo() : portrait(picture);
}

/** Lodos is the south-westerly wind of Istanbul: three gusts and the name. */
function logo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="152" height="40" viewBox="0 0 152 40" role="img" aria-label="Lodos Teknoloji">
  <g fill="none" stroke="#0f6e84" stroke-width="3.4" stroke-linecap="round">
    <path d="M4 14h19a5 5 0 1 0-5-5"/><path d="M4 21h28a5 5 0 1 1-5 5"/><path d="M4 28h13a4 4 0 1 1-4 4"/>
  </g>
  <text x="44" y="27" font-family="Segoe UI, Helvetica, Arial, sans-serif" font-size="21" font-weight="700" fill="#0f6e84">Lodos</text>
</svg>`;
}

function portrait(name: string): string {
  const random = new Random(name);
  const hue = random.integer(0, 359);
  const skin = random.pick(["#f1c9a5", "#e0ac80", "#c68f63", "#f5d5b8"]);
  const hair = random.pick(["#2f241d", "#5b3d28", "#8a8580", "#1d1d1f"]);
  const isDefault = name === "driver";
  const [ground, face, top, shirt] = isDefault
    ? ["#e3e7ea", "#b3bcc4", "#b3bcc4", "#b3bcc4"]
    : [`hsl(${hue} 38% 86%)`, skin, hair, `hsl(${hue} 42% 38%)`];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="${ground}"/>
  <path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="${shirt}"/>
  <circle cx="48" cy="41" r="19" fill="${face}"/>
  <path d="M29 40c-1-14 8-22 19-22s20 8 19 22c-5-8-10-11-19-11s-14 3-19 11z" fill="${top}"/>
</svg>`;
}
