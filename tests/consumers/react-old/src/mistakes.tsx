import { createRef } from "react";
import { ShuttleBooking, ShuttleNotice, ShuttleOverview, ShuttleSession } from "shuttle-widgets/react";
import type { ShuttleBookingElement } from "shuttle-widgets/booking";

// Errors that the types must report; a line without an error would be an unused directive.

/** Code that must pass. */
export const right = [
  <ShuttleBooking
    key="1"
    ref={createRef<ShuttleBookingElement>()}
    className="wide"
    refreshInterval={60}
    onShuttleReady={({ detail }) => detail.widget.length}
  />,
  <ShuttleOverview key="2" cards={["reservations", "trips"]} />,
  <ShuttleSession key="3" onShuttleSignedOut={({ detail }) => detail.reason === "idle"} />,
];

export const mistakes = [
  // @ts-expect-error rows are a number
  <ShuttleBooking key="1" pageSize="many" />,
  // @ts-expect-error no such theme
  <ShuttleBooking key="2" theme="blue" />,
  // @ts-expect-error no such attribute
  <ShuttleBooking key="3" pages={20} />,
  // @ts-expect-error the query is a text
  <ShuttleBooking key="4" onShuttleQuery={({ detail }) => detail.query.page} />,
  // @ts-expect-error of <shuttle-session>
  <ShuttleBooking key="5" onShuttleSignedIn={() => undefined} />,
  // @ts-expect-error another element
  <ShuttleNotice key="6" ref={createRef<ShuttleBookingElement>()} />,
  // @ts-expect-error a promise
  <ShuttleSession key="7" getToken={() => "token"} />,
];
