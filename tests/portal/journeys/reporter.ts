import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { format } from "oxfmt";
import { type Before, describe, documentPath, type Look, type Taken } from "./journey.ts";

const looks: readonly Look[] = ["laptop", "phone"];
/** `3b` before `12`. */
const byNumber = new Intl.Collator("en", { numeric: true });

const intro = `# Everyday tasks, step by step

Twelve things people do most (the third in two ways), from the first page after signing in to the answer, with every step they
need: a click or tap, a key, a field filled in (with the click into it), a scroll to what isn't in sight, a choice in a window of
the system or in another program. A list of the system is two: opened and chosen. Waiting and reading are none. Laptop: 1366 × 768,
mouse and keyboard, scroll bars that take room. Phone: 390 × 844, touch.

Each task is a test (\`tests/portal/journeys\`) that ends with the answer itself and fails on more steps than it may take;
\`npm run journeys\` runs them and writes this document. "Before" is what the shortest sensible way took in commit ac6b537.
`;

/** Writes docs/journeys.md from the steps recorded; writes nothing if a journey failed. */
export default class JourneysReporter implements Reporter {
  readonly #taken: Taken[] = [];
  readonly #failed: string[] = [];

  onTestEnd(test: TestCase, { status, attachments, errors }: TestResult): void {
    const attached = attachments.find(({ name }) => name === "journey")?.body;
    if (attached) this.#taken.push(JSON.parse(attached.toString()) as Taken);
    if (status === "passed") return;
    this.#failed.push(test.title);
    for (const { message } of errors) console.error(`${test.title}\n${message ?? ""}`);
  }

  async onEnd(): Promise<void> {
    if (this.#failed.length > 0 || this.#taken.length === 0) return;
    const path = fileURLToPath(documentPath);
    writeFileSync(path, (await format(path, toDocument(this.#taken), { proseWrap: "preserve" })).code);
    console.log(`${this.#taken.length} journeys: ${path}`);
  }
}

function toDocument(all: readonly Taken[]): string {
  const titles = [...new Set(all.map(({ title }) => title))].toSorted(byNumber.compare);
  const tasks = titles.map((title) => all.filter((taken) => taken.title === title));
  const rows = tasks.map(([first, ...others]) => first && toRow([first, ...others]));
  const details = tasks.map(([first, ...others]) => first && toDetails([first, ...others]));
  const head = "| Task | Laptop before | now | Phone before | now |\n| --- | --- | --- | --- | --- |";
  return `${[intro, `${head}\n${rows.join("\n")}\n`, ...details].join("\n")}`;
}

function toRow(taken: readonly [Taken, ...Taken[]]): string {
  const [{ title, before }] = taken;
  const cells = looks.flatMap((look) => [
    countBefore(before, look),
    taken.find((one) => one.look === look)?.steps.length ?? "",
  ]);
  return `| ${title} | ${cells.join(" | ")} |`;
}

const countBefore = (before: Before, look: Look) => (typeof before === "string" ? "not possible" : before[look]);

function toDetails(taken: readonly [Taken, ...Taken[]]): string {
  const [{ title, answer, before }] = taken;
  const ways = looks.flatMap((look) => taken.filter((one) => one.look === look).map(describe));
  const reason = typeof before === "string" ? ` Not possible before: ${before}.` : "";
  return `## ${title}\n\n${answer}.${reason}\n\n${ways.join("\n")}\n`;
}
