import { useCallback, useMemo } from "react";
import { jobsOf } from "../../../core/session/jobs.ts";
import { useWidget } from "../element/context.ts";
import { type Destination, toHref } from "../element/events.ts";
import type { RowAction } from "./table-props.ts";

/**
 * Leads to another area without a link, for a click on a row: raises `shuttle-navigate`, and follows the address when no
 * listener prevented that and `portal-url` is set. Every such row also has a `Link` to the same destination, for the keyboard
 * and for new tabs.
 */
function useNavigate(): (to: Destination) => void {
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

/** The action of rows that have a page. Both functions must be the same on every rendering while nothing has changed. */
export function useRowPage<Row>(label: (row: Row) => string, to: (row: Row) => Destination): RowAction<Row> {
  const navigate = useNavigate();
  return useMemo(() => ({ label, to, onOpen: (row) => navigate(to(row)) }), [label, to, navigate]);
}
