import type { LineReservation } from "../../../core/api/marketplace-requests.ts";

export interface ShownRequests {
  readonly shown: readonly LineReservation[];
  /** Requests whose line is inactive: the provider knows neither of its ends any more. */
  readonly inactive: number;
}

/** Which requests are shown; of those whose line is inactive only the number. */
export function toShownRequests(all: readonly LineReservation[]): ShownRequests {
  const shown = all.filter(({ counties }) => counties?.origin != null || counties?.destination != null);
  return { shown, inactive: all.length - shown.length };
}
