import { createMiddleware } from "hono/factory";
import type { ServerEnvironment } from "./client.ts";
import { demoFolders } from "./demo-folders.ts";

interface SecuritySettings {
  readonly apiOrigin: string | undefined;
  readonly tileUrl: string | undefined;
  readonly pictureOrigins: readonly string[];
  readonly frameAncestors: string;
}

const permissionsPolicy = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

const isOfDemo = (path: string) => demoFolders.some((folder) => path.startsWith(`/${folder}/`));

/** A response of the API is never a page of the portal's origin: opened in a tab it runs and loads nothing. */
const apiPolicy = "default-src 'none'; sandbox";

/** Set on every response. The demo's own pages may be framed by pages of this origin, the portal by those that FRAME_ANCESTORS names. */
export function securityHeaders({ apiOrigin, tileUrl, pictureOrigins, frameAncestors }: SecuritySettings) {
  const images = [
    "'self'",
    "data:",
    ...(tileUrl ? [originOf(tileUrl)] : []),
    ...(apiOrigin ? [originOf(apiOrigin)] : []),
    ...pictureOrigins,
  ];
  const policyFor = (ancestors: string) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src ${images.join(" ")}`,
      "connect-src 'self'",
      "font-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${ancestors}`,
      "require-trusted-types-for 'script'",
      "trusted-types shuttle-letter shuttle-sheet lit-html 'allow-duplicates'",
    ].join("; ");
  const portalPolicy = policyFor(frameAncestors);
  const demoPolicy = policyFor("'self'");
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    await next();
    const { headers } = c.res;
    const isOfApi = c.req.path.startsWith("/api/");
    headers.set("content-security-policy", isOfApi ? apiPolicy : isOfDemo(c.req.path) ? demoPolicy : portalPolicy);
    // Personal data stays out of every cache, the browser's own too: the next person at the computer would get it from there.
    if (isOfApi) headers.set("cache-control", "no-store");
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("permissions-policy", permissionsPolicy);
    headers.set("cross-origin-opener-policy", "same-origin");
    // Only the proxy in front knows whether the browser came over TLS; on plain http the header means nothing.
    if (c.var.client.protocol === "https") headers.set("strict-transport-security", "max-age=31536000");
  });
}

/** The origin of an address; `https://{s}.tile.example/{z}/…` gives every subdomain of tile.example. */
function originOf(address: string): string {
  const origin = /^https?:\/\/[^/]+/.exec(address)?.[0];
  if (origin === undefined) throw new Error(`"${address}" has no origin`);
  return origin.replace(/\{s\}|\{[a-z]-[a-z]\}/, "*");
}
