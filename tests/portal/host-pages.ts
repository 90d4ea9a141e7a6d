import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { toPolicy, trustedTypes } from "../../demo/build/package/policy.mjs";
import { type ElementName, elementTags } from "../../src/core/portal/places.ts";

/** Attributes that an element needs to show content; the others need none. */
const needs: Partial<Record<ElementName, string>> = {
  "past-route-details": 'route-id="R-17" query="date_start=2026-11-09&date_end=2026-11-14"',
  "route-details": 'route-id="R-17"',
  "driver-details": 'driver-id="32"',
  offer: 'session="demo"',
  notice: 'kind="offer-expire"',
  "sign-in": 'session="nobody"',
};
/** Every element that shows something. */
export const tags = elementTags.filter((tag) => tag !== "shuttle-session");
const written = (tag: string) => `<${tag} ${needs[tag.replace("shuttle-", "") as ElementName] ?? ""}></${tag}>`;

const attributes = `storage="memory" user-name="Nermin Aksoy" user-type="admin" company-id="42" company-name="Toros"
  company-latlng="41.0772,29.0130"`;
const session = `<shuttle-session ${attributes}></shuttle-session><script src="/intranet/token.js"></script>`;

/** HTML of a page with the API at another origin; tokens are in its script, as if written by the page's backend. */
const strictPage = (
  api: string,
  shown: readonly string[],
) => `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Katı sayfa</title>
  <link rel="icon" href="/favicon.svg"><script src="/hosts/strict.js"></script><script type="module" src="/shuttle.js"></script></head>
  <body><shuttle-session ${attributes} api-base="${api}"></shuttle-session>
  <shuttle-session name="nobody" storage="memory" api-base="${api}"></shuttle-session>
  <shuttle-session name="demo" storage="memory" api-base="${api}" user-name="Nermin Aksoy" account-type="demo" company-name="Toros"></shuttle-session>
  <main>${tags
    .filter((tag) => shown.includes(tag))
    .map(written)
    .join("\n")}</main></body></html>`;

/** Trusted Types policies that a page has to allow for all features (docs/security.md). */
const allPolicies = trustedTypes;

interface Tokens {
  readonly company: string;
  readonly demo: string;
}

/** Script of the strict page: records policy violations from the start, and gives the sessions their tokens. */
const strictScript = (tokens: Tokens) => `globalThis.violations = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) =>
    violations.push([violatedDirective, blockedURI, sample, sourceFile, lineNumber].join(" ")));
  addEventListener("DOMContentLoaded", () => {
    const tokens = ${JSON.stringify(tokens)};
    document.querySelector("shuttle-session:not([name])").getToken = async () => tokens.company;
    document.querySelector("[name=demo]").getToken = async () => tokens.demo;
  });`;

/** HTML of a page whose CSS zoom makes its px differ from the viewport's, which affects hit testing and positioned panels. */
const zoomedPage = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Büyütülmüş sayfa</title>
  <script type="module" src="/shuttle.js"></script></head><body>${session}<div style="zoom: 1.25">
  <shuttle-documents query="file_type=Ek%20Protokol"></shuttle-documents>
  <shuttle-past-route-details route-id="R-2"></shuttle-past-route-details>
  <shuttle-airview style="--shuttle-map-height: 520px"></shuttle-airview></div></body></html>`;

const people = "<shuttle-personnel page-size='10'></shuttle-personnel>";
/** Containers that cause trouble: they trap, clip, scale or hide their content. */
const places: Readonly<Record<string, string>> = {
  transform: `<div style="transform: translate(30px, 10px) scale(0.9); transform-origin: 0 0">${people}</div>`,
  overflow: `<div style="overflow: hidden; position: relative; height: 520px; filter: drop-shadow(0 0 1px #888)">${people}</div>`,
  zoom: `<div style="zoom: 1.25">${people}</div>`,
  grid: `<div style="display: grid; grid-template-columns: 120px 1fr"><p>Yan</p>${people}</div>`,
  details: `<details><summary>Çalışanlar</summary>${people}</details>`,
  dialog: `<dialog style="width: 900px; max-height: 560px">${people}</dialog>`,
  shadow: "<div class='foreign'></div>",
  frame: '<iframe src="/hosts/frame.html" title="Çerçeve" style="width: 900px; height: 620px; border: 0"></iframe>',
};
export const placeNames = Object.keys(places);

/** HTML of an intranet page of 2006: no doctype, an old charset, a base URL, names that shadow globals, three libraries. */
const oldPage = `<html lang="en"><head><meta http-equiv="content-type" content="text/html; charset=windows-1254">
  <title>Ulaşım</title><base href="/eski/klasör/" target="_blank">
  <style>table { color: green; font-size: 9px } div { line-height: 3 } * { letter-spacing: 1px } button { display: none }</style>
  <script src="/hosts/jquery.js"></script><script src="/hosts/react.js"></script><script src="/hosts/react-dom.js"></script>
  <script type="module" src="/hosts/shoelace/shoelace-autoloader.js"></script>
  <script src="/hosts/old.js" defer></script><script type="module" src="/shuttle.js"></script></head>
  <body style="margin: 16px">${session}
  <form name="shuttle" style="display: none"><input name="registry"><input name="customElements"><img name="fetch" alt="">
  <input id="session"><input name="body" id="root"></form>
  <p><sl-button id="theirs" variant="primary">Onların</sl-button> <sl-checkbox checked>Onların</sl-checkbox></p>
  <sl-radio-group label="Onların" value="2"><sl-radio value="1">Bir</sl-radio><sl-radio value="2">İki</sl-radio></sl-radio-group>
  <div id="react-17"></div><div id="jquery"></div>
  ${Object.entries(places)
    .map(([name, markup]) => `<section id="place-${name}">${markup}</section>`)
    .join("\n")}
  <div style="height: 900px"></div></body></html>`;

/** The page's own script, as in old pages: global names, listeners that stop events, a library for each task. */
export const oldScript = `document.domain = location.hostname;
  var shuttle = 1, session = 2, name = "ana", status = "hazır", kit = {};
  Array.prototype.son = function () { return this[this.length - 1]; };
  var e = React.createElement;
  ReactDOM.render(e("div", null, e("p", null, "React " + React.version), e("shuttle-notice", { kind: "offer-expire" })),
    document.getElementById("react-17"));
  jQuery("#jquery").html('<shuttle-overview cards="employees"></shuttle-overview>');
  document.querySelector(".foreign").attachShadow({ mode: "open" }).innerHTML =
    "<style>:host { all: initial; display: block } * { color: red; font: 30px serif }</style>${people}";`;

export const framePage = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Çerçeve</title>
  <script type="module" src="/shuttle.js"></script></head><body>${session}${people}</body></html>`;

