/** A page counts as loaded after this time without a running request, ms. */
const quiet = 600;

function kindOf(url, mimeType) {
  const { pathname } = new URL(url);
  if (pathname.startsWith("/api/") || pathname === "/intranet/token") return "api";
  if (/html|css|javascript/.test(mimeType)) return "code";
  return /font|woff/.test(mimeType) ? "font" : "other";
}

/** Records all requests of a page through the DevTools protocol, which reports the bytes transferred. */
export async function recordRequests(cdp) {
  const byId = new Map();
  const finished = [];
  let changed = () => undefined;

  cdp.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith("http")) return;
    byId.set(requestId, { url: request.url, startedAt: timestamp });
    changed();
  });
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const entry = byId.get(requestId);
    if (!entry) return;
    entry.status = response.status;
    entry.mimeType = response.mimeType;
    // At this event only the headers have been received.
    entry.headerBytes = response.encodedDataLength;
  });
  const end = (requestId, wireBytes) => {
    const entry = byId.get(requestId);
    if (!entry) return;
    byId.delete(requestId);
    const { url, status = 0, mimeType = "", headerBytes = 0 } = entry;
    const bytes = Math.max(0, wireBytes - headerBytes);
    finished.push({ url, path: new URL(url).pathname, status, kind: kindOf(url, mimeType), bytes, wireBytes });
    changed();
  };
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  cdp.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  await cdp.send("Network.enable");

  return {
    finished,
    /** Resolves when no request has been running for a while. */
    idle: () =>
      new Promise((resolve) => {
        let timer;
        changed = () => {
          clearTimeout(timer);
          if (byId.size === 0) timer = setTimeout(resolve, quiet);
        };
        changed();
      }),
  };
}

/** Bytes by kind: `code` is markup, style and script. */
export function sumUp(requests) {
  const sum = (wanted, key = "bytes") => requests.filter(wanted).reduce((total, request) => total + request[key], 0);
  return {
    requests: requests.length,
    code: sum(({ kind }) => kind === "code"),
    font: sum(({ kind }) => kind === "font"),
    api: sum(({ kind }) => kind === "api"),
    other: sum(({ kind }) => kind === "other"),
    /** With headers. */
    total: sum(() => true, "wireBytes"),
  };
}
