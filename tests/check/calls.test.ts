import { expect, test } from "vitest";
import { findCalls } from "../elements/fault-matrix/calls.mjs";

test("the calls of a module: literals, templates, constants, functions, choices and arguments", () => {
  const first = `
    export const shared = "/api/shared/";
    const paths = { one: "/api/one/", two: "/api/two/" } as const;
    const toPath = (id: string) => \`/api/things/\${encodeURIComponent(id)}/\`;
    export const a = (http: Http) => http.get("/api/a/", { schema });
    export async function b(http: Http, id: string) {
      const path = \`\${toPath(id)}parts/\`;
      return (await http.post(path, {}, { schema })).part;
    }
    export const c = (http: Http, kind: keyof typeof paths) => http.get(paths[kind], { schema });
    export const d = (http: Http, isDemo: boolean) => http.get(\`/api/\${isDemo ? "demo" : "company"}/d\`, { schema });
    const page = (http: Http, path: string) => http.get(path, { schema });
    export const e = (http: Http) => page(http, "/api/e/");`;
  const second = `export const f = (http: Http, id: string) => http.delete(\`\${shared}\${encodeURIComponent(id)}/\`, { schema });`;
  expect(findCalls([first, second])).toEqual([
    "DELETE /api/shared/:id/",
    "GET /api/a/",
    "GET /api/company/d",
    "GET /api/demo/d",
    "GET /api/e/",
    "GET /api/one/",
    "GET /api/two/",
    "POST /api/things/:id/parts/",
  ]);
});
