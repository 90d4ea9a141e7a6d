import { useStore } from "@nanostores/react";
import { lazy, Suspense } from "react";
import type { Session } from "../../../core/session/session.ts";

// Only needed with `idle-minutes`; the session also ends when this code can't be loaded.
const IdleNotice = lazy(() =>
  import("./idle-notice.tsx").then(
    ({ IdleNotice: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

interface IdleWarningProps {
  readonly session: Session;
  /** Whether the element is rendered and not hidden by CSS; must be the same function at every render. */
  readonly isVisible: () => boolean;
}

/** Loads and shows the notice in the last minute before a session ends by inactivity. */
export function IdleWarning({ session, isVisible }: IdleWarningProps) {
  const isNear = useStore(session.idle.$secondsLeft) !== null;
  return (
    isNear && (
      <Suspense fallback={null}>
        <IdleNotice isVisible={isVisible} />
      </Suspense>
    )
  );
}
