import { BlockList, isIP, isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

/** The client of a request, as far as it can be trusted. */
export interface Client {
  /** The chain of addresses for `X-Forwarded-For`, the nearest last; undefined when the request came over no socket. */
  readonly addresses: string | undefined;
  /** Whom limits count: the nearest address that isn't a trusted proxy's, of IPv6 its network; empty when it came over no socket. */
  readonly address: string;
  readonly protocol: "http" | "https";
  readonly host: string;
}

/** The context of every handler of the demo server. */
export interface ServerEnvironment {
  /** Empty when a test calls the application without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: { client: Client };
}

/**
 * Determines the client. `X-Forwarded-…` headers count only when the request comes from a trusted proxy; anybody else could
 * forge them.
 */
export function knowClient(trustedProxies: readonly string[]) {
  const trusted = toBlockList(trustedProxies);
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const env = c.env as Partial<HttpBindings> | undefined;
    const peer = env?.incoming?.socket.remoteAddress;
    const isProxy = (address: string) => isIP(address) > 0 && trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
    const isTrusted = peer !== undefined && isProxy(peer);
    const said = (name: string) => (isTrusted ? c.req.header(name) : undefined);
    const chain = [...(said("x-forwarded-for")?.split(",") ?? []), peer ?? ""].map((entry) => entry.trim());
    c.set("client", {
      address: networkOf(chain.findLast((entry) => !isProxy(entry)) ?? chain[0] ?? ""),
      addresses: peer === undefined ? undefined : [said("x-forwarded-for"), peer].filter(Boolean).join(", "),
      protocol: said("x-forwarded-proto") === "https" ? "https" : "http",
      host: said("x-forwarded-host") ?? c.req.header("host") ?? "",
    });
    await next();
  });
}

/** An address, of IPv6 its first 64 bits: a subscriber gets all addresses that begin with them. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [start = "", end] = address.replace(/%.*/, "").split("::");
  const [before, after] = [start, end ?? ""].map((groups) => (groups === "" ? [] : groups.split(":")));
  const zeros = end === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, zeros)).fill("0"), ...(after ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Headers about the client for the next server. */
export function forwardedHeaders({ addresses, protocol, host }: Client): Record<string, string> {
  return {
    ...(addresses === undefined ? {} : { "x-forwarded-for": addresses }),
    "x-forwarded-proto": protocol,
    "x-forwarded-host": host,
  };
}

/** Whether a header is one that proxies set about the client. */
function isForwardedHeader(name: string): boolean {
  return /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip)$/i.test(name);
}

/** The header that tells the demo API the client's `address`. */
const addressHeader = "x-real-ip";

/** The client's `address` in the demo API; all requests that came over no socket share an empty one. */
export const addressOfClient = (c: Context) => c.req.header(addressHeader) ?? "";

/** Replaces the client's claims about itself by the known facts, in the request itself: a copy costs as much as a response. */
export function withClient(request: Request, client: Client): Request {
  const { headers } = request;
  for (const name of [...headers.keys()].filter(isForwardedHeader)) headers.delete(name);
  for (const [name, value] of Object.entries(forwardedHeaders(client))) headers.set(name, value);
  headers.set(addressHeader, client.address);
  return request;
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
