/*
 * The public custom properties: what a page may set on an element or on any ancestor to give the elements its own look.
 * Data only, and never in a bundle that draws something: docs/theming.md, its check and the tests are made from it. The
 * defaults are in tokens.css and the map's colors.css.
 */

/** What a value must be, in the words of CSS. */
type HostValue = "color" | "length" | "number" | "font-family" | "border" | "box-shadow";

interface HostProperty {
  readonly type: HostValue;
  /** Where it is seen. */
  readonly description: string;
  /**
   * A second property ends in `-dark` and applies in the dark theme: `own` is independent, `falls-back` takes the value without
   * `-dark` where it is not set.
   */
  readonly dark?: "own" | "falls-back";
}

const color = (description: string, dark: "own" | "falls-back" = "own"): HostProperty => ({
  type: "color",
  dark,
  description,
});

/** By name without `--shuttle-host-`. */
export const hostProperties = {
  accent: color(
    "Brand colour: primary buttons, links, focus, selection; all greys lean to it. 4.5:1 on the surface",
    "falls-back",
  ),
  "on-accent": color("Words and icons on the accent. 4.5:1 on it"),
  link: color("Links, where they are not to have the accent. 4.5:1 on the surface"),
  focus: color("Line around what has the focus. 3:1 on the surface"),
  surface: color("Ground of cards; borders, hovers and the map's land derive from it", "falls-back"),
  "surface-raised": color("Ground of what floats: dialogs, drawers, menus, panels over maps"),
  canvas: color("Ground between the cards"),
  text: color("Words. 4.5:1 on the surface"),
  "text-muted": color("Second-rank words. 4.5:1 on the surface"),
  "text-subtle": color("Help, units, captions. 4.5:1 on the surface"),
  border: color("Thin lines that only decorate: frames of cards, floating panels"),
  "border-strong": color("Outline of fields. 3:1 on the surface"),
  success: color("Good: marks and icons. 3:1 on the surface"),
  "success-text": color("Good: words. 4.5:1 on the surface and on `success-soft`"),
  "success-soft": color("Good: ground of chips and notes"),
  warning: color("Attention: marks and icons. 3:1 on the surface"),
  "warning-text": color("Attention: words. 4.5:1 on the surface and on `warning-soft`"),
  "warning-soft": color("Attention: ground of chips and notes"),
  danger: color("Error: marks and icons, destructive buttons. 4.5:1 under white words"),
  "danger-text": color("Error: words. 4.5:1 on the surface and on `danger-soft`"),
  "danger-soft": color("Error: ground of chips and notes"),
  morning: color("Morning routes on maps and in charts. 3:1 on the map's land"),
  evening: color("Evening routes on maps and in charts. 3:1 on the map's land"),
  "stop-own": color("Stops of own employees. 3:1 on the map's land"),
  "stop-mixed": color("Stops of own and other companies' employees. 3:1 on the map's land"),
  "stop-shadow": color("Stops of other companies' employees. 3:1 on the map's land"),
  "chart-1": color("First series of every chart; sparklines. 3:1 on the surface", "falls-back"),
  "chart-2": color("Second series. 3:1 on the surface"),
  "chart-3": color("Third series, CO₂. 3:1 on the surface"),
  "chart-4": color("Fourth series. 3:1 on the surface"),
  "chart-5": color("Fifth series. 3:1 on the surface"),
  "chart-6": color("Sixth series. 3:1 on the surface"),
  "map-land": color("Land of the built-in map"),
  "map-water": color("Sea, lakes and rivers of the built-in map"),
  "map-park": color("Woods and parks of the built-in map"),
  "map-road": color("Main roads of the built-in map"),
  font: { type: "font-family", description: "Typeface of everything; loaded by the page" },
  "font-heading": { type: "font-family", description: "Typeface of titles" },
  scale: { type: "number", description: "Multiplies every font size and line height: `1.125` is 12.5 % larger" },
  radius: { type: "length", description: "Corner of a control; those of chips, cards and dialogs derive from it" },
  "card-border": { type: "border", description: "Frame of a card, as the shorthand `border` takes it; `0` for none" },
  "focus-width": { type: "length", description: "Width of the focus line; at least 2px" },
  "shadow-float": { type: "box-shadow", dark: "own", description: "Shadow of panels that lie over a map or a table" },
  "shadow-overlay": { type: "box-shadow", dark: "own", description: "Shadow of dialogs, drawers, menus and toasts" },
  density: {
    type: "number",
    description: "`0` comfortable, `1` compact, anything between; moves the four measures below and button heights",
  },
  "row-height": { type: "length", description: "Least height of a table's row; at least 24px" },
  "control-height": { type: "length", description: "Height of fields and buttons; at least 24px" },
  "card-padding": { type: "length", description: "Room inside of a card" },
  gap: { type: "length", description: "Room between cards" },
} as const satisfies Readonly<Record<string, HostProperty>>;

/** Parts for `::part()` that every element has in addition to those of its own contract. */
export const commonParts = {
  root: "The frame around everything",
  table: "Every data table",
  dialog: "Every modal dialog, the viewer of photographs",
  drawer: "Every drawer",
  floating: "Every menu, popup, calendar, list of a search field",
  toast: "Every toast, the progress of an export",
} as const;
