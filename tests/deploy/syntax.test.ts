import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkApache, checkNginx, hasApache, hasNginx } from "./programs.ts";

// The other tests remove TLS from the files; here it stays, with a certificate that is created for the test.

const folder = mkdtempSync(join(tmpdir(), "shuttle-syntax-"));
beforeAll(() => {
  const made = ["-keyout", join(folder, "own.key"), "-out", join(folder, "own.pem")];
  const parameters = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=portal.example.com", ...made];
  expect(spawnSync("openssl", parameters).status).toBe(0);
  writeFileSync(join(folder, "index.html"), "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("with TLS the program takes the whole file", () => {
  test.skipIf(!hasNginx()).each(["nginx.conf", "nginx-balancer.conf"])("%s", (name) => {
    expect(checkNginx(name, folder)).toEqual({ status: 0, problems: [] });
  });

  test.skipIf(!hasApache())("apache.conf", () => {
    expect(checkApache("apache.conf", folder)).toEqual({ status: 0, problems: [] });
  });
});
