import { type ReactNode, useId, useState } from "react";
import { Icon } from "../text/icon.tsx";
import { chevronDownIcon } from "../text/icons.ts";

interface FoldProps {
  /** Its class, and the beginning of those of its line and its body. */
  readonly name: "fold" | "table-fold";
  /** What the button says. */
  readonly line: ReactNode;
  readonly children: ReactNode;
}

/** One line that opens to what it stands for; the style sheet of each says where there is no line and all is shown. */
export function Fold({ name, line, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? `${name} open` : name}>
      <button
        type="button"
        className={`${name}-line`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {line}
        <Icon of={chevronDownIcon} size="small" />
      </button>
      <div className={`${name}-body`} id={id}>
        {children}
      </div>
    </div>
  );
}
