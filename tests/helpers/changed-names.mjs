/**
 * Areas, rooms and test files that paths lie in, by which tests/helpers/tier.ts knows their tests:
 * `src/widgets/kit/table/table-head.tsx` gives widgets, kit and table.
 *
 * @param {string} paths one in a line
 * @returns {string[]}
 */
export function toNames(paths) {
  const found = paths.matchAll(/^(?:src|demo\/server|demo|tests)\/([a-z-]+)\/([a-z-]+)(?:\/([a-z-]+))?/gm);
  return [...new Set([...found].flatMap(([, ...names]) => names.filter(Boolean)))];
}
