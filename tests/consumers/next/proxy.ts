import { type NextRequest, NextResponse } from "next/server";

export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self' https://api.example.com",
    "font-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
  ].join("; ");
  const headers = new Headers(request.headers);
  // Next.js reads the nonce here, for its own scripts.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = { matcher: "/((?!_next/static|my-backend).*)" };
