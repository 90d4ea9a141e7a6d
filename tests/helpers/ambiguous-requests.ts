export const end = "\r\n\r\n";
export const smuggled = `GET /admin/smuggled HTTP/1.1\r\nHost: provider\r\nAuthorization: Token attacker${end}`;
export const honestRequest = `GET /api/honest/ HTTP/1.1\r\nHost: portal\r\nConnection: close${end}`;
export const smuggledChunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0${end}`;

/** Requests whose end two servers could parse differently. */
export const ambiguousRequests = {
  "a GET with a body": `GET /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: ${smuggled.length}${end}${smuggled}`,
  "a HEAD with a body": `HEAD /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: ${smuggled.length}${end}${smuggled}`,
  "a chunked GET": `GET /api/a HTTP/1.1\r\nHost: portal\r\nTransfer-Encoding: chunked${end}${smuggledChunk}`,
  "a GET with both lengths": `GET /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: 5\r\nTransfer-Encoding: chunked${end}${smuggledChunk}`,
  "a POST with both lengths": `POST /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: 5\r\nTransfer-Encoding: chunked${end}${smuggledChunk}`,
  "two lengths": `POST /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: 5\r\nContent-Length: ${smuggled.length}${end}${smuggled}`,
  "an unknown encoding": `POST /api/a HTTP/1.1\r\nHost: portal\r\nTransfer-Encoding: xchunked${end}${smuggledChunk}`,
};

/** The pieces of text in which a request is written to the connection, by way of sending it. */
export function waysToSend(request: string): Record<string, readonly string[]> {
  const head = request.indexOf(end) + end.length;
  return {
    "in one piece": [request],
    "with the next request behind it": [request + honestRequest],
    "letter by letter": [...request],
    "its body apart": [request.slice(0, head), request.slice(head)],
  };
}
