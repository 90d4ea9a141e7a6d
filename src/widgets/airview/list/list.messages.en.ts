import { plural } from "../../../core/text/plural.ts";
import type { listMessages } from "./list.messages.ts";

export const listEnglish: typeof listMessages = {
  label: "Route list",
  help: "Move with the arrow keys, select with Enter, clear the selection with Esc.",
  people: (count) => plural(count, "employee", "employees"),
};
