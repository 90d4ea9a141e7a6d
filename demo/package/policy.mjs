// The Content-Security-Policy under which every element works: for the documents, the archive's page and the playground.

/** Names of our Trusted Types policies and of our libraries'; two copies of the bundle on a page create each twice. */
const trustedTypes = "shuttle-letter shuttle-sheet lit-html 'allow-duplicates'";

/** @param api the origin of the provider; the other options add what a page needs besides */
export function toPolicy({
  api,
  scripts = "'self'",
  styles = "'self'",
  images = "'self'",
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
