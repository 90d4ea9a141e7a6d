import circlePauseIcon from "lucide-static/icons/circle-pause.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import trashIcon from "lucide-static/icons/trash-2.svg?raw";
import type { RegistrationStatus } from "../../../core/api/employees.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { passengerMessages as texts } from "../personnel.messages.ts";

interface ButtonsProps {
  readonly actions: readonly RegistrationStatus[];
  readonly onChoose: (target: RegistrationStatus) => void;
  readonly size?: "medium" | "small";
}

const icons: Readonly<Record<RegistrationStatus, string>> = {
  on_hold: circlePauseIcon,
  registered: rotateCcwIcon,
  deleted: trashIcon,
};

/** The destructive button is apart from the others, at the far end. */
export function MembershipButtons({ actions, onChoose, size = "medium" }: ButtonsProps) {
  return (
    <div className="membership-buttons wrap gap-8">
      {actions.map((target) => (
        <button
          key={target}
          type="button"
          className={`button${size === "small" ? " small" : ""}${target === "deleted" ? " danger-ghost" : ""}`}
          onClick={() => onChoose(target)}
        >
          <Icon of={icons[target]} />
          {texts.membership[target]}
        </button>
      ))}
    </div>
  );
}
