import { type ReactNode, useState } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import { Icon } from "../../../src/widgets/kit/text/icon.tsx";

/** From this width on the settings are beside the preview and fit unfolded. */
const wide = "(min-width: 1080px)";

/** A part of the settings; folded at first in a narrow window, where it would push the preview out of view. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => matchMedia(wide).matches);
  return (
    <details className="panel fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2 className="panel-title">{title}</h2>
        <Icon of={chevronDownIcon} size="small" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
