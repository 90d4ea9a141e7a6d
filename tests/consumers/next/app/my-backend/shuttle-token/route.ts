import { connection } from "next/server";

/** Only for who is signed in at your intranet: check that first. */
export async function GET() {
  // Answered for each request, never at build time.
  await connection();
  return new Response(process.env.SHUTTLE_TOKEN, {
    headers: { "content-type": "text/plain", "cache-control": "no-store" },
  });
}
