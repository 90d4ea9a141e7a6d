import { formatDistance, formatDuration, formatPercent } from "../../../core/text/format.ts";
import type { RideFigures } from "../../../core/marketplace/line/figures.ts";
import { figureMessages as texts } from "../marketplace.messages.ts";

export interface RideRow {
  readonly label: string;
  readonly toValue: (figures: RideFigures) => number | null;
  readonly toText: (value: number | null) => string;
  /** The provider has no value for the evening. */
  readonly isMorningOnly?: true;
}

/** The rows of one direction, in the detail and in the comparison. */
export const rideRows = (): readonly RideRow[] => [
  { label: texts.duration, toValue: ({ duration }) => duration, toText: formatDuration },
  { label: texts.detour, toValue: ({ detourRatio }) => detourRatio, toText: (value) => formatPercent(value) },
  { label: texts.walking, toValue: ({ walkingDistance }) => walkingDistance, toText: formatDistance },
  {
    label: texts.toOffice,
    toValue: ({ officeDistance }) => officeDistance,
    toText: formatDistance,
    isMorningOnly: true,
  },
];
