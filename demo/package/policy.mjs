// The policy under which the elements work without an exception: the documents, the page of the archive and the playground say it.

/** Names of our Trusted Types policies and of those that our libraries make; two copies on a page make each twice. */
const trustedTypes = "shuttle-letter shuttle-sheet lit-html 'allow-duplicates'";

/** `api` is the origin of the provider; everything else may be given where a page needs more. */
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
