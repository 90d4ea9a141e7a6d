import { connection } from "next/server";
import { Suspense } from "react";
import { Bookings } from "./bookings";
import { Notice } from "./notice";

export default async function Page() {
  // Rendered for each request, as the nonce is of one request.
  await connection();
  return (
    <main>
      <Bookings />
      <Suspense fallback={<p>Duyuru yükleniyor…</p>}>
        <Notice />
      </Suspense>
    </main>
  );
}
