import type { Day } from "../calendar/day.ts";
import type { EmployeeRow } from "./find-employees.ts";
import { statusText } from "./membership.ts";

/** Figures are null for an employee without a seat on a route. */
export function toEmployee({ employee, seat, routeName }: EmployeeRow, today: Day) {
  return {
    id: employee.id,
    profile: {
      first_name: employee.firstName,
      last_name: employee.lastName,
      phone_number: employee.phoneNumber,
      email: employee.email,
    },
    home_address: employee.homeAddress,
    registration_status: employee.registrationStatus,
    status: statusText(employee, today),
    passenger_name: `${employee.firstName} ${employee.lastName}`,
    route_name: routeName,
    average_walking_distance: seat && Math.round((seat.pickupWalkingDistance + seat.dropoffWalkingDistance) / 2),
    average_trip_duration: seat && Math.round((seat.morningTripDuration + seat.eveningTripDuration) / 2),
    detour_ratio: seat && Math.round((seat.morningDetourRatio + seat.eveningDetourRatio) * 5) / 10,
    morning_trip_duration: seat && seat.morningTripDuration,
    evening_trip_duration: seat && seat.eveningTripDuration,
    pickup_walking_distance: seat && seat.pickupWalkingDistance,
    dropoff_walking_distance: seat && seat.dropoffWalkingDistance,
    morning_detour_ratio: seat && seat.morningDetourRatio,
    evening_detour_ratio: seat && seat.eveningDetourRatio,
    first_trip_scheduled_date: employee.firstTripDay,
  };
}

export function toDemoEmployee(row: EmployeeRow, today: Day) {
  return { ...toEmployee(row, today), pilot_name: row.pilotName };
}
