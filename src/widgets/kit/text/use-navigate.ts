import { useCallback } from "react";
import { jobsOf } from "../../../core/session/jobs.ts";
import { useWidget } from "../element/context.ts";
import { type Destination, toHref } from "../element/events.ts";

/**
 * Leads to another area without a link, for a click on a row: raises `shuttle-navigate`, and follows the address when no
 * listener prevented that and `portal-url` is set. Every such row also has a `Link` to the same destination, for the keyboard
 * and for new tabs.
 */
export function useNavigate(): (to: Destination) => void {
  const { root, session, emit } = useWidget();
  return useCallback(
    ({ name, params = {}, query = "" }: Destination) => {
      const href = toHref({ name, params, query }, session.$settings.get().portalUrl);
      jobsOf(session).leave(root, () => {
        const isAllowed = emit("shuttle-navigate", { name, params, query, href });
        if (isAllowed && href !== null) session.environment.open(href);
      });
    },
    [root, session, emit],
  );
}
