import { type NextRequest, NextResponse } from "next/server";

// What Next.js and React need while they are developed with, and never when built.
const isDevelopment = process.env.NODE_ENV === "development";

export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
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
