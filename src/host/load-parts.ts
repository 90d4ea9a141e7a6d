import type { Session } from "../core/session/session.ts";
import type { Router } from "./router.ts";

/* Parts of the page that the sign-in does without. */
export const loadChrome = async () => ({ default: (await import("./shell/chrome.tsx")).Chrome });
export const loadJobs = async () => ({ default: (await import("./jobs.tsx")).Jobs });
export const loadNotFound = async () => ({ default: (await import("./pages/not-found.tsx")).NotFound });
/** For a page in a frame (`?embed=1`): its styles, and what it tells the page around it. */
export const loadFrame = async (router: Router, session: Session) =>
  (await import("./embed/frame.ts")).startFrame(router, session);
