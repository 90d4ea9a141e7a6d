import { useRef, useState } from "react";
import { ShuttleBooking, ShuttleSession } from "shuttle-widgets/react";
import type { ShuttleBookingElement } from "shuttle-widgets/booking";

const getToken = async () => (await fetch("/my-backend/shuttle-token")).text();

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
