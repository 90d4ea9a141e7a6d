import { connection } from "next/server";
import { Suspense } from "react";
import { Bookings } from "../bookings";
import { Notice } from "./notice";

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
