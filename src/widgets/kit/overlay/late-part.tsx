import type { ReactNode } from "react";
import { type LazyModule, useLazyModule } from "../element/lazy-module.ts";
import { AsyncPanel } from "../feedback/panel.tsx";

interface LatePartProps<Module> {
  readonly code: LazyModule<Module>;
  readonly failedTitle: string;
  /** Without it nothing at all stands there until the code has come. */
  readonly skeleton?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/** A part of an element whose code comes when it is first shown, with a retry where it doesn't. */
export function LatePart<Module>({ code, failedTitle, skeleton, children }: LatePartProps<Module>) {
  const { load, retry } = useLazyModule(code);
  if (load.status === "loading" && skeleton === undefined) return null;
  return (
    <AsyncPanel load={load} failedTitle={failedTitle} onRetry={retry} skeleton={skeleton}>
      {children}
    </AsyncPanel>
  );
}
