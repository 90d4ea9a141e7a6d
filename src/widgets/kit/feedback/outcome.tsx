import { useEffect, useRef } from "react";
import { Icon } from "../text/icon.tsx";

interface OutcomeProps {
  readonly kind: "success" | "failure";
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

/** The outcome of a request. Takes the focus, because the form that had it is hidden. */
export function Outcome({ kind, icon, title, text }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`outcome ${kind}`} role={kind === "failure" ? "alert" : "status"}>
      <span className="outcome-icon center">
        <Icon of={icon} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
    </div>
  );
}
