import { useState } from "react";
import "shuttle-widgets/booking";

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
      <shuttle-session api-base="https://api.example.com" storage="memory" theme="light" getToken={getToken} />
      <shuttle-booking page-size={20} query={query} onshuttle-query={(event) => setQuery(event.detail.query)} />
    </>
  );
}
