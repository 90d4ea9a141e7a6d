import type { ReactNode } from "react";
import { type LazyModule, useLazyModule } from "../element/lazy-module.ts";
import { AsyncPanel } from "../feedback/panel.tsx";

interface LatePartProps<Module> {
  readonly code: LazyModule<Module>;
  readonly failedTitle: string;
  /** Default: nothing is rendered while the code loads. */
  readonly skeleton?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/** A part whose code is loaded when it is first rendered, with a retry button if that fails. */
export function LatePart<Module>({ code, failedTitle, skeleton, children }: LatePartProps<Module>) {
  const { load, retry } = useLazyModule(code);
  if (load.status === "loading" && skeleton === undefined) return null;
  return (
    <AsyncPanel load={load} failedTitle={failedTitle} onRetry={retry} skeleton={skeleton}>
      {children}
    </AsyncPanel>
  );
}
