// The Content-Security-Policy under which every element works, and what the provider's API has to allow pages of other origins (CORS): for
// the documents, the archive's page, the playground and the demo API.

/** Names of our Trusted Types policies and of our libraries'; two copies of the bundle on a page create each twice. */
export const trustedTypes = "shuttle-letter shuttle-sheet lit-html 'allow-duplicates'";

/** @param api the origin of the provider; the other options add what a page needs besides */
export function toPolicy({
  api,
  scripts = "'self'",
  styles = "'self'",
  // The provider's photographs of drivers and documents.
  images = `'self' ${api}`,
  workers = "'self'",
  calls = `'self' ${api}`,
}) {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src ${images}`,
    `connect-src ${calls}`,
    "font-src 'self'",
    `worker-src ${workers}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join("; ");
}

/** What the elements send and read across origins. */
export const cors = {
  methods: ["GET", "POST", "DELETE"],
  headers: ["authorization", "content-type", "accept-language"],
  exposed: ["Date", "Retry-After"],
};

/** The headers of the API's answers, also of those to preflights, to a page of another origin. */
export const toCors = (page) => [
  `Access-Control-Allow-Origin: ${page}`,
  `Access-Control-Allow-Methods: ${cors.methods.join(", ")}`,
  `Access-Control-Allow-Headers: ${cors.headers.join(", ")}`,
  `Access-Control-Expose-Headers: ${cors.exposed.join(", ")}`,
];
