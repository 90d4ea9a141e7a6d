import { type ReactNode, useId, useState } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import { Icon } from "../text/icon.tsx";

interface FoldProps {
  /** Its class, and the prefix of the classes of its line and its body. */
  readonly name: "fold";
  /** Content of the button. */
  readonly line: ReactNode;
  readonly children: ReactNode;
}

/** A disclosure: one line that expands to its content. In wide layouts each stylesheet hides the line and shows the content. */
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
