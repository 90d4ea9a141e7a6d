/**
 * Names of the folders and test files in these paths, by which tests/helpers/tier.ts finds the tests of a change:
 * `src/widgets/kit/table/table-head.tsx` gives widgets, kit and table.
 *
 * @param {string} paths one path on each line
 * @returns {string[]}
 */
export function toNames(paths) {
  const found = paths.matchAll(/^(?:src|demo\/server|demo|tests)\/([a-z-]+)\/([a-z-]+)(?:\/([a-z-]+))?/gm);
  return [...new Set([...found].flatMap(([, ...names]) => names.filter(Boolean)))];
}
