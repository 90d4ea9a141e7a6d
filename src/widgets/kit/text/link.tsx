import { useStore } from "@nanostores/react";
import type { MouseEvent, ReactNode } from "react";
import { jobsOf } from "../../../core/session/jobs.ts";
import { useWidget } from "../element/context.ts";
import { type Destination, toHref } from "../element/events.ts";

interface LinkProps {
  readonly to: Destination;
  readonly children: ReactNode;
  readonly className?: string;
  /** Accessible name, where the text alone doesn't say of what. */
  readonly label?: string;
}

/** False for a click that opens a new tab or window or downloads: the browser handles it. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/**
 * Leads to another area: raises `shuttle-navigate`, and follows its address when no listener prevented that and `portal-url` is
 * set. Without `portal-url` there is no address, so it is a button.
 */
export function Link({ to, children, className = "link", label }: LinkProps) {
  const { root, session, emit } = useWidget();
  const { portalUrl } = useStore(session.$settings);
  const href = toHref(to, portalUrl);
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    let wasAsked = false;
    const go = () => {
      const detail = { name: to.name, params: to.params ?? {}, query: to.query ?? "", href };
      const isAllowed = emit("shuttle-navigate", detail);
      if (!isAllowed || href === null) event.preventDefault();
      // The default action of the click is long over, so the address is opened by code.
      else if (wasAsked) session.environment.open(href);
    };
    if (jobsOf(session).leave(root, go)) return;
    wasAsked = true;
    event.preventDefault();
  };
  if (href === null) {
    return (
      <button type="button" className={className} aria-label={label} onClick={handleClick}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} className={className} aria-label={label} onClick={handleClick}>
      {children}
    </a>
  );
}
