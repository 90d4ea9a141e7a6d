import type { Session } from "../../core/session/session.ts";
import { adopt, styles } from "../../widgets/kit/element/styles.ts";
import type { Router } from "../router.ts";
import css from "./embed.css?inline";
import { type FrameMessage, toNavigation } from "./frame-message.ts";
import { toParentOrigin } from "./parent-origin.ts";

/** A page that is being put together has many heights, ms; the page around it should jump to the last one only. */
const quietTime = 100;

/** Written into the page by the server, from its FRAME_ANCESTORS. */
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

/** Makes the page one that lies in a frame; tells the page around it about itself if that is one of the configured ones. */
export function startFrame(router: Router, session: Session): void {
  adopt(document, [styles(css)]);
  const parentOrigin = findParent();
  if (parentOrigin === null) return;
  const tell = (message: FrameMessage) => globalThis.parent.postMessage(message, parentOrigin);

  let toldHeight = 0;
  const tellHeight = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    // Nothing is drawn yet.
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
