import { useId, useState } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import chevronLeftIcon from "lucide-static/icons/chevron-left.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import chevronUpIcon from "lucide-static/icons/chevron-up.svg?raw";
import maximizeIcon from "lucide-static/icons/maximize.svg?raw";
import minimizeIcon from "lucide-static/icons/minimize.svg?raw";
import minusIcon from "lucide-static/icons/minus.svg?raw";
import moveIcon from "lucide-static/icons/move.svg?raw";
import plusIcon from "lucide-static/icons/plus.svg?raw";
import { Icon } from "../../text/icon.tsx";
import type { MapMessages } from "../map.messages.ts";
import type { FullScreen } from "./full-screen.ts";

interface ControlsProps {
  readonly texts: MapMessages;
  readonly onZoom: (levels: number) => void;
  /** Fractions of the map's size. */
  readonly onPan: (right: number, down: number) => void;
  readonly fullScreen: FullScreen | null;
}

/** One press moves the map by this fraction of its size. */
const STEP = 0.3;

/** Buttons for everything that otherwise needs a gesture (WCAG 2.5.7): zoom, move, full screen. */
export function MapControls({ texts, onZoom, onPan, fullScreen }: ControlsProps) {
  const [isPanning, setPanning] = useState(false);
  const id = useId();
  return (
    // The view needn't move for the arrows.
    <div className="sh-map-controls grid gap-8" data-map-cover={isPanning ? undefined : ""}>
      <div className="sh-map-buttons grid">
        <ControlButton label={texts.zoomIn} icon={plusIcon} onClick={() => onZoom(1)} />
        <ControlButton label={texts.zoomOut} icon={minusIcon} onClick={() => onZoom(-1)} />
      </div>
      <div className="sh-map-buttons grid">
        {fullScreen && (
          <ControlButton
            label={fullScreen.isFull ? texts.leaveFullScreen : texts.fullScreen}
            icon={fullScreen.isFull ? minimizeIcon : maximizeIcon}
            onClick={fullScreen.toggle}
          />
        )}
        <ControlButton
          label={texts.pan}
          icon={moveIcon}
          onClick={() => setPanning(!isPanning)}
          expands={{ id, isOpen: isPanning }}
        />
      </div>
      <div className="sh-map-pan" id={id} role="group" aria-label={texts.pan} hidden={!isPanning}>
        <ControlButton label={texts.panUp} icon={chevronUpIcon} onClick={() => onPan(0, -STEP)} />
        <ControlButton label={texts.panLeft} icon={chevronLeftIcon} onClick={() => onPan(-STEP, 0)} />
        <ControlButton label={texts.panRight} icon={chevronRightIcon} onClick={() => onPan(STEP, 0)} />
        <ControlButton label={texts.panDown} icon={chevronDownIcon} onClick={() => onPan(0, STEP)} />
      </div>
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick: () => void;
  readonly expands?: { readonly id: string; readonly isOpen: boolean };
}

function ControlButton({ label, icon, onClick, expands }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      {...(expands && { "aria-expanded": expands.isOpen, "aria-controls": expands.id })}
    >
      <Icon of={icon} />
    </button>
  );
}
