/**
 * Replaces Day.js's main files by its ES modules: the main files are UMD, and a bundler in a project that installs the package would
 * follow their `define(["dayjs"], …)`. The sources import the main files, because Node can't load the ES modules.
 */
export const dayjsModules = [
  { find: /^dayjs$/, replacement: "dayjs/esm/index.js" },
  { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: "dayjs/esm/plugin/$1/index.js" },
];
