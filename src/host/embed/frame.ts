import type { Session } from "../../core/session/session.ts";
import { adopt, styles } from "../../widgets/kit/element/styles.ts";
import type { Router } from "../router.ts";
import css from "./embed.css?inline";
import { type FrameMessage, toNavigation } from "./frame-message.ts";
import { toParentOrigin } from "./parent-origin.ts";

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
