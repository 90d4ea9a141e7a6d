import { useLayoutEffect, useRef, useState } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { defineShoelace, type ShoelaceCheckbox } from "../shoelace/define.ts";
import css from "../shoelace/shoelace.css?inline";

const shoelaceStyles = styles(css);

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Some of what it stands for is chosen. */
  readonly isIndeterminate?: boolean | undefined;
  readonly help?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
}

/** Yes or no, on Shoelace's checkbox. */
export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, onChange, isIndeterminate = false, help = "", isDisabled = false, name = "" } = props;
  useStyles(shoelaceStyles);
  // Before its first rendering: React sets properties only on elements that it finds defined.
  useState(defineShoelace);
  const element = useRef<ShoelaceCheckbox>(null);
  // What is checked is what was rendered, also when a click was not accepted.
  useLayoutEffect(() => {
    if (element.current) element.current.checked = isChecked;
  });
  const handleChange = () => {
    if (!element.current) return;
    const next = element.current.checked;
    element.current.checked = isChecked;
    onChange(next);
  };
  return (
    <shuttle-sl-checkbox
      ref={element}
      // Shoelace looks at its own attribute and at <html>, never at what lies between.
      lang="tr"
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
