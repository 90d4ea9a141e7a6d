import { documentKinds, kindsOfDocuments } from "../drivers/document-kinds.ts";
import { Random } from "../seed/random.ts";

const [width, height] = [620, 820] as const;
const ink = "#5d5863";
const faint = "#cbc7d0";

/** A fictitious document on a table: its kind can be read, everything else is bars. Undefined for an unknown kind. */
export function documentPicture(kind: string, id: number): string | undefined {
  const known = documentKinds.find((candidate) => candidate === kind);
  if (known === undefined) return undefined;
  const random = new Random(`picture ${kind} ${id}`);
  const { name, subject } = kindsOfDocuments[known];
  const [hue, tilt] = [random.integer(0, 359), random.between(-3, 3)];
  const top = subject === "driver" ? 330 : 250;
  const lines = Array.from({ length: 8 }, (_, line) => bar(90, top + line * 42, random.integer(240, 430), faint));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">
  <rect width="${width}" height="${height}" fill="hsl(${hue} 12% 84%)"/>
  <g transform="rotate(${tilt.toFixed(2)} ${width / 2} ${height / 2})">
    <rect x="44" y="44" width="532" height="732" rx="8" fill="#fdfdfe" stroke="${faint}"/>
    <text x="90" y="118" font-family="Segoe UI, Helvetica, Arial, sans-serif" font-size="30" font-weight="700" fill="${ink}">${name}</text>
    ${bar(90, 142, 180, faint)}
    <text x="90" y="206" font-family="Consolas, Menlo, monospace" font-size="22" fill="${ink}">ÖRNEK-${String(id).padStart(6, "0")}</text>
    ${subject === "driver" ? outline(random) : ""}
    ${lines.join("\n    ")}
    ${stamp(hue)}
    <path d="${signature(random)}" fill="none" stroke="#2456a6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  </g>
</svg>`;
}

function bar(x: number, y: number, length: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${length}" height="13" rx="6.5" fill="${fill}"/>`;
}

/** An outline in place of the photograph. */
function outline(random: Random): string {
  const rows = [0, 1].map((row) => bar(220, 240 + row * 34, random.integer(160, 280), ink));
  return `<rect x="90" y="226" width="96" height="84" rx="6" fill="${faint}"/>
    <circle cx="138" cy="256" r="17" fill="#9c97a3"/><path d="M106 310c2-24 14-34 32-34s30 10 32 34z" fill="#9c97a3"/>
    ${rows.join("")}`;
}

function stamp(hue: number): string {
  return `<g fill="none" stroke="hsl(${hue} 55% 42%)" stroke-width="5" opacity="0.75"><circle cx="500" cy="120" r="38"/><path d="M500 98v44M478 120h44"/></g>`;
}

function signature(random: Random): string {
  const waves = Array.from(
    { length: 5 },
    () => `q${random.integer(8, 16)} ${-random.integer(20, 60)} ${random.integer(18, 30)} 0`,
  );
  return `M370 724${waves.join("")}`;
}
