import type { ReactNode } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { styles, useStyles } from "../element/styles.ts";
import { Icon } from "../text/icon.tsx";
import css from "./coverage.css?inline";

const coverageStyles = styles(css);

interface CoverageProps {
  /** "status": announced when it changes. */
  readonly role?: "status" | "alert" | undefined;
  readonly children: ReactNode;
}

/** Below an area's heading: what its figures are based on. */
export function Coverage({ role, isReading = false, children }: CoverageProps & { readonly isReading?: boolean }) {
  useStyles(coverageStyles);
  return (
    // A region whose count changes while it is read announces what follows only.
    <div className="coverage row wrap text-sm" role={role} aria-live={isReading ? "off" : undefined}>
      {children}
    </div>
  );
}

/** What was read. */
export function CoverageRead({ role, children }: CoverageProps) {
  return (
    <p role={role}>
      <Icon of={circleCheckIcon} size="small" />
      {children}
    </p>
  );
}

/** What is missing, and how to get it. */
export function CoverageMissing({ role, children }: CoverageProps) {
  return (
    <p className="coverage-missing" role={role}>
      <Icon of={triangleAlertIcon} size="small" />
      {children}
    </p>
  );
}

/** Of when the data are, or of which part; at the right end. */
export function CoverageEnd({ children }: Pick<CoverageProps, "children">) {
  return <p className="coverage-end">{children}</p>;
}
