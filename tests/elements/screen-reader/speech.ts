import { ancestors, type Node, walk } from "./tree.ts";

/** Turkish names of roles in screen readers. Other roles are spoken by their own name, in brackets. */
const roleWords: Readonly<Record<string, string>> = {
  alert: "uyarı",
  alertdialog: "uyarı penceresi",
  button: "düğme",
  checkbox: "onay kutusu",
  columnheader: "sütun başlığı",
  combobox: "birleşik giriş kutusu",
  complementary: "ek bilgi",
  contentinfo: "sayfa bilgisi",
  dialog: "iletişim penceresi",
  figure: "şekil",
  form: "form",
  group: "grup",
  image: "resim",
  link: "bağlantı",
  list: "liste",
  listbox: "seçenek listesi",
  main: "ana içerik",
  menu: "menü",
  menuitem: "menü ögesi",
  menuitemradio: "menü seçeneği",
  navigation: "gezinme",
  option: "seçenek",
  progressbar: "ilerleme çubuğu",
  radio: "seçenek düğmesi",
  radiogroup: "seçenek grubu",
  region: "bölge",
  rowheader: "satır başlığı",
  search: "arama",
  searchbox: "arama alanı",
  slider: "kaydırıcı",
  spinbutton: "sayı alanı",
  switch: "anahtar",
  tab: "sekme",
  table: "tablo",
  tablist: "sekme listesi",
  tabpanel: "sekme paneli",
  textbox: "yazı alanı",
  toolbar: "araç çubuğu",
};

/** Roles spoken as a whole, by their accessible name. */
const things = new Set([
  "button",
  "checkbox",
  "columnheader",
  "combobox",
  "heading",
  "image",
  "link",
  "menuitem",
  "menuitemradio",
  "option",
  "progressbar",
  "radio",
  "rowheader",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "tab",
  "textbox",
]);
/** Roles spoken with their position in the set: "2 / 3". */
const numbered = new Set(["menuitem", "menuitemradio", "option", "radio", "tab"]);
/** Containers, spoken when entered; those of `named` only if they have a name. */
const named = new Set(["figure", "form", "group", "region", "tabpanel", "toolbar"]);
const containers = new Set([
  "alertdialog",
  "complementary",
  "contentinfo",
  "dialog",
  "list",
  "listbox",
  "main",
  "menu",
  "navigation",
  "radiogroup",
  "search",
  "table",
  "tablist",
  ...named,
]);
/** Roles read as one line of text. */
const lines = new Set(["cell", "definition", "gridcell", "LabelText", "listitem", "paragraph", "term"]);
/** Roles that aren't spoken, but their content is. */
const transparent = new Set([
  "alert",
  "DescriptionList",
  "emphasis",
  "generic",
  "none",
  "note",
  "rowgroup",
  "sectionfooter",
  "sectionheader",
  "status",
  "strong",
  "time",
  "RootWebArea",
  "code",
  "DescriptionListTerm",
  "DescriptionListDetail",
  "Legend",
  "Figcaption",
  "caption",
]);
const silent = new Set(["InlineTextBox", "LineBreak", "ListMarker"]);

/** The parts of a node that are spoken, without structural nodes. */
function shown(node: Node): Node[] {
  return node.children.flatMap((child) => (child.isIgnored ? shown(child) : [child]));
}

const isTrue = (node: Node, property: string) => {
  const value = node.property(property);
  return value === true || value === "true";
};

function toState(node: Node, property: string, yes: string, no?: string): string | undefined {
  const value = node.property(property);
  if (value === undefined) return undefined;
  return value === "mixed" ? "kısmen işaretli" : isTrue(node, property) ? yes : no;
}

function toStates(node: Node): (string | undefined)[] {
  const invalid = node.property("invalid");
  return [
    toState(node, "checked", "işaretli", "işaretli değil"),
    toState(node, "pressed", "basılı", "basılı değil"),
    toState(node, "expanded", "açık", "kapalı"),
    isTrue(node, "selected") ? "seçili" : undefined,
    isTrue(node, "required") ? "zorunlu" : undefined,
    isTrue(node, "readonly") ? "salt okunur" : undefined,
    isTrue(node, "disabled") ? "kullanılamaz" : undefined,
    isTrue(node, "busy") ? "meşgul" : undefined,
    invalid !== undefined && invalid !== "false" ? "geçersiz giriş" : undefined,
    node.property("hasPopup") && node.role !== "combobox" ? "açılır" : undefined,
  ];
}

