import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Location } from "../../core/portal/addresses.ts";
import type { WidgetEventDetails } from "../../widgets/kit/element/events.ts";
import type { Area } from "./areas.ts";
import { usePortal } from "../context.ts";
import { useIsMissing } from "./use-is-missing.ts";

interface AreaElementProps {
  readonly area: Area;
  readonly location: Location;
  /** In place of an element whose code could not be loaded. */
  readonly missing: ReactNode;
  readonly children: ReactNode;
}

function isOtherStep({ steps = [] }: Area, before: string, after: string): boolean {
  const [left, entered] = [new URLSearchParams(before), new URLSearchParams(after)];
  return steps.some((name) => left.get(name) !== entered.get(name));
}

/** One element as the page's content, with its `query` bound to the address. Give it the tag as key. */
export function AreaElement({ area, location, missing, children }: AreaElementProps) {
  const { router } = usePortal();
  const host = useRef<HTMLDivElement>(null);
  const isMissing = useIsMissing(host);

  // Sets attributes itself: React 19 sets properties once an element is defined, and attributes before.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const wanted = new Map(Object.entries(area.attributes?.(location) ?? {}));
    if (location.query !== "") wanted.set("query", location.query);
    for (const name of element.getAttributeNames()) if (!wanted.has(name)) element.removeAttribute(name);
    for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }, [area, location]);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const handleQuery = (event: Event) => {
      if (event.target !== element) return;
      const { query } = (event as CustomEvent<WidgetEventDetails["shuttle-query"]>).detail;
      const isStep = isOtherStep(area, router.$location.get().query, query);
      router.setQuery(query, { isStep, layers: area.layers ?? [] });
    };
    element.addEventListener("shuttle-query", handleQuery);
    return () => element.removeEventListener("shuttle-query", handleQuery);
  }, [router, area]);

  // Typed as a known element, because the tag is only known at run time.
  const Tag = area.tag as "div";
  if (isMissing) return missing;
  return (
    <div className={area.isFull ? "portal-page full" : "portal-page"}>
      <Tag ref={host}>{children}</Tag>
    </div>
  );
}
