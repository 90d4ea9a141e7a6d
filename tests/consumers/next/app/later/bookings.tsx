import { useState } from "react";
import "shuttle-widgets/booking";

const getToken = async () => (await fetch("/my-backend/shuttle-token")).text();

export function Bookings() {
  const [query, setQuery] = useState("");
  return (
    <>
      <shuttle-session api-base="https://api.example.com" storage="memory" theme="light" getToken={getToken} />
      <shuttle-booking page-size={20} query={query} onshuttle-query={(event) => setQuery(event.detail.query)} />
    </>
  );
}
