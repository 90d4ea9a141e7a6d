import { type Ref } from "react";
import type { ShuttleBookingElement } from "shuttle-widgets/booking";

// Errors that the types must report; a line without an error would be an unused directive.

/** Code that must pass. */
export const right = (booking: Ref<ShuttleBookingElement>) => (
  <shuttle-booking ref={booking} onshuttle-ready={({ detail }) => detail.widget.length} />
);

export const mistakes = [
  // @ts-expect-error rows are a number
  <shuttle-booking key="1" page-size="many" />,
  // @ts-expect-error no such theme
  <shuttle-booking key="2" theme="blue" />,
  // @ts-expect-error no such attribute
  <shuttle-booking key="3" pages={20} />,
  // @ts-expect-error the query is a text
  <shuttle-booking key="4" onshuttle-query={({ detail }) => detail.query.page} />,
  // @ts-expect-error no such element
  <shuttle-bookings key="5" />,
];
