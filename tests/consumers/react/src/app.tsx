import { useRef, useState } from "react";
import type { ShuttleBookingElement } from "shuttle-widgets/booking";
import "shuttle-widgets/booking";

const getToken = async () => "token-of-the-intranet";

export function App() {
  const booking = useRef<ShuttleBookingElement>(null);
  const [widget, setWidget] = useState("");
  const [query, setQuery] = useState("");
  return (
    <>
      <shuttle-session storage="memory" getToken={getToken} />
      <shuttle-booking
        ref={booking}
        page-size={20}
        query={query}
        onshuttle-ready={(event) => setWidget(event.detail.widget)}
        onshuttle-query={(event) => setQuery(event.detail.query)}
      />
      <button onClick={() => void booking.current?.refresh()}>Yenile</button>
      <output id="widget">{widget}</output>
      <output id="query">{query}</output>
    </>
  );
}
