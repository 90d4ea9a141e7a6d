let isWarm = false;

/** A page's first formatted fraction costs a browser 20 ms, a slow phone 80: they pass while code or answers are on their way. */
export function warmUp(): void {
  if (!isWarm) setTimeout(() => new Intl.NumberFormat("tr-TR").format(0));
  isWarm = true;
}
