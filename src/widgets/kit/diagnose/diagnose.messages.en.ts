import type * as messages from "./diagnose.messages.ts";

export const texts: typeof messages = {
  findingMessages: {
    "version-conflict": (versions) =>
      `Several versions of the elements are loaded in the page (${versions}). Only the first one works; use one version in the whole page.`,
    "loaded-twice": (origins) =>
      `The code of the elements was loaded more than once (${origins}). Apart from the download this does no harm; keep one <script> or package.`,
    "unknown-tag": (tag, nearest) =>
      `There is no element <${tag}>.${nearest && ` Did you mean <${nearest}>?`} Correct the name of the tag.`,
    "not-loaded": (tag) =>
      `<${tag}> is not defined: its code has not arrived. Load shuttle.js or the module of this element; if it is loaded, look at the network tab and the policy's (CSP) script-src.`,
    "unknown-attribute": (attribute, tag, nearest) =>
      `<${tag}> has no attribute "${attribute}"; it has no effect.${nearest && ` Did you mean "${nearest}"?`} Correct or remove it.`,
    "attribute-value": (attribute, tag, allowed) =>
      `The value of attribute "${attribute}" of <${tag}> is invalid; the default is used. Valid values: ${allowed}.`,
    "session-missing": (name) =>
      `An element belongs to the session "${name}", but there is no <shuttle-session name="${name}">. Add it or correct the attribute session.`,
    "session-duplicate": (name) =>
      `There is more than one <shuttle-session> for the session "${name}"; whose settings hold depends on their order. Keep one.`,
    "session-provider": (name, origin, others) =>
      `The provider of the session "${name}" is ${origin}, but another <shuttle-session> of this name has another api-base (${others}). That element is ignored and gets no token. Give it another name or remove it.`,
    "no-session": (name) =>
      `The session "${name}" has neither a <shuttle-session> nor a token; its elements show the sign-in form. If you have the token, add <shuttle-session> and set its property getToken.`,
    "token-missing": (name) =>
      `getToken of the session "${name}" gave no valid token (rejected, empty, the refused token again, or no answer within 15 s). Make sure that the function returns a new token within 15 seconds.`,
    "token-malformed": (name) =>
      `The text given to the session "${name}" is no token, but an HTML page, for example. Leave the API's settings as they are: check the status (response.ok) and content type of the answer that should be the token; a user whose sign-in has ended may get a sign-in page there.`,
    "token-refused": (name) =>
      `The API refused the token of the session "${name}" (401), and there is no getToken to ask for a new one. Give a valid token; add getToken so that it is renewed when it expires.`,
    "api-base": (origin, status, session) =>
      origin === ""
        ? `The api-base of the session "${session}" is no address of an API; no call can be made. Give a whole address that begins with https:// or a path that begins with /; remove the attribute if the API has the page's own origin.`
        : `${origin} does not answer as the API (status ${status}, no JSON, or no such address). Correct <shuttle-session api-base>; remove the attribute if the API has the page's own origin.`,
    "api-cors": (origin, page) =>
      `${origin} answers, but does not allow this page (${page}) to read it (CORS). On the API's server set Access-Control-Allow-Origin: ${page} and Access-Control-Allow-Headers: authorization, content-type, accept-language.`,
    "api-unreachable": (origin) => `${origin} cannot be reached. Check api-base, DNS, firewalls and ad blockers.`,
    "api-mixed-content": (origin) =>
      `The page is https, the API http (${origin}); the browser does not make this call. Give api-base an https address.`,
    "api-failing": (origin, status) =>
      `${origin} fails (status ${status}). Look at the logs of the API's server; nothing can be done in the page.`,
    "api-late": (origin) =>
      `${origin} did not answer within 8 seconds. Check the load of the API's server and the proxies between.`,
    offline: () =>
      "The browser is offline; the API could not be tried. Call diagnose() again when the connection is back.",
    "csp-connect": (origin) =>
      `The page's policy (CSP) blocks calls to ${origin}. If the address is right, add ${origin} to connect-src; if it is mistyped, correct api-base.`,
    "csp-script": (blocked) =>
      `The page's policy (CSP) blocked the code of the elements (${blocked}). Add the address they are loaded from to script-src.`,
    "csp-worker": (blocked) =>
      `The page's policy (CSP) blocked a worker (${blocked}); Excel files are made while the page pauses, with at most 10 000 rows. Add 'self' to worker-src, or blob: if the elements come from another origin.`,
    "csp-style": (blocked) =>
      `The page's policy (CSP) blocked a style (${blocked}). The elements use no inline styles; move the page's own styles to a file or add their source to style-src.`,
    "csp-image": (blocked) =>
      `The page's policy (CSP) blocked an image (${blocked}); map tiles and logos may be missing. Add ${blocked} to img-src.`,
    "csp-font": (blocked) =>
      `The page's policy (CSP) blocked the font (${blocked}); texts are shown in the system's font. Add ${blocked} to font-src.`,
    "trusted-types-policy": () =>
      "The page's policy (CSP) did not allow a Trusted Types policy of the elements; e-mails are shown as plain text, Excel files are made while the page pauses. Add shuttle-letter shuttle-sheet lit-html 'allow-duplicates' to trusted-types.",
    "trusted-types": (blocked) =>
      `Trusted Types blocked an assignment (${blocked}). The elements comply with it; the blocked code may be the page's own.`,
    "csp-other": (blocked, directive) =>
      `The page's policy (CSP) blocked a resource by ${directive} (${blocked}). It is not the elements'; check the page's own code.`,
    "clock-skew": (seconds) =>
      `This computer's clock differs from the server's by ${seconds} s. The session is not affected; "today" and the age of data may be wrong. Set the clock.`,
    "identity-missing": (attribute, tag) =>
      `<${tag}> does not work without ${attribute}. The page that gives the token must give it too: <shuttle-session ${attribute}="…"> or configure().`,
    "colors-faint": (property, beside, ratio, needed, theme, cure) =>
      `In the ${theme} theme ${property} beside ${beside} has a contrast of ${ratio} and needs ${needed}.${cure && ` ${cure} would do.`}`,
    "portal-url-missing": (name) =>
      `The session "${name}" has no portal-url: links in elements only raise the event shuttle-navigate. Listen to it or give portal-url.`,
  },
  diagnosisMessages: {
    title: "Diagnostic report of the shuttle elements",
    fine: "No problem found.",
    severity: { error: "ERROR", warning: "WARNING", info: "INFO" },
    details: "Details",
  },
};
