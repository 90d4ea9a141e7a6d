import building2Icon from "lucide-static/icons/building-2.svg?raw";
import houseIcon from "lucide-static/icons/house.svg?raw";
import type { Boarding } from "../../../core/planner/boarding.ts";
import { missing } from "../../../core/text/format.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { askMessages as texts } from "../planner.messages.ts";
import { homeClock, stopName, toFigures } from "./ask.model.ts";

/** The way from home to the office, or back, as a line with its stops. */
export function WayLine({ boarding }: { readonly boarding: Boarding }) {
  const { way, stop } = boarding;
  const { clock, walkMinutes, ride } = toFigures(boarding);
  const isMorning = way.period === "morning";
  const points = [
    {
      kind: "home",
      clock: homeClock(boarding),
      text: isMorning ? texts.way.leaveHome : texts.way.reachHome,
      sign: <Icon of={houseIcon} size="tiny" />,
    },
    { kind: "stop", clock, text: stopName(stop), sign: stop.letter },
    {
      kind: "office",
      clock: way.officeClock ?? missing,
      text: texts.way.office,
      sign: <Icon of={building2Icon} size="tiny" />,
    },
  ];
  const legs = [
    { kind: "walk", text: texts.way.walk(walkMinutes) },
    { kind: "ride", text: ride === missing ? texts.way.rideUnknown : texts.way.ride(ride) },
  ];
  const [shownPoints, shownLegs] = isMorning ? [points, legs] : [points.toReversed(), legs.toReversed()];
  return (
    <ol className={`planner-way ${way.period}`}>
      {shownPoints.map((point, index) => {
        const leg = shownLegs[index];
        return (
          <li key={point.kind} className={point.kind}>
            <span className="planner-sign center" aria-hidden="true">
              {point.sign}
            </span>
            <span className="planner-point">
              <b>{point.clock}</b> {point.text}
            </span>
            {leg && <span className={`planner-leg ${leg.kind}`}>{leg.text}</span>}
          </li>
        );
      })}
    </ol>
  );
}
