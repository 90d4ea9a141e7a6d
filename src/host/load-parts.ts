import type { Session } from "../core/session/session.ts";
import type { Router } from "./router.ts";

/* Chunks of the page that the sign-in doesn't need. */
export const loadChrome = async () => ({ default: (await import("./shell/chrome.tsx")).Chrome });
/** The search, for a page in a frame that requests it (`?embed=search`). */
export const loadFrameSearch = async () => ({ default: (await import("./shell/chrome.tsx")).FrameSearch });
export const loadJobs = async () => ({ default: (await import("./jobs.tsx")).Jobs });
export const loadNotFound = async () => ({ default: (await import("./pages/not-found.tsx")).NotFound });
export const loadAccessibility = async () => ({
  default: (await import("./pages/accessibility.tsx")).Accessibility,
});
export const loadPrivacy = async () => ({ default: (await import("./pages/privacy.tsx")).Privacy });
/** For a page in a frame (`?embed=1`): its styles and its messages to the embedding page. */
export const loadFrame = async (router: Router, session: Session) =>
  (await import("./embed/frame.ts")).startFrame(router, session);
