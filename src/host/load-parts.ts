/* Parts of the page that the sign-in does without. */
export const loadChrome = async () => ({ default: (await import("./shell/chrome.tsx")).Chrome });
export const loadNotFound = async () => ({ default: (await import("./pages/not-found.tsx")).NotFound });
