import { expect, test } from "./fixtures.ts";
import { serveBeside } from "./host-pages.ts";

const headersOf = {
  "max-age": { "cache-control": "private, max-age=3600" },
  "Last-Modified": { "last-modified": "Thu, 01 Jan 2015 00:00:00 GMT" },
};

for (const [name, headers] of Object.entries(headersOf)) {
  test(`when the provider's answers say ${name}, the next person at this browser gets none of the last one's`, async ({
    page,
    baseURL,
    problems,
  }) => {
    const tokens: (string | undefined)[] = [];
    const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Önbellek</title>
      <script type="module" src="/shuttle.js"></script></head><body>
      <script>document.write('<shuttle-session storage="memory" token="' + location.hash.slice(1) + '"></shuttle-session>')</script>
      <shuttle-overview cards="employees"></shuttle-overview></body></html>`;
    const server = await serveBeside(baseURL ?? "", ({ url = "", headers: { authorization } }, outgoing) => {
      if (url === "/page.html") outgoing.setHeader("content-type", "text/html; charset=utf-8").end(html);
      if (!url.startsWith("/api/")) return;
      if (url.startsWith("/api/company/trip-personnel-count/")) tokens.push(authorization);
      outgoing.writeHead(200, { "content-type": "application/json", ...headers }).end("{}");
    });
    problems.allow(new RegExp(`^request to a foreign origin: ${server.origin}/`));
    problems.allow(/answered something undocumented/);
    try {
      for (const token of ["birinci", "ikinci"]) {
        await page.goto("about:blank");
        await page.goto(`${server.origin}/page.html#${token}`);
        await expect.poll(() => tokens).toContain(`Token ${token}`);
      }
    } finally {
      server.stop();
    }
  });
}
