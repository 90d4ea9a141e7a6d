import type { LineReservation } from "../../../core/api/marketplace-requests.ts";

interface ShownRequests {
  readonly shown: readonly LineReservation[];
  /** Number of requests whose line is inactive: the provider sends neither origin nor destination. */
  readonly inactive: number;
}

/** The requests shown, and the number of those whose line is inactive. */
export function toShownRequests(all: readonly LineReservation[]): ShownRequests {
  const shown = all.filter(({ counties }) => counties?.origin != null || counties?.destination != null);
  return { shown, inactive: all.length - shown.length };
}
