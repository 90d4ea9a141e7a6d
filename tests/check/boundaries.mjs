// Enforces the import rules (docs/architecture.md). The list of areas is read from the folders of src/widgets, so that a new area
// is checked from its first commit.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Packages, each with the only places that may import it. */
const owners = [
  [/^ofetch$/, ["src/core/http/"]],
  [/^dayjs(\/|$)/, ["src/core/time/"]],
  [/^@tanstack\/query-core$/, ["src/core/query/"]],
  [/^@r2wc\//, ["src/widgets/kit/root/"]],
  [/^leaflet/, ["src/widgets/kit/map/leaflet/"]],
  [/^(@shoelace-style\/|uplot|exceljs|@tanstack\/react-virtual$)/, ["src/widgets/kit/"]],
  [/^dompurify/, ["src/widgets/passenger-tickets/mail/"]],
  [/^(react|react-dom|@nanostores\/react|lucide-static)(\/|$)/, ["src/widgets/", "src/host/"]],
];

/** Only these modules may use the date library's objects; all other code works with days, months, timestamps and strings. */
const dateModules = ["src/core/time/", "src/core/text/format-date.ts"];

/** Dates formatted by the JavaScript engine. Only src/core/time may use `Intl`, to read Istanbul's offset from `formatToParts`. */
const engineDates = /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(/;

/** Packages that must be loaded with `import()` when they are first needed, never together with an element. */
const lazyOnly = /^(leaflet\/|leaflet$|uplot$|exceljs|dompurify$)/;
const lazyHolders = [
  "src/widgets/kit/map/leaflet/",
  "src/widgets/kit/chart/",
  "src/widgets/kit/sheet/",
  "src/widgets/passenger-tickets/mail/",
];

/** The layer of a file; imports may only go to the same or a lower one. */
function floorOf(path) {
  if (path.startsWith("src/core/") || path === "package.json") return 0;
  if (path.startsWith("src/widgets/kit/")) return 1;
  if (path.startsWith("src/widgets/shared/")) return 2;
  if (path.startsWith("src/widgets/")) return 3;
  if (path.startsWith("src/host/")) return 4;
  return 5;
}

/** The kit's rooms, each of which may import those before it. */
const kitRooms =
  "element text feedback print layout overlay shoelace field date age jobs look diagnose chart map sheet table root".split(
    " ",
  );
const kitRoomOf = (path) => /^src\/widgets\/kit\/([^/]+)\//.exec(path)?.[1];

/** The area of a file: one folder of src/widgets that is neither the kit nor the shared pieces. */
function areaOf(path) {
  const [, area, rest] = /^src\/widgets\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return area && rest && area !== "kit" && area !== "shared" ? area : null;
}

/** All imports of a file: the specifier, and whether it is a type-only or a dynamic import. */
export function importsOf(text) {
  const found = [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  for (const [, kind, specifier] of code.matchAll(/^\s*(?:import|export)\s+(type\s)?[^"';]*?from\s*"([^"]+)"/gm))
    found.push({ specifier, isType: Boolean(kind), isLazy: false });
  for (const [, specifier] of code.matchAll(/^\s*import\s*"([^"]+)"/gm))
    found.push({ specifier, isType: false, isLazy: false });
  for (const [, specifier] of code.matchAll(/\bimport\(\s*"([^"]+)"/g))
    found.push({ specifier, isType: false, isLazy: true });
  return found;
}

/** The path that the relative `specifier` in the file `path` resolves to, from the project's root. */
const targetOf = (path, specifier) =>
  relative(root, join(root, dirname(path), specifier.replace(/\?.*$/, ""))).replaceAll("\\", "/");

/** The rules that one import of one file breaks. Paths are relative to the project. */
export function problemsOf(path, { specifier, isType, isLazy }) {
  const problems = [];
  if (!specifier.startsWith(".")) {
    for (const [pattern, places] of owners) {
      if (path.startsWith("src/") && pattern.test(specifier) && !places.some((place) => path.startsWith(place))) {
        problems.push(`${specifier} may only be imported in ${places.join(", ")}`);
      }
    }
    if (
      lazyOnly.test(specifier) &&
      !isType &&
      !isLazy &&
      !specifier.endsWith("?inline") &&
      !lazyHolders.some((place) => path.startsWith(place))
    ) {
      problems.push(`${specifier} must come by import() at the moment of use`);
    }
    return problems;
  }
  const target = targetOf(path, specifier);
  if (target === "src/core/time/dayjs.ts" && !dateModules.some((place) => path.startsWith(place)))
    problems.push(`${target} may only be imported in ${dateModules.join(", ")}`);
  if (floorOf(target) > floorOf(path)) problems.push(`${target} lies above: imports point downwards, towards core`);
  const [own, other] = [areaOf(path), areaOf(target)];
  if (own && other && own !== other) problems.push(`an area never imports another area: ${target}`);
  const [room, otherRoom] = [kitRoomOf(path), kitRoomOf(target)];
  if (room && otherRoom && kitRooms.indexOf(otherRoom) > kitRooms.indexOf(room))
    problems.push(`a room of the kit imports those before it only (kitRooms): ${target}`);
  if (path.startsWith("src/widgets/kit/") && /^src\/core\/api\/(?!values)/.test(target) && !isType)
    problems.push(`the kit knows no API call: ${target}`);
  return problems;
}

/** Enumeration values of the provider: names with `_` that aren't fields. */
const enumerated = ["hr_approved", "on_hold", "passenger_added", "passenger_removed", "whs_approved"];
/** Parameters of addresses: also no fields of the provider. */
const parameters = ["date_start", "route_name", "scheduled_date", "time_period", "trip_id"];
const notFields = new Set([...enumerated, ...parameters]);
const fieldNames =
  /(?<!filters)\["([a-z]\w*_\w+)"\]|"(?:[^"\\\n]|\\.)*"|(?<![\w$])([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?!\w|: ")/g;

/** Transport terms, which the kit must not use: it has pins, lines and signs instead. `stop` is missing because it is also a verb. */
const transport = new Set(["boarding", "driver", "employee", "passenger", "route", "seat", "trip", "vehicle"]);

/** Identifiers in the kit's code that contain a transport term, e.g. `moveVehicle` or `routes`. String literals are ignored. */
function transportOf(text) {
  const names =
    withoutComments(text)
      .replace(/"(?:[^"\\\n]|\\.)*"/g, "")
      .match(/[A-Za-z_$][\w$]*/g) ?? [];
  const isTransport = (name) =>
    name.split(/(?=[A-Z])|_/).some((word) => transport.has(word.toLowerCase().replace(/s$/, "")));
  return [...new Set(names.filter(isTransport))];
}

/** Removes comments, and all of a template literal except its `${…}` expressions. */
const withoutComments = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "")
    .replace(/`[^`]*`/g, (template) => [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => inner).join(";"));

/** The provider's field names used as a variable, property or key. Ignored: string literals, and keys whose value is one. */
function fieldsOf(text) {
  const code = withoutComments(text).replace(
    /(?<=[(=,:[]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g,
    "",
  );
  const names = [...code.matchAll(fieldNames)].map(([, accessed, name]) => accessed ?? name);
  return [...new Set(names.filter((name) => name && !notFields.has(name)))];
}

/** The rules that the code itself breaks, apart from what it imports. */
export function problemsOfCode(path, text) {
  const isProduct = path.startsWith("src/") || path.startsWith("demo/server/");
  const hasEngineDates = isProduct && !path.startsWith("src/core/time/") && engineDates.test(text);
  const fields = path.startsWith("src/") && !path.startsWith("src/core/api/") ? fieldsOf(text) : [];
  const hasBareCall =
    path.startsWith("src/core/api/") && path !== "src/core/api/call.ts" && /\bhttp\.(get|post|delete)\(/.test(text);
  const hasHiddenCall = path.startsWith("src/core/api/") && /^const \w+ = defineCall\(/m.test(text);
  return [
    ...(hasBareCall ? ["calls are defined (call.ts) and sent by `send`, so that docs/api/openapi.json has them"] : []),
    ...(hasHiddenCall ? ["a defined call is exported, so that docs/api/openapi.json has it"] : []),
    ...(hasEngineDates ? ["dates are read and written by src/core/time, not as an engine writes them"] : []),
    ...fields.map((name) => `${name}: the provider's field names end in src/core/api`),
    ...(path.startsWith("src/widgets/kit/") ? transportOf(text) : []).map(
      (name) => `${name}: the kit knows nothing of transport`,
    ),
  ];
}

