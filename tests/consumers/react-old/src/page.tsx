import { useState, version } from "react";
import { ShuttleBooking, ShuttleNotice, ShuttleSession } from "shuttle-widgets/react";
import { Bookings } from "./bookings";

/** What docs/embedding.md doesn't show: slots, links that the page handles itself, attributes that come and go. */
export function Page() {
  const [isHidden, setHidden] = useState(false);
  const [followed, setFollowed] = useState("");
  return (
    <>
      <p>React {version}</p>
      <Bookings />
      <ShuttleSession
        name="links"
        apiBase="https://api.example.com"
        portalUrl="https://portal.example.com"
        storage="memory"
        getToken={async () => {
          const response = await fetch("/my-backend/shuttle-token");
          // A sign-in page that comes in its place is no token.
          if (!response.ok || !response.headers.get("content-type")?.startsWith("text/plain"))
            throw new Error("No token");
          return response.text();
        }}
      />
      <ShuttleBooking
        session="links"
        className="links"
        hidden={isHidden}
        data-kept={false}
        theme={isHidden ? undefined : "dark"}
        onClick={() => undefined}
        onShuttleNavigate={(event) => {
          event.preventDefault();
          setFollowed(`${followed} ${event.detail.name}`);
        }}
      >
        <h3 slot="heading">Servis kayıtları</h3>
      </ShuttleBooking>
      <output>{followed}</output>
      <button onClick={() => setHidden(!isHidden)}>Gizle</button>
      {isHidden && <ShuttleNotice kind="offer-expire" />}
    </>
  );
}
