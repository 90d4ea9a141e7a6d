"use client";

import dynamic from "next/dynamic";

const Bookings = dynamic(async () => (await import("./bookings")).Bookings, { ssr: false });

export default function Page() {
  return <Bookings />;
}
