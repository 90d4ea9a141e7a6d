import type { howMessages } from "./how.messages.ts";

export const howEnglish: typeof howMessages = {
  title: "How is it computed?",
  lead: "This page uses only data of the portal.",
  source: "Source:",
  definitions: {
    place: {
      title: "Place",
      text: "The position of an address comes from the address search. Without a street it is the middle of the neighbourhood, and the page says that it is approximate. The home of an employee who has a stop is taken from that stop.",
      source: "address search; stops of the routes",
    },
    walk: {
      title: "Walk",
      text: "The straight-line distance between home and stop, at 75 m a minute. The real way may be longer. Where the walk of an employee to their own stop is known, that is used.",
      source: "stops of the routes",
    },
    times: {
      title: "At stop and ride",
      text: "Planned times: from the stop to the office in the morning, from the office to the stop in the evening. A route without times shows “-”. The traffic of the day is unknown.",
      source: "stops of the routes",
    },
    seats: {
      title: "Free seats",
      text: "The vehicle's capacity less its regular passengers, those of other companies included. Where the capacity is unknown it shows “-”. It does not say how many people ride on a certain day.",
      source: "the drivers' vehicles; stops of the routes",
    },
    sla: {
      title: "Within the SLA",
      text: "Walk and ride do not exceed the limits of your contract. The detour of a new address is unknown.",
      source: "SLA targets",
    },
    order: {
      title: "Order",
      text: "The nearest stop of each route within twice the SLA's walking limit, or within 1,000 m where there is none. First those within the SLA with a free seat, then those with unknown seats, the full ones, and those above the limits; each by walking distance.",
      source: "the figures above",
    },
    nearer: {
      title: "Nearer stop",
      text: "A stop of your own that saves at least the least gain of walking, has a free seat and changes the arrival at the office by at most 15 minutes. Everybody is computed together and no seat is given to two people; the assignment that saves the most walking is chosen. Both walks are compared in a straight line: your provider has measured the walk to today's stop only. The threshold is 150 m at first and can be changed.",
      source: "stops of the routes; the drivers' vehicles",
    },
    pairs: {
      title: "Routes that could be one",
      text: "Two routes to the same office at the same times whose people fit one vehicle on the busiest day. The stops are ordered so that they add the least way; the ride is estimated by the larger route's own average speed. Everybody stays within the SLA; the thresholds for the extra ride and for spare seats can be changed.",
      source: "stops of the routes; the drivers' vehicles; SLA targets",
    },
    peak: {
      title: "Busiest day",
      text: "The day of the last four weeks with the most bookings of both routes together. Regular passengers of other companies are added.",
      source: "bookings",
    },
    amount: {
      title: "Amount in question",
      text: "What the smaller routes cost on the last invoice, without VAT. It is no promise of savings.",
      source: "last invoice",
    },
  },
  caution: "No result is certain. Ask your provider before you decide.",
};
