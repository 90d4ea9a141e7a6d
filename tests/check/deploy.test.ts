import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { isFilePath } from "../../demo/server/http/route-of.ts";
import { isSupportedNode } from "../../demo/setup.mjs";
import { builtPortal } from "../helpers/built-portal.ts";
import { readDeployFile, renderApache, renderNginx } from "../deploy/programs.ts";

// Compares the files of demo/build/deploy and docs/deploy.md with the server's code. They are run in tests/deploy (npm run test:all).

const root = builtPortal();
const place = { portal: "/srv/elsewhere", api: "http://127.0.0.1:4199", port: 4198, folder: "/tmp/log" };
const names = ["content-security-policy", "permissions-policy", "referrer-policy", "cross-origin-opener-policy"];

async function ours(path = "/"): Promise<Headers> {
  const configuration = { ...readConfiguration({ API_ORIGIN: "https://api.example.com" }), root };
  // Not a method that is forwarded, so that nobody is asked.
  const method = path === "/" ? "GET" : "REPORT";
  return (await createApplication(configuration, undefined).request(path, { method })).headers;
}

const documents = {
  "demo/build/deploy/nginx.conf": readDeployFile("nginx.conf"),
  "demo/build/deploy/apache.conf": readDeployFile("apache.conf"),
  "docs/deploy.md": readFileSync(new URL("../../docs/deploy.md", import.meta.url), "utf8"),
};

describe.each(Object.entries(documents))("%s", (_name, text) => {
  test("has the server's headers", async () => {
    const headers = await ours();
    for (const name of names) expect(text.toLowerCase()).toContain(name);
    for (const name of names) expect(text).toContain(headers.get(name));
  });

  test("has no policies but the server's two", async () => {
    const policies = await Promise.all(
      ["/", "/api/own/"].map(async (path) => (await ours(path)).get("content-security-policy")),
    );
    const found = [...text.matchAll(/default-src [^"\n`&]*/g)].map(([match]) => match.trim());
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(policies));
  });
});

test.each([
  ["nginx", renderNginx],
  ["Apache", renderApache],
])("what the tests of %s change in its file is there to be changed", (_name, render) => {
  const text = render(place);
  for (const value of Object.values(place)) expect(text).toContain(String(value).replace("http://", ""));
  expect(text.replaceAll(/^ *#.*$/gm, "")).not.toMatch(/api\.example\.com|\/srv\/portal|\/var\/log|\.pem/);
});

test.each([
  "/",
  "/overview",
  "/drivers/a.b",
  "/shuttle.js",
  "/chunks/react-a1b2.js",
  "/chunks/nothing",
  "/1.0.0/shuttle.js",
  "/v1/shuttle.js",
  "/v1",
  "/1.0/shuttle.js",
])("a CDN's edge function takes %s for a file or a page as our server does", (uri) => {
  const handler = runInNewContext(`${readDeployFile("cdn.js")}; handler`) as (event: object) => {
    readonly uri: string;
  };
  expect(handler({ request: { uri } }).uri).toBe(isFilePath(uri) ? uri : "/index.html");
});

describe("the container", () => {
  const text = readDeployFile("Dockerfile");
  const stages = text.split(/^(?=FROM )/m).slice(1);
  const instructions = (stages.at(-1) ?? "").split("\n").filter((line) => /^[A-Z]+ /.test(line));
  const only = (name: string) => instructions.filter((line) => line.startsWith(`${name} `));

  test("its file has no fault that the validator knows", () => {
    expect(validate(text)).toEqual([]);
    expect(validate(`${text}\nUSRE 0\n`)).not.toEqual([]);
  });

  test("builds on an exact version of a Node that the project supports", () => {
    expect(stages).toHaveLength(2);
    for (const stage of stages) {
      const version = /^FROM node:(\d+\.\d+)-bookworm-slim(?: AS build)?\n/.exec(stage)?.[1];
      expect(isSupportedNode(`v${version}.0`)).toBe(true);
    }
  });

  test("has of the build what it serves, isn't root, owns nothing, and hears its signals", () => {
    expect(only("COPY").map((line) => line.replace(/ \S+$/, ""))).toEqual([
      "COPY --from=build /build/package.json",
      "COPY --from=build /build/dist/portal",
      "COPY --from=build /build/dist/image",
    ]);
    expect([...only("RUN"), ...only("ADD")]).toEqual([]);
    expect(only("USER")).toEqual(["USER 1000:1000"]);
    expect(only("CMD")).toEqual(['CMD ["node", "dist/server/main.js"]']);
    expect(only("HEALTHCHECK")).toHaveLength(1);
  });
});
