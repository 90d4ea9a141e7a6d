import type { Mark } from "../column.ts";

/** A text in which `useFoundMarks()` colours what was found: the text itself stays as it is, whatever is searched. */
export const markText: Mark = (text) => <span className="marked-text">{text.normalize("NFC")}</span>;
