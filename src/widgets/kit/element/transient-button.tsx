import type { ComponentProps } from "react";
import { useFocusFallback } from "./focus.ts";

/** A button that may be removed while it has the focus, for example by its own press: the focus moves to what is around it. */
export function TransientButton(props: Omit<ComponentProps<"button">, "type" | "ref">) {
  return <button ref={useFocusFallback<HTMLButtonElement>()} type="button" {...props} />;
}
