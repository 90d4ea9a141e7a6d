import { type ReactNode, useState } from "react";
import { Icon } from "../../../src/widgets/kit/text/icon.tsx";
import { chevronDownIcon } from "../../../src/widgets/kit/text/icons.ts";

/** Where the settings stand beside the preview there is room for all of them. */
const wide = "(min-width: 1080px)";

/** A part of the settings; folded at first where it would push the preview out of sight. */
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
