import { useRef, useState } from "react";
import { ShuttleBooking, ShuttleSession } from "shuttle-widgets/react";
import type { ShuttleBookingElement } from "shuttle-widgets/booking";

const getToken = async () => {
  const response = await fetch("/my-backend/shuttle-token");
  // A sign-in page that comes in its place is no token.
  if (!response.ok || !response.headers.get("content-type")?.startsWith("text/plain")) throw new Error("No token");
  return response.text();
};

export function Bookings() {
  const booking = useRef<ShuttleBookingElement>(null);
  const [query, setQuery] = useState("");
  return (
    <>
      <ShuttleSession apiBase="https://api.example.com" storage="memory" theme="light" getToken={getToken} />
      <ShuttleBooking
        ref={booking}
        pageSize={20}
        query={query}
        onShuttleQuery={(event) => setQuery(event.detail.query)}
      />
      <button onClick={() => void booking.current?.refresh()}>Yenile</button>
    </>
  );
}
