/** Files that only `npm run test:all` runs, by suite. */
export const onlyWhole: Readonly<Record<"unit" | "elements" | "portal" | "consumers", readonly string[]>>;
