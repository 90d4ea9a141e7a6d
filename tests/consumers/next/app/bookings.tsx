"use client";

import { useEffect, useRef, useState } from "react";
import type { ShuttleEventMap } from "shuttle-widgets";

export function Bookings() {
  const session = useRef<HTMLElementTagNameMap["shuttle-session"]>(null);
  const booking = useRef<HTMLElementTagNameMap["shuttle-booking"]>(null);
  const [query, setQuery] = useState("");

  useEffect(() => {
    const element = booking.current;
    const onQuery = (event: ShuttleEventMap["shuttle-query"]) => setQuery(event.detail.query);
    element?.addEventListener("shuttle-query", onQuery);
    if (session.current) session.current.getToken = async () => (await fetch("/my-backend/shuttle-token")).text();
    // Last, so that the elements begin with all of it.
    void import("shuttle-widgets/booking");
    return () => element?.removeEventListener("shuttle-query", onQuery);
  }, []);

  return (
    <>
      <shuttle-session ref={session} api-base="https://api.example.com" storage="memory" theme="light" />
      <shuttle-booking ref={booking} page-size={20} query={query} />
    </>
  );
}
