"use client";

import { useState } from "react";
import { ShuttleBooking, ShuttleSession } from "shuttle-widgets/react";

const getToken = async () => {
  const response = await fetch("/my-backend/shuttle-token");
  // A sign-in page that comes in its place is no token.
  if (!response.ok || !response.headers.get("content-type")?.startsWith("text/plain")) throw new Error("No token");
  return response.text();
};

export function Bookings() {
  const [query, setQuery] = useState("");
  return (
    <>
      <ShuttleSession apiBase="https://api.example.com" storage="memory" theme="light" getToken={getToken} />
      <ShuttleBooking pageSize={20} query={query} onShuttleQuery={(event) => setQuery(event.detail.query)} />
    </>
  );
}
