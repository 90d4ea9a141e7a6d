"use client";

import { useState } from "react";
import { ShuttleBooking, ShuttleSession } from "shuttle-widgets/react";

const getToken = async () => (await fetch("/my-backend/shuttle-token")).text();

export function Bookings() {
  const [query, setQuery] = useState("");
  return (
    <>
      <ShuttleSession apiBase="https://api.example.com" storage="memory" theme="light" getToken={getToken} />
      <ShuttleBooking pageSize={20} query={query} onShuttleQuery={(event) => setQuery(event.detail.query)} />
    </>
  );
}
