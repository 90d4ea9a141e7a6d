// The demo API answers the same read of one account only once until somebody writes: the elements ask thousands of times for the same,
// and its embedded database takes more processor time than the browser's part of it.

/** @param {(request: Request) => Promise<Response>} ask */
export function rememberAnswers(ask) {
  const known = new Map();
  /** The account of each token that the intranet's page has given, until its session ends. */
  const accounts = new Map();
  let writes = 0;
  const forget = () => {
    writes += 1;
    known.clear();
  };
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/intranet/token") {
      const response = await ask(request);
      const { token } = await response.clone().json();
      accounts.set(`Token ${token}`, search);
      return response;
    }
    // Signing in and feedback change nothing that others read.
    if (!pathname.startsWith("/api/") || /^\/api\/company\/(?:login|login-2fa|feedback)\/$/.test(pathname))
      return ask(request);
    const authorization = request.headers.get("authorization");
    const isSigningOut = pathname.endsWith("/logout/");
    // Nor does signing out; what this token has read stays for its account.
    if (isSigningOut && accounts.has(authorization)) return ask(request).finally(() => accounts.delete(authorization));
    // Signing out is a GET.
    if (request.method !== "GET" || isSigningOut) {
      forget();
      return ask(request).finally(forget);
    }
    const account = accounts.get(authorization) ?? authorization;
    const key = [request.url, account, ...names.map((name) => request.headers.get(name))].join("\n");
    const body = known.get(key);
    if (body) return new Response(body.content, body);
    const before = writes;
    const response = await ask(request);
    if (response.status !== 200) return response;
    const { status, headers } = response;
    const answer = { status, headers, content: await response.arrayBuffer() };
    if (before === writes) known.set(key, answer);
    return new Response(answer.content, answer);
  };
}

const names = ["accept", "accept-encoding", "accept-language", "if-none-match", "range"];
