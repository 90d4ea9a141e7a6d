import { type Ref } from "react";
import type { ShuttleBookingElement } from "shuttle-widgets/booking";

// What the types must not let pass; each line would be an unused directive if they did.

/** What they must. */
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
