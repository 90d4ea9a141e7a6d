import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { jobsOf } from "../core/session/jobs.ts";
import { type PlaceName, toAddressOf } from "../core/portal/addresses.ts";
import { usePortal } from "./context.ts";

interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to: PlaceName;
  readonly query?: string;
}

/** A link to a place; clicks for a new tab, a window or a download are left to the browser. */
export function PlaceLink({ to, query = "", onClick, children, ...rest }: PlaceLinkProps) {
  const { session, router } = usePortal();
  const location = { name: to, params: {}, query };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick?.(event);
    jobsOf(session).leave(document, () => router.open(location));
  };
  return (
    <a {...rest} href={toAddressOf(location)} onClick={handleClick}>
      {children}
    </a>
  );
}
