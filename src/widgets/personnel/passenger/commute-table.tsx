import footprintsIcon from "lucide-static/icons/footprints.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import timerIcon from "lucide-static/icons/timer.svg?raw";
import waypointsIcon from "lucide-static/icons/waypoints.svg?raw";
import type { CommuteFigures, Employee } from "../../../core/api/employees.ts";
import { formatDistance, formatDuration, formatPercent } from "../../../core/text/format.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { passengerMessages as texts } from "../personnel.messages.ts";

const lines = () => [
  { label: texts.duration, icon: timerIcon, write: (figures: CommuteFigures) => formatDuration(figures.tripDuration) },
  {
    label: texts.walk,
    icon: footprintsIcon,
    write: (figures: CommuteFigures) => formatDistance(figures.walkingDistance),
  },
  { label: texts.detour, icon: waypointsIcon, write: (figures: CommuteFigures) => formatPercent(figures.detourRatio) },
];

/** Morning, evening and the average side by side. */
export function CommuteTable({ employee }: { readonly employee: Employee }) {
  return (
    <table className="commute">
      <caption className="visually-hidden">{texts.compareCaption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.figure}</span>
          </th>
          <th scope="col" className="morning">
            <Icon of={sunriseIcon} size="small" /> {texts.morning}
          </th>
          <th scope="col" className="evening">
            <Icon of={sunsetIcon} size="small" /> {texts.evening}
          </th>
          <th scope="col">{texts.average}</th>
        </tr>
      </thead>
      <tbody>
        {lines().map(({ label, icon, write }) => (
          <tr key={label}>
            <th scope="row">
              <Icon of={icon} size="small" /> {label}
            </th>
            <td>{write(employee.morning)}</td>
            <td>{write(employee.evening)}</td>
            <td>{write(employee.average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
