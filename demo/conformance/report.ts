import type { Report } from "./conformance.ts";
import type { Drift, Level } from "./drift.ts";

const headings: Readonly<Record<Level, string>> = {
  breaks: "Breaks: the portal shows an error or leaves rows out",
  differs: "Differs: the portal goes on, with a gap or a guess",
  note: "Notes",
};

const toLine = ({ kind, field, text }: Drift) => `    ${kind.padEnd(13)} ${field === null ? "" : `${field}: `}${text}`;

/** Human-readable report. */
export function toText({ account, asked, notAsked, drifts }: Report): string {
  const requests = asked.reduce((sum, { times }) => sum + times, 0);
  const lines = [`Checked ${asked.length} calls as a ${account} account with ${requests} requests.`];
  for (const level of ["breaks", "differs", "note"] as const) {
    const found = drifts.filter((drift) => drift.level === level);
    if (found.length === 0) continue;
    lines.push("", headings[level]);
    for (const call of new Set(found.map((drift) => drift.call)))
      lines.push(`  ${call}`, ...found.filter((drift) => drift.call === call).map(toLine));
  }
  const count = (level: Level) => drifts.filter((drift) => drift.level === level).length;
  lines.push("", `${count("breaks")} break, ${count("differs")} differ, ${count("note")} noted.`);
  if (notAsked.length > 0)
    lines.push("", "Not requested, because a row or an id is missing:", ...notAsked.map((call) => `  ${call}`));
  return lines.join("\n");
}
