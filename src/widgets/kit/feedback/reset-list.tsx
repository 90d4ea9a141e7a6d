import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import { styles, useStyles } from "../element/styles.ts";
import { Icon } from "../text/icon.tsx";
import css from "./reset-list.css?inline";
import { resetListMessages as texts } from "./feedback.messages.ts";

const resetStyles = styles(css);

/** Under a list that failed to load: a way out when the provider refuses a filter or the page no longer exists. */
export function ResetList({ onReset }: { readonly onReset: () => void }) {
  useStyles(resetStyles);
  return (
    <p className="reset-list">
      <button type="button" className="button small" onClick={onReset}>
        <Icon of={rotateCcwIcon} />
        {texts.button}
      </button>
    </p>
  );
}
