import { titleOf } from "../core/portal/access.ts";
import { type Location, toAddressOf } from "../core/portal/addresses.ts";
import type { Session, SessionState } from "../core/session/session.ts";
import { adopt, styles } from "../widgets/kit/element/styles.ts";
import css from "./frame.css?inline";
import type { Router } from "./router.ts";

interface FrameSurroundings {
  /** Origins of the embedding pages, the nearest first; undefined in browsers without `location.ancestorOrigins` (Firefox). */
  readonly ancestorOrigins: readonly string[] | undefined;
  readonly referrer: string;
  /** Our own origin. */
  readonly origin: string;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/**
 * The origin of the embedding page if it is one of `allowed` (as in `frame-ancestors`: exact origins and `'self'`), else null.
 * Messages are sent to this origin only; wildcards match nothing.
 */
export function toParentOrigin(allowed: readonly string[], surroundings: FrameSurroundings): string | null {
  const { ancestorOrigins, referrer, origin } = surroundings;
  const known = allowed.map((entry) => (entry === "'self'" ? origin : originOf(entry)));
  // After a reload inside the frame the referrer is this page itself, and a page may send no referrer at all.
  const parent = ancestorOrigins?.[0] ?? originOf(referrer) ?? (known.length === 1 ? known[0] : undefined);
  // Pages from `file:` and sandboxed ones all have the opaque origin "null".
  return parent != null && parent !== "null" && known.includes(parent) ? parent : null;
}

/** Messages to the embedding page (docs/frame.md). */
type FrameMessage =
  /** Height of the page, px; sent when it changes. */
  | { readonly type: "shuttle-height"; readonly height: number }
  /** Sent on navigation to another area. Without its query, which may contain what a person typed. */
  | { readonly type: "shuttle-navigate"; readonly path: string; readonly title: string };

export function toNavigation(location: Location, state: SessionState): FrameMessage & { type: "shuttle-navigate" } {
  return {
    type: "shuttle-navigate",
    path: toAddressOf({ ...location, query: "" }),
    title: titleOf(location.name, state.status === "signed-in" ? state.profile : null),
  };
}

/** How long the height must stay the same before it is sent, ms: a page that is loading changes its height often. */
const quietTime = 100;

/** The allowed origins, which the server writes into the page from FRAME_ANCESTORS. */
function readAllowedParents(): string[] {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="shuttle-frame-parents"]') ?? { content: "" };
  return content.split(" ").filter((entry) => entry !== "");
}

function findParent(): string | null {
  if (globalThis.parent === globalThis.self) return null;
  const { ancestorOrigins } = location;
  return toParentOrigin(readAllowedParents(), {
    ancestorOrigins: (ancestorOrigins as DOMStringList | undefined) && [...ancestorOrigins],
    referrer: document.referrer,
    origin: location.origin,
  });
}

/** Sets the page up for a frame and sends messages to the embedding page, if its origin is configured. */
export function startFrame(router: Router, session: Session): void {
  adopt(document, [styles(css)]);
  const parentOrigin = findParent();
  if (parentOrigin === null) return;
  const tell = (message: FrameMessage) => globalThis.parent.postMessage(message, parentOrigin);

  let toldHeight = 0;
  const tellHeight = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    // Height 0: nothing is rendered yet.
    if (height === 0 || height === toldHeight) return;
    toldHeight = height;
    tell({ type: "shuttle-height", height });
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  new ResizeObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(tellHeight, quietTime);
  }).observe(document.body);

  let toldPath = "";
  router.$location.subscribe((location) => {
    const message = toNavigation(location, session.$state.get());
    if (message.path === toldPath) return;
    toldPath = message.path;
    tell(message);
  });
}
