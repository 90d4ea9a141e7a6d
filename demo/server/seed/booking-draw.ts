import { sql, type SQL } from "drizzle-orm";

/**
 * Draws who books a seat on trips and with which outcome: (trip_id, employee_id, day, work_plan, outcome, rates, key).
 * Deterministic, but for changed memberships; `wanted` selects the trips, and their employees.
 */
export function drawBookings(wanted: SQL): SQL {
  return sql`
    select trips.id as trip_id, employees.id as employee_id, trips.day, employees.work_plan, trips.id || ' ' || employees.id as key,
      case when chance < 0.045 then 'not-coming' when chance < 0.052 then 'cancelled-by-driver' else 'travelled' end as outcome,
      chance > 0.79 as rates
    from trips
    join route_variants on route_variants.route_id = trips.route_id
    join route_passengers on route_passengers.route_unique_id = route_variants.route_unique_id
    join employees on employees.id = route_passengers.employee_id
      and (employees.registration_status = 'registered' or employees.status_since > trips.day)
    join companies on companies.id = employees.company_id and companies.kind = 'customer'
    cross join lateral (select demo_random('outcome ' || trips.id || ' ' || employees.id) as chance) decided
    where not trips.is_cancelled
      and ${wanted}
      and employees.first_trip_day <= trips.day
      and demo_random('books ' || trips.id || ' ' || employees.id) < case employees.work_plan when 'regular' then 0.94 else 0.45 end`;
}

/** Stores the bookings of trips that have none; `wanted` as for `drawBookings`. */
export function insertBookings(wanted: SQL): SQL {
  return sql`
    insert into bookings (trip_id, employee_id, day, kind, outcome, trip_rating, driver_rating, vehicle_rating)
    select trip_id, employee_id, day, work_plan, outcome, ${rating("trip")}, ${rating("driver")}, ${rating("vehicle")}
    from (${drawBookings(wanted)}) booked
    order by trip_id, employee_id`;
}

/** Per subject: the share of raters who rate it, and where in a random draw 1, 2, 3, 4 and 5 stars begin. Drivers are rated best. */
const ratingHabits = {
  trip: { share: 1, stars: "0, 0.012, 0.037, 0.1, 0.31" },
  driver: { share: 0.91, stars: "0, 0.008, 0.024, 0.06, 0.2" },
  vehicle: { share: 0.86, stars: "0, 0.02, 0.055, 0.15, 0.43" },
};

/** About every fifth traveller rates, and most are content. */
function rating(subject: keyof typeof ratingHabits) {
  const { share, stars } = ratingHabits[subject];
  const draw = (about: string) => sql`demo_random(${`${subject} ${about} `}::text || key)`;
  return sql`case when rates and ${draw("rates")} < ${share}
    then width_bucket(${draw("stars")}, array[${sql.raw(stars)}]::double precision[]) end`;
}
