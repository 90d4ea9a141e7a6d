import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { checkProvider, toExitCode } from "./conformance.ts";
import { toText } from "./report.ts";
import { announcedWrites } from "./writes.ts";

const help = `Sends the portal's requests to a provider's API and reports how its responses differ from the documented ones.

  shuttle-conformance --origin https://api.example.com [--company-id 42]

  --origin         address of the API, with its path prefix if it has one
  --token          token of an account; the variable SHUTTLE_TOKEN is safer, because other users of this machine can see parameters
  --account        kind of the account: company (default) or demo
  --company-id     of a company; without it invoices are not requested
  --company-name   of a demo account; without it its menu is not requested
  --slow           ms after which a response is noted as slow, default 3000
  --strict         notes count as failures
  --writes         also writes, for a company that exists for tests; lists the writes first and asks for consent
  --yes            with --writes: doesn't ask for consent
  --json           the report as JSON

Exit code: 0 when nothing breaks or differs, 1 when something does, 2 when the check couldn't run.
The report contains names of calls and fields, types and counts, never values from responses.`;

class Misuse extends Error {}

async function confirm(): Promise<boolean> {
  console.error(`--writes, in the name of this account:\n${announcedWrites.map((write) => `  - ${write}`).join("\n")}`);
  if (!process.stdin.isTTY) throw new Misuse("--writes needs consent: run it in a terminal, or add --yes.");
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
    console.error("The API cannot be reached.");
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
