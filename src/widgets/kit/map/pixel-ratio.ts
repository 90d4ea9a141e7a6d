/** Calls `onChange` when the page is zoomed or moved to a screen of another resolution. Returns a function that stops it. */
export function watchPixelRatio(onChange: () => void): () => void {
  let query: MediaQueryList | null = null;

  function watch(): void {
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", handleChange, { once: true });
  }
  function handleChange(): void {
    watch();
    onChange();
  }
  watch();
  return () => query?.removeEventListener("change", handleChange);
}
