import { BlockList, isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";

/** Who asks, as far as it can be believed. */
export interface Client {
  /** The chain of addresses for `X-Forwarded-For`, the nearest last; undefined when the request came over no socket. */
  readonly addresses: string | undefined;
  readonly protocol: "http" | "https";
  readonly host: string;
}

/** The context of every handler of the demo server. */
export interface ServerEnvironment {
  /** None when a test asks the application without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: { client: Client };
}

/**
 * Finds out who asks. What a request says of itself in `X-Forwarded-…` counts only when it comes from one of our own
 * proxies; anybody else could write an address there that is not theirs.
 */
export function knowClient(trustedProxies: readonly string[]) {
  const trusted = toBlockList(trustedProxies);
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const env = c.env as Partial<HttpBindings> | undefined;
    const peer = env?.incoming?.socket.remoteAddress;
    const isTrusted = peer !== undefined && trusted.check(peer, isIPv6(peer) ? "ipv6" : "ipv4");
    const said = (name: string) => (isTrusted ? c.req.header(name) : undefined);
    c.set("client", {
      addresses: peer === undefined ? undefined : [said("x-forwarded-for"), peer].filter(Boolean).join(", "),
      protocol: said("x-forwarded-proto") === "https" ? "https" : "http",
      host: said("x-forwarded-host") ?? c.req.header("host") ?? "",
    });
    await next();
  });
}

/** What the next server is told of the client. */
export function forwardedHeaders({ addresses, protocol, host }: Client): Record<string, string> {
  return {
    ...(addresses === undefined ? {} : { "x-forwarded-for": addresses }),
    "x-forwarded-proto": protocol,
    "x-forwarded-host": host,
  };
}

/** Headers in which proxies speak of the client. */
export function isForwardedHeader(name: string): boolean {
  return /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip)$/i.test(name);
}

/** The same request, saying of the client what is known instead of what it said itself. */
export function withClient(request: Request, client: Client): Request {
  const headers = new Headers([...request.headers].filter(([name]) => !isForwardedHeader(name)));
  for (const [name, value] of Object.entries(forwardedHeaders(client))) headers.set(name, value);
  return new Request(request, { headers });
}

function toBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
