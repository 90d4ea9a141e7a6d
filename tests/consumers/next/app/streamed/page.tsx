import { connection } from "next/server";
import { Suspense } from "react";
import { Bookings } from "../bookings";
import { Notice } from "./notice";

/** The whole page waits for its request: a prepared part of it couldn't have the policy's nonce, which is of one request. */
export const instant = false;

export default async function Page() {
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
