import { ApiError, codeCall } from "../../../../core/http/errors.ts";
import { useWidget, type WidgetContextValue } from "../../element/context.ts";
import { createEmit, type Emit } from "../../element/events.ts";
import { lazyModule } from "../../element/lazy-module.ts";
import { useJob } from "../../jobs/use-job.ts";
import { createExportJob, type ExportJob } from "./export-job.ts";

/** The writer's code is loaded with the first export. */
const writer = lazyModule(() => import("./export-book.ts"));

/** An export job whose events are raised by the element that started it, or by the page after that is removed. */
export function makeExportJob({
  root,
  session,
  emit,
}: Pick<WidgetContextValue, "root" | "session" | "emit">): ExportJob {
  const isHere = () => !("host" in root) || root.host.isConnected;
  const emitAnywhere: Emit = (name, detail) => (isHere() ? emit : createEmit(document.documentElement))(name, detail);
  return createExportJob({
    widget: toWidgetName(root),
    session,
    emit: emitAnywhere,
    run: async (...parameters) => {
      const { exportBook } = await writer.load().catch(() => {
        throw new ApiError("network", codeCall);
      });
      return exportBook(...parameters);
    },
  });
}

/** One export at a time. It continues when its element is removed, and the next element of its kind shows it. */
export function useExportJob(): ExportJob {
  const context = useWidget();
  return useJob(`${toWidgetName(context.root)}/export`, () => makeExportJob(context));
}

function toWidgetName(root: ShadowRoot | Document): string {
  return "host" in root ? root.host.localName.replace(/^shuttle-/, "") : "portal";
}
