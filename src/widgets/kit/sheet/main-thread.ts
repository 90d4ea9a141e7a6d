/** Ms; a fallback for hidden pages, which get no animation frames. */
const longestFrame = 100;

/** Resolves after the browser has painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
