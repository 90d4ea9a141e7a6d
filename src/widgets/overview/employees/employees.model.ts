/** Seats of the drawn bus: four rows of eleven. */
export const seatCount = 44;

export interface SeatPlan {
  readonly peoplePerSeat: number;
  readonly activeSeats: number;
  readonly inactiveSeats: number;
}

const steps = [1, 2, 5];

/** How many people a seat stands for (1, 2, 5, 10, 20, 50 …), so that all fit into the bus; nobody is rounded away. */
export function toSeatPlan(active: number, inactive: number): SeatPlan {
  const total = active + inactive;
  let peoplePerSeat = 1;
  for (let power = 1; ; power *= 10) {
    const fitting = steps.map((step) => step * power).find((size) => Math.ceil(total / size) <= seatCount);
    if (fitting === undefined) continue;
    peoplePerSeat = fitting;
    break;
  }
  const seats = Math.ceil(total / peoplePerSeat);
  const inactiveSeats = inactive === 0 ? 0 : Math.min(seats, Math.max(1, Math.round(inactive / peoplePerSeat)));
  return { peoplePerSeat, activeSeats: seats - inactiveSeats, inactiveSeats };
}
