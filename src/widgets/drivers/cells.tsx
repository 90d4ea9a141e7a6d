import type { CSSProperties } from "react";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import type { DriverRow } from "../../core/api/drivers.ts";
import { formatPercent, missing } from "../../core/text/format.ts";
import type { Mark } from "../kit/table/column.ts";
import { DriverPhoto } from "../shared/driver/driver-photo.tsx";
import { Chip } from "../kit/text/chip.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";

interface DriverCellProps {
  readonly driver: DriverRow;
  readonly mark: Mark;
}

export function DriverCell({ driver, mark }: DriverCellProps) {
  return (
    <span className="driver-cell">
      <DriverPhoto name={driver.name} photo={driver.photo} size="small" />
      <span className="unbroken">{mark(driver.name)}</span>
    </span>
  );
}

/** The first route and the number of the others; screen readers hear all of them. */
export function RoutesCell({ names, mark }: { readonly names: readonly string[]; readonly mark: Mark }) {
  const [first, ...others] = names;
  if (first === undefined) return missing;
  if (others.length === 0) return mark(first);
  return (
    <span title={names.join(", ")}>
      {mark(first)} <span className="subtle instead-of-it">{texts.moreRoutes(others.length)}</span>
      <span className="visually-hidden rest-of-it">: {others.join(", ")}</span>
    </span>
  );
}

/** A bar as long as the share, and the figure; a single DOM node, because there are many rows. */
export function CompletionCell({ rate }: { readonly rate: number | null }) {
  if (rate === null) return missing;
  const style = { "--rate": `${Math.min(100, Math.max(0, rate))}%` } as CSSProperties;
  return (
    <span className="completion" style={style}>
      {formatPercent(rate)}
    </span>
  );
}

/** Documents of the driver wait for the company. */
export function toWaitingChip({ waitingRatio }: DriverRow) {
  if (waitingRatio === null || waitingRatio === 0) return null;
  return (
    <Chip kind="warn" icon={hourglassIcon}>
      {texts.waiting} {formatPercent(waitingRatio)}
    </Chip>
  );
}
