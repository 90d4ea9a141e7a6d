import { useEffect, useState } from "react";
import { ApiError } from "../../../core/errors.ts";
import { useWidget } from "../element/context.ts";
import { lateCode } from "../element/late-code.ts";
import { createExportJob, type ExportJob } from "./export-job.ts";

/** The writer comes with the first export. */
const writer = lateCode(() => import("./export-book.ts"));

/** One export at a time, for as long as its component is shown. */
export function useExportJob(): ExportJob {
  const { root, session, emit } = useWidget();
  const [job] = useState(() =>
    createExportJob({
      widget: toWidgetName(root),
      environment: session.environment,
      emit,
      run: async (...parameters) => {
        const { exportBook } = await writer.load().catch(() => {
          throw new ApiError("network", "import");
        });
        return exportBook(...parameters);
      },
    }),
  );
  useEffect(() => job.destroy, [job]);
  return job;
}

function toWidgetName(root: ShadowRoot | Document): string {
  return "host" in root ? root.host.localName.replace(/^shuttle-/, "") : "portal";
}
