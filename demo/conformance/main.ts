import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { checkProvider, toExitCode } from "./conformance.ts";
import { toText } from "./report.ts";
import { announcedWrites } from "./writes.ts";

const help = `Asks a provider's API what the portal asks, and reports how its answers differ from what is documented.

  shuttle-conformance --origin https://api.example.com [--company-id 42]

  --origin         where the API is, with its path prefix if it has one
  --token          token of an account; better the variable SHUTTLE_TOKEN: others on this machine see parameters
  --account        company (default) or demo: of which kind the account is
  --company-id     of a company; without it invoices are not asked for
  --company-name   of a demo account; without it its menu is not asked for
  --slow           ms after which an answer is noted as slow, default 3000
  --strict         notes fail too
  --writes         writes besides reading, for a company that exists for tests; says first what, and asks
  --yes            with --writes: doesn't ask
  --json           the report as JSON

Ends with 0 when nothing breaks or differs, with 1 when something does, with 2 when it couldn't ask.
The report holds names of calls and fields, kinds and counts, never values of answers.`;

class Misuse extends Error {}

async function confirm(): Promise<boolean> {
  console.error(`--writes, in the name of this account:\n${announcedWrites.map((write) => `  - ${write}`).join("\n")}`);
  if (!process.stdin.isTTY) throw new Misuse("Nobody is there to agree: add --yes.");
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await prompt.question("Only for a company that exists for tests. Write yes to go on: ");
  prompt.close();
  return answer.trim().toLowerCase() === "yes";
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      origin: { type: "string" },
      token: { type: "string" },
      account: { type: "string", default: "company" },
      "company-id": { type: "string" },
      "company-name": { type: "string" },
      slow: { type: "string", default: "3000" },
      strict: { type: "boolean", default: false },
      writes: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const token = values.token ?? process.env["SHUTTLE_TOKEN"] ?? "";
  const { origin = "", account: type } = values;
  if (!/^https?:\/\/[^/]/.test(origin))
    throw new Misuse("--origin is missing, such as --origin https://api.example.com");
  if (token === "") throw new Misuse("There is no token: set SHUTTLE_TOKEN, or give --token.");
  if (type !== "company" && type !== "demo") throw new Misuse("--account is company or demo.");
  const slow = Number(values.slow);
  if (!(slow > 0)) throw new Misuse("--slow is a number of ms.");
  if (values.writes && !values.yes && !(await confirm())) return 2;
  const report = await checkProvider(
    { origin, token, fetch: (address, init) => fetch(address, init), now: () => Date.now() },
    { type, companyId: values["company-id"] ?? null, companyName: values["company-name"] ?? null },
    { slow, withWrites: values.writes },
  );
  if (report.drifts.filter(({ text }) => text.startsWith("no answer")).length >= report.asked.length) {
    console.error("Nothing answers there.");
    return 2;
  }
  console.log(values.json ? JSON.stringify(report, null, 2) : toText(report));
  return toExitCode(report, values.strict);
}

try {
  process.exitCode = await run();
} catch (error) {
  const isMisuse = error instanceof Misuse || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS") === true;
  console.error(isMisuse ? `${(error as Error).message}\n\n${help}` : error);
  process.exitCode = 2;
}
