import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import { lazyModule } from "../element/lazy-module.ts";
import type { DayCalendarProps } from "./calendar.tsx";
import { fieldMessages as texts } from "../field/field.messages.ts";
import { Icon } from "../text/icon.tsx";
import { LatePart } from "../overlay/late-part.tsx";
import { Skeleton } from "../feedback/panel.tsx";
import { useFloating } from "../overlay/use-floating.ts";

// The calendar's library is loaded when it is opened.
const calendarCode = lazyModule(() => import("./calendar.tsx"));

interface CalendarButtonProps extends DayCalendarProps {
  /** Label of the field. */
  readonly label: string;
  readonly isDisabled: boolean;
}

/** Opens the calendar of a date field. */
export function CalendarButton({ label, isDisabled, onChoose, ...days }: CalendarButtonProps) {
  const { isOpen, close, buttonProps, panelProps } = useFloating("end");
  const choose = (day: string) => {
    onChoose(day);
    close();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-label={texts.openCalendar(label)}
        disabled={isDisabled}
        {...buttonProps}
      >
        <Icon of={calendarIcon} />
      </button>
      <div className="floating roomy" part="floating" role="dialog" aria-label={label} tabIndex={-1} {...panelProps}>
        {isOpen && <LateCalendar {...days} onChoose={choose} />}
      </div>
    </>
  );
}

const skeleton = <Skeleton height={300} width="280px" />;

function LateCalendar(props: DayCalendarProps) {
  return (
    <LatePart code={calendarCode} failedTitle={texts.calendarFailed} skeleton={skeleton}>
      {({ DayCalendar }) => <DayCalendar {...props} />}
    </LatePart>
  );
}
