import { useLayoutEffect, useRef, useState } from "react";
import { $language } from "../../../core/text/messages.ts";
import { flushSync } from "react-dom";
import { styles, useStyles } from "../element/styles.ts";
import { defineShoelace, type ShoelaceCheckbox } from "../shoelace/define.ts";
import css from "../shoelace/shoelace.css?inline";

const shoelaceStyles = styles(css);

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Some, but not all, of the items that the checkbox stands for are selected. */
  readonly isIndeterminate?: boolean | undefined;
  readonly help?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
}

/** A checkbox, based on Shoelace's. */
export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, onChange, isIndeterminate = false, help = "", isDisabled = false, name = "" } = props;
  useStyles(shoelaceStyles);
  // Defined before the first rendering, because React sets properties only on elements that are already defined.
  useState(defineShoelace);
  const element = useRef<ShoelaceCheckbox>(null);
  // Resets the element to the rendered state, also when a click was not accepted.
  useLayoutEffect(() => {
    if (element.current) element.current.checked = isChecked;
  });
  const handleChange = () => {
    if (!element.current) return;
    const next = element.current.checked;
    element.current.checked = isChecked;
    // Synchronously, as for native controls: React would defer the update, and a second click would start from the old state.
    flushSync(() => onChange(next));
  };
  return (
    <shuttle-sl-checkbox
      ref={element}
      // Shoelace reads only its own `lang` attribute and that of <html>.
      lang={$language.get()}
      name={name}
      disabled={isDisabled}
      indeterminate={isIndeterminate}
      helpText={help}
      onshuttle-sl-change={handleChange}
    >
      {label}
    </shuttle-sl-checkbox>
  );
}
