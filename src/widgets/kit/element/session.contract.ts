import { languageTags, sourceLanguage } from "../../../core/text/languages.ts";
import { defineContract, type EventContract } from "./contract.ts";

/** `<shuttle-session>`: where the API is and who is signed in. Elements of a page with the same session name share one session. */
export const sessionContract = defineContract({
  tag: "shuttle-session",
  summary: "Says where the provider's API is and who is signed in; shows nothing",
  attributes: {
    name: {
      type: "text",
      default: "default",
      description: "Name of the session; widgets choose it with their attribute `session`",
    },
    "api-base": {
      type: "text",
      default: null,
      description: "Origin (and path prefix) of the provider's API; default: the page's own origin",
    },
    token: {
      type: "text",
      default: null,
      description:
        "A token the surrounding system already holds. Read once, taken off the element at once, never stored. Better: the property `token` or `getToken`",
    },
    "user-name": { type: "text", default: null, description: "Full name; used together with a token" },
    "user-id": { type: "text", default: null, description: "Used together with a token" },
    "user-type": {
      type: "choice",
      values: ["admin", "user"],
      default: null,
      description: "Used together with a token",
    },
    "account-type": {
      type: "choice",
      values: ["company", "demo"],
      default: null,
      description:
        "Used together with a token. Demo accounts have offers, employees, routes and the map; every other element tells them so and asks nothing",
    },
    "company-id": { type: "text", default: null, description: "Used together with a token" },
    "company-name": { type: "text", default: null, description: "Used together with a token" },
    "company-latlng": {
      type: "text",
      default: null,
      description: "Place of the company, `lat,lng`; used together with a token",
    },
    storage: {
      type: "choice",
      values: ["local", "session", "memory"],
      default: "local",
      description: "Where a signed-in session is kept: shared by tabs, this tab, this page",
    },
    "portal-url": {
      type: "text",
      default: null,
      description:
        "Address of the hosted portal; links out of a widget lead there. Without it they only raise `shuttle-navigate`",
    },
    theme: {
      type: "choice",
      values: ["light", "dark", "auto"],
      default: "auto",
      description: "Theme of the widgets; `auto` follows the system",
    },
    lang: {
      type: "choice",
      values: languageTags,
      default: sourceLanguage,
      description:
        "Language of the page's widgets: texts, numbers, dates, order. What the provider sends stays Turkish. Of several sessions the last one that says it decides",
    },
    "tile-url": {
      type: "text",
      default: null,
      description: "Raster tiles for maps, `https://…/{z}/{x}/{y}.png`; without it maps show the built-in base map",
    },
    "tile-attribution": { type: "text", default: null, description: "Whom the tiles come from, shown on the map" },
    "support-email": { type: "text", default: "destek@example.com", description: "Support contact in texts" },
    "product-name": { type: "text", default: "Servis Portalı", description: "What the product is called in texts" },
    "demo-pin": {
      type: "text",
      default: null,
      description: "Fixed code of demo accounts; without it the person types the code",
    },
    "idle-minutes": {
      type: "number",
      default: null,
      minimum: 2,
      maximum: 1440,
      description:
        "After so many minutes without pointer, key, touch or wheel (in any tab that shares the session) it ends, told 60 s before; without it never",
    },
  },
});

export const sessionEvents = {
  "shuttle-signed-in": {
    detail: "{ userName: string | null }",
    description: "Somebody is signed in; once a page, on `document` too. Null: the page did not say who",
  },
  "shuttle-signed-out": {
    detail: '{ reason: "user" | "expired" | "other-tab" | "idle" }',
    description: "The session has ended; once a page, on `document` too",
  },
} as const satisfies Readonly<Record<string, EventContract>>;

/** Properties besides those of the attributes, with their TypeScript types. */
export const sessionProperties = {
  token: {
    type: "string | null",
    description: "A token that the surrounding system already holds; write-only. Null and undefined change nothing",
  },
  getToken: {
    type: "(() => Promise<string>) | null",
    description: "Asked for a token at the start, and once when a call is answered with 401 (15 s limit)",
  },
} as const;

export const sessionMethods = {
  signOut: { type: "void", description: "Ends the session, in all tabs that share it" },
  diagnose: {
    type: "Promise<DiagnosticReport>",
    description: "What keeps the elements of the page from working (docs/lifecycle.md), printed in the console too",
  },
} as const;
