// The demo API answers the same read of one person only once until somebody writes: the elements of a file ask hundreds of times for
// the same, and its embedded database takes more processor time than the browser's part of it.

/** @param {(request: Request) => Promise<Response>} ask */
export function rememberAnswers(ask) {
  const known = new Map();
  let writes = 0;
  const forget = () => {
    writes += 1;
    known.clear();
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return ask(request);
    // Signing out is a GET.
    if (request.method !== "GET" || pathname.endsWith("/logout/")) {
      forget();
      return ask(request).finally(forget);
    }
    const key = [request.url, ...names.map((name) => request.headers.get(name))].join("\n");
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

const names = ["authorization", "accept", "accept-encoding", "accept-language", "if-none-match", "range"];
