import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { $language } from "../../../core/text/messages.ts";
import { flushSync } from "react-dom";
import { styles, useStyles } from "../element/styles.ts";
import { defineShoelace, type ShoelaceRadioGroup } from "../shoelace/define.ts";
import shoelaceCss from "../shoelace/shoelace.css?inline";
import css from "./radio-group.css?inline";

const groupStyles = [styles(shoelaceCss), styles(css)];

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** "tr" if the text comes from the provider, which sends Turkish. */
    readonly lang?: "tr" | undefined;
    /** Keyboard shortcut displayed beside the option; the parent handles it. */
    readonly key?: string | undefined;
  }[];
  /** Null while nothing is selected. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Chips in a row, or a vertical list. */
  readonly look: "chips" | "list";
  readonly isRequired?: boolean;
  /** For setting the focus. */
  readonly group?: RefObject<ShoelaceRadioGroup | null>;
}

/** Single selection from a few visible options, based on Shoelace's radio group: one click instead of opening a list. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, look, isRequired = false } = props;
  useStyles(...groupStyles);
  useState(defineShoelace);
  const own = useRef<ShoelaceRadioGroup>(null);
  const group = props.group ?? own;
  useLayoutEffect(() => {
    if (!group.current) return;
    group.current.value = value ?? "";
    if (value === null) void keepReachable(group.current);
  }, [group, value]);
  const handleChange = () => {
    const chosen = options.find((option) => option.value === group.current?.value);
    // At once, as for native controls: React would defer it, and a selection cleared meanwhile would remain displayed.
    if (chosen) flushSync(() => onChange(chosen.value));
  };
  return (
    <shuttle-sl-radio-group
      ref={group}
      lang={$language.get()}
      className={`radio-${look}`}
      label={label}
      required={isRequired}
      onKeyDown={sendByEnter}
      onshuttle-sl-change={handleChange}
    >
      {options.map((option) => (
        <shuttle-sl-radio
          key={option.value}
          lang={option.lang ?? $language.get()}
          value={option.value}
          data-key={option.key}
          aria-keyshortcuts={option.key}
        >
          {option.label}
        </shuttle-sl-radio>
      ))}
    </shuttle-sl-radio-group>
  );
}

/** Waits for the first rendering, before which nothing in the group can be focused. */
export async function focusGroup(group: ShoelaceRadioGroup | null): Promise<void> {
  await group?.updateComplete;
  group?.focus();
}

/** Shoelace removes a group from the tab order when its selection is cleared. */
async function keepReachable(group: ShoelaceRadioGroup): Promise<void> {
  await group.updateComplete;
  const first = group.querySelector("shuttle-sl-radio");
  await first?.updateComplete;
  if (first && group.value === "") first.tabIndex = 0;
}

/** Submits the form by Enter, as native radio buttons do. */
function sendByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === "Enter") event.currentTarget.closest("form")?.requestSubmit();
}
