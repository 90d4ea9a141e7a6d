/**
 * Day.js as ES modules. Its main files are UMD, whose `define(["dayjs"], …)` a bundler of a project that installs the package would
 * follow. Node can't load its ES modules, so the sources name the others.
 */
export const dayjsModules = [
  { find: /^dayjs$/, replacement: "dayjs/esm/index.js" },
  { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: "dayjs/esm/plugin/$1/index.js" },
  { find: /^dayjs\/locale\/(\w+)\.js$/, replacement: "dayjs/esm/locale/$1.js" },
];
