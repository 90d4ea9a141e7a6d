import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

interface Fault {
  readonly change: string;
  readonly file: string;
  readonly from: string;
}

test.each(JSON.parse(read("tests/faults.json")) as readonly Fault[])(
  "the text that the planted fault changes stands once in $file: $change",
  ({ file, from }) => expect(read(file).split(from)).toHaveLength(2),
);
