import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { show } from "./numbers.mjs";

/** `noise`: how far another run may be off. `isBelow`: the measured value must be below the budget; equal is too much. */
export const isOver = ({ measured, noise = 0, budget, isBelow }) =>
  isBelow ? !(measured - noise < budget) : !(measured - noise <= budget);

const heads = ["what", "measured", "budget", "", "note"];
const toCells = (row) => [
  row.what,
  show(row.measured, row.unit) + (row.noise === undefined ? "" : ` ± ${show(row.noise, row.unit)}`),
  `${row.isBelow ? "<" : "≤"} ${show(row.budget, row.unit)}`,
  isOver(row) ? "OVER" : "ok",
  row.note ?? "",
];

const isNumber = (cell) => /^[<≤]?\s*-?\d/.test(cell);

/** Formats the lines as aligned columns, numbers to the right. */
export function toText(lines) {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        column > 0 && isNumber(cell) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join("  ")
      .trimEnd(),
  );
  text.splice(1, 0, widths.map((width) => "─".repeat(width)).join("  "));
  return text.join("\n");
}

const toMarkdown = ([first, ...rest]) =>
  [first, first.map(() => "---"), ...rest].map((line) => `| ${line.join(" | ")} |`).join("\n");

export function describeMachine(browserVersion) {
  const load = loadavg()[0].toFixed(1);
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}, load ${load}; Node ${process.version}; Chromium ${browserVersion}`;
}

export const printRows = (rows) => console.log(`${toText([heads, ...rows.map(toCells)])}\n`);

/** Prints what was transferred and the rows over their budget; writes all to `directory`. */
export function report({ directory, machine, transfers, rows, requests }) {
  const results = [heads, ...rows.map(toCells)];
  console.log(`\n${machine}\n\n${toText(transfers)}\n`);
  for (const row of rows.filter(isOver)) {
    console.log(`OVER: ${row.what}${(row.details ?? []).map((line) => `\n  ${line}`).join("")}`);
  }
  mkdirSync(directory, { recursive: true });
  const markdown = `# Measurements\n\n${machine}\n\n${toMarkdown(transfers)}\n\n${toMarkdown(results)}\n`;
  writeFileSync(join(directory, "bench.md"), markdown);
  const measured = rows.map((row) => ({ ...row, isOver: isOver(row) }));
  writeFileSync(join(directory, "bench.json"), `${JSON.stringify({ machine, rows: measured, requests }, null, 2)}\n`);
}