export function readSources(folder = root) {
  const folders = ["src", "demo"];
  return folders.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes(".data"))
      .map((file) => `${name}/${file}`.replaceAll("\\", "/")),
  );
}

/**
 * Files of src/widgets/shared that fewer than two areas import, directly or not; src/host counts as one. Texts in other languages are
 * found by their names. `files`: path → source.
 */
export function findUnshared(files) {
  const isShared = (path) => path.startsWith("src/widgets/shared/") && !/\.messages\.\w+\.ts$/.test(path);
  const users = new Map([...files.keys()].filter(isShared).map((path) => [path, new Set()]));
  function reach(path, area) {
    for (const { specifier } of importsOf(files.get(path))) {
      const target = targetOf(path, specifier);
      if (!users.has(target) || users.get(target).has(area)) continue;
      users.get(target).add(area);
      reach(target, area);
    }
  }
  for (const path of files.keys()) {
    const area = path.startsWith("src/host/") ? "host" : areaOf(path);
    if (area) reach(path, area);
  }
  return [...users].filter(([, areas]) => areas.size < 2).map(([path]) => `${path}: fewer than two areas use it`);
}

export function checkBoundaries() {
  const files = new Map(readSources().map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const problems = [...files].flatMap(([path, text]) =>
    [...importsOf(text).flatMap((entry) => problemsOf(path, entry)), ...problemsOfCode(path, text)].map(
      (problem) => `${path}: ${problem}`,
    ),
  );
  return [...problems, ...findUnshared(files)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkBoundaries();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
