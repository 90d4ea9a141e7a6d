export const dynamic = "force-dynamic";

/** Only for who is signed in at your intranet: check that first. */
export function GET() {
  return new Response(process.env.SHUTTLE_TOKEN, { headers: { "cache-control": "no-store" } });
}