const library = (path: string) => fileURLToPath(new URL(`../consumers/node_modules/${path}`, import.meta.url));

/**
 * Serves the strict page and the elements' files from an origin of its own, so that the API is at another origin. (Chromium treats pages
 * that Playwright fulfils as public ones, and blocks their requests to local addresses.)
 */
export const serveStrictPage = (api: string, tokens: Tokens, trustedPolicies = allPolicies, shown = tags) =>
  serveBeside(api, ({ url }, outgoing) => {
    if (url === "/hosts/strict.html") {
      outgoing.setHeader("content-type", "text/html; charset=utf-8");
      outgoing
        .setHeader("content-security-policy", toPolicy({ api }).replace(allPolicies, trustedPolicies))
        .end(strictPage(api, shown));
    }
    if (url === "/hosts/strict.js")
      outgoing.setHeader("content-type", "text/javascript; charset=utf-8").end(strictScript(tokens));
  });

/** A server at an origin of its own, which passes to the portal what `answer` leaves unanswered. */
export async function serveBeside(
  portal: string,
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
) {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing);
    if (outgoing.writableEnded) return;
    const { method, headers, url = "/" } = incoming;
    const passed = request(new URL(url, portal), { method, headers }, (passedBack) => {
      outgoing.writeHead(passedBack.statusCode ?? 502, passedBack.headers);
      passedBack.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A token of the company, and one of a demo account. */
export async function fetchTokens(page: Page): Promise<Tokens> {
  const tokenOf = async (query: string) => {
    const answer = await page.request.get(`/intranet/token${query}`);
    return ((await answer.json()) as { token: string }).token;
  };
  return { company: await tokenOf(""), demo: await tokenOf("?account=demo") };
}

/** Stubs everything below `/hosts/`, with elements in the given containers of the old page; the portal's server answers the rest. */
export async function serveHosts(page: Page): Promise<void> {
  const documents: Readonly<Record<string, { body: string; charset?: string }>> = {
    "old.html": { body: oldPage, charset: "windows-1254" },
    "frame.html": { body: framePage },
    "zoom.html": { body: zoomedPage },
  };
  const scripts: Readonly<Record<string, string>> = {
    "jquery.js": library("jquery/dist/jquery.min.js"),
    "react.js": library("react-17/umd/react.production.min.js"),
    "react-dom.js": library("react-dom-17/umd/react-dom.production.min.js"),
  };
  await page.route("**/hosts/**", (route) => {
    const file = new URL(route.request().url()).pathname.replace("/hosts/", "");
    const found = documents[file];
    if (found) {
      const { body, charset = "utf-8" } = found;
      return route.fulfill({
        // Old pages use a single-byte charset.
        body: charset === "utf-8" ? body : Buffer.from(body, "latin1"),
        // `origin-agent-cluster: ?0` lets a page set `document.domain` in Chromium.
        headers: { "content-type": `text/html; charset=${charset}`, "origin-agent-cluster": "?0" },
      });
    }
    if (file === "old.js") return route.fulfill({ contentType: "text/javascript; charset=utf-8", body: oldScript });
    const path = scripts[file] ?? library(`@shoelace-style/shoelace/cdn/${file.replace("shoelace/", "")}`);
    return route.fulfill({ contentType: "text/javascript", body: readFileSync(path) });
  });
}
