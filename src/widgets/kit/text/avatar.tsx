import { toInitials } from "../../../core/text/text.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./avatar.css?inline";

const avatarStyles = styles(css);

/** Initials, hidden from screen readers: the name is beside it. */
export function Avatar({ name, size = "small" }: { readonly name: string; readonly size?: "small" | "large" }) {
  useStyles(avatarStyles);
  return (
    <span className={`avatar ${size}`} aria-hidden="true">
      {toInitials(name)}
    </span>
  );
}
