import { useStore } from "@nanostores/react";
import { toHelp } from "../../core/http/errors.ts";
import { FailedPanel } from "../kit/feedback/panel.tsx";
import { plannerMessages as texts } from "./planner.messages.ts";
import type { PlannerProps } from "./planner.view.tsx";

/** In place of a section: nothing can be said without the routes. */
export function RoutesFailed({ store: { data } }: PlannerProps) {
  const load = useStore(data.$load);
  if (load.status !== "failed") return null;
  return (
    <div className="card" part="card">
      <FailedPanel
        title={texts.failed}
        help={toHelp(load.error)}
        onRetry={() => void data.refresh()}
        isRetrying={load.isRetrying}
      />
    </div>
  );
}