function toPlace(node: Node): string | undefined {
  if (!numbered.has(node.role)) return undefined;
  if (node.placeInSet) return node.placeInSet;
  const set = ancestors(node).findLast(({ role, isIgnored }) => !isIgnored && containers.has(role));
  if (!set) return undefined;
  const like = [...walk(set)].filter(({ role, isIgnored }) => role === node.role && !isIgnored);
  return `${like.indexOf(node) + 1} / ${like.length}`;
}

const rowsOf = (table: Node) => [...walk(table)].filter(({ role, isIgnored }) => role === "row" && !isIgnored);

function toRole(node: Node): string {
  if (node.role === "heading") return `başlık, düzey ${String(node.property("level"))}`;
  const word = roleWords[node.role] ?? `[${node.role}]`;
  if (node.role === "table") {
    const rows = rowsOf(node);
    return `${word}, ${rows.length} satır, ${Math.max(0, ...rows.map((row) => shown(row).length))} sütun`;
  }
  if (node.role === "list") return `${word}, ${shown(node).filter(({ role }) => role === "listitem").length} öge`;
  return word;
}

/** "Devam Et, düğme, kullanılamaz": name, role, state, value, description. */
export function toPhrase(node: Node): string {
  const description = node.description === node.name ? "" : node.description;
  return [node.name, toRole(node), ...toStates(node), node.value, toPlace(node), description]
    .filter(Boolean)
    .join(", ");
}

const isEntered = (node: Node) =>
  !node.isIgnored && containers.has(node.role) && (!named.has(node.role) || node.name !== "");

/** The text that the reading cursor reads in the node, one line for each stop. */
export function readLines(node: Node): string[] {
  const below = () => node.children.flatMap((child) => readLines(child));
  if (node.isIgnored) return below();
  if (node.role === "StaticText") return node.name === "" ? [] : [node.name];
  if (silent.has(node.role)) return [];
  if (things.has(node.role)) {
    const inside =
      node.role === "heading" || node.role.endsWith("header") ? below().filter((line) => line !== node.name) : [];
    return [toPhrase(node), ...(node.role === "heading" ? inside : [])];
  }
  if (node.role === "row") {
    const cells = shown(node).map((cell) => (things.has(cell.role) ? cell.name : readLines(cell).join(", ")));
    return [`satır: ${cells.join(" | ")}`];
  }
  if (lines.has(node.role)) {
    const text = below().join(" ");
    return text === "" ? [] : [text];
  }
  if (isEntered(node)) return [toPhrase(node), ...below()];
  if (transparent.has(node.role) || named.has(node.role)) return below();
  return [toPhrase(node), ...below()];
}

/** Row number and column header of a cell. */
function toColumn(cell: Node): string | undefined {
  const above = ancestors(cell);
  const table = above.findLast(({ role }) => role === "table");
  const row = above.findLast(({ role }) => role === "row");
  if (!table || !row) return undefined;
  const rows = rowsOf(table);
  const head = rows[0] === row ? undefined : rows[0];
  const column = head && shown(head)[shown(row).indexOf(cell)];
  return `satır ${rows.indexOf(row) + 1}${column?.name ? `, ${column.name} sütunu` : ""}`;
}

/** The speech when the focus moves from `before`: groups that are entered, then the node itself. */
export function toFocusPhrases(node: Node, before: Node | null): string[] {
  const known = new Set(before ? [...ancestors(before), before].map(({ id }) => id) : []);
  const entered = ancestors(node).filter((above) => isEntered(above) && !known.has(above.id));
  const cell = ancestors(node).findLast(({ role }) => role === "cell" || role === "gridcell");
  const place = cell && !known.has(cell.id) ? toColumn(cell) : undefined;
  const own = things.has(node.role) || isEntered(node) ? toPhrase(node) : readLines(node).join(" ");
  return [...entered.map((above) => toPhrase(above)), [place, own].filter(Boolean).join(": ")];
}
