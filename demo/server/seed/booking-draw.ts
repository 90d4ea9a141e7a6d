import { sql, type SQL } from "drizzle-orm";

/**
 * Draws who books a seat on trips and with which outcome: (trip_id, employee_id, day, work_plan, outcome, rates, key).
 * Deterministic; `wanted` selects the trips.
 */
export function drawBookings(wanted: SQL): SQL {
  return sql`
    select trips.id as trip_id, employees.id as employee_id, trips.day, employees.work_plan, trips.id || ' ' || employees.id as key,
      case when chance < 0.045 then 'not-coming' when chance < 0.052 then 'cancelled-by-driver' else 'travelled' end as outcome,
      chance > 0.79 as rates
    from trips
    join route_variants on route_variants.route_id = trips.route_id
    join route_passengers on route_passengers.route_unique_id = route_variants.route_unique_id
    join employees on employees.id = route_passengers.employee_id and employees.registration_status = 'registered'
    join companies on companies.id = employees.company_id and companies.kind = 'customer'
    cross join lateral (select demo_random('outcome ' || trips.id || ' ' || employees.id) as chance) decided
    where not trips.is_cancelled
      and ${wanted}
      and employees.first_trip_day <= trips.day
      and demo_random('books ' || trips.id || ' ' || employees.id) < case employees.work_plan when 'regular' then 0.94 else 0.45 end`;
}
