import { useStore } from "@nanostores/react";
import type { MouseEvent, ReactNode } from "react";
import { useWidget } from "../../kit/element/context.ts";
import { toHref } from "../../kit/element/events.ts";

interface OwnLineLinkProps {
  readonly lineId: string;
  readonly children: ReactNode;
}

/**
 * Opens the passenger's own line in the route details, in a new tab, and not in this list. Emits `shuttle-navigate`, which the
 * page may cancel; without a portal address it is a button that only emits the event.
 */
export function OwnLineLink({ lineId, children }: OwnLineLinkProps) {
  const { session, emit } = useWidget();
  const { portalUrl } = useStore(session.$settings);
  const to = { name: "route-details", params: { id: lineId } } as const;
  const href = toHref(to, portalUrl);
  const handleClick = (event: MouseEvent) => {
    if (!emit("shuttle-navigate", { ...to, query: "", href, newTab: true })) event.preventDefault();
  };
  if (href === null) {
    return (
      <button type="button" className="line-open" onClick={handleClick}>
        {children}
      </button>
    );
  }
  return (
    <a className="line-open" href={href} target="_blank" rel="noopener" onClick={handleClick}>
      {children}
    </a>
  );
}
