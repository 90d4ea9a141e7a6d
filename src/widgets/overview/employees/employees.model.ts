/** Seats of the drawn bus: four rows of eleven. */
export const seatCount = 44;

export interface SeatPlan {
  readonly peoplePerSeat: number;
  readonly activeSeats: number;
  readonly inactiveSeats: number;
}

/** Rounds up to a multiple of 5 above 20, of 50 above 100, and so on, so that the legend has a round number. */
function toRoundSize(size: number): number {
  if (size <= 20) return size;
  const unit = 10 ** Math.floor(Math.log10(size)) / 2;
  return Math.ceil(size / unit) * unit;
}

/** How many people a drawn seat stands for, so that all fit into the bus; a group of at least one person has a seat. */
export function toSeatPlan(active: number, inactive: number): SeatPlan {
  const total = active + inactive;
  const peoplePerSeat = toRoundSize(Math.max(1, Math.ceil(total / seatCount)));
  const seats = Math.ceil(total / peoplePerSeat);
  const inactiveSeats = inactive === 0 ? 0 : Math.min(seats, Math.max(1, Math.round(inactive / peoplePerSeat)));
  return { peoplePerSeat, activeSeats: seats - inactiveSeats, inactiveSeats };
}
