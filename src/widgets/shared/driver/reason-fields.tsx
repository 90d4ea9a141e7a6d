import { useEffect, useRef } from "react";
import { hintedLength, isOther, type ReasonDraft } from "../../../core/drivers/reasons.ts";
import { focusGroup, RadioGroup } from "../../kit/field/radio-group.tsx";
import { TextArea } from "../../kit/field/text-field.tsx";
import type { ShoelaceRadioGroup } from "../../kit/shoelace/define.ts";
import { reasonMessages as texts } from "./driver.messages.ts";

/** Keyboard shortcut of the reason at this index; only the first nine have one. */
function keyOf(index: number): string | undefined {
  return index < 9 ? String(index + 1) : undefined;
}

/** The reason that a key selects; undefined for other keys. */
export function choiceOf(key: string, choices: readonly string[]): string | undefined {
  return choices.find((_, index) => keyOf(index) === key);
}

interface ReasonFieldsProps {
  readonly label: string;
  readonly choices: readonly string[];
  /** Display text of a reason. Default: the reason itself, a Turkish text of the provider. */
  readonly toLabel?: (choice: string) => string;
  readonly draft: ReasonDraft;
  readonly onChange: (draft: ReasonDraft) => void;
  /** Label of the text field that the reason `Diğer` opens. */
  readonly wordsLabel: string;
  /** The fields take the focus when they appear. */
  readonly hasFocus?: boolean;
  /** Shows a keyboard shortcut beside each reason; the parent component must handle the keys. */
  readonly hasKeys?: boolean;
  /** The text field for `Diğer` takes the focus when it appears. */
  readonly hasWordsFocus?: boolean;
}

/** A choice of one reason, with a text field for `Diğer`. */
export function ReasonFields(props: ReasonFieldsProps) {
  const {
    label,
    choices,
    toLabel,
    draft,
    onChange,
    wordsLabel,
    hasFocus = false,
    hasKeys = false,
    hasWordsFocus = false,
  } = props;
  const group = useRef<ShoelaceRadioGroup>(null);
  // Not `autoFocus`: React applies it before the dialog opens, which then moves the focus elsewhere.
  useEffect(() => {
    if (hasFocus) void focusGroup(group.current);
  }, [hasFocus]);
  return (
    <>
      <RadioGroup
        group={group}
        look="list"
        label={label}
        value={draft.choice || null}
        options={choices.map((choice, index) => ({
          value: choice,
          label: toLabel?.(choice) ?? choice,
          lang: toLabel ? undefined : "tr",
          key: hasKeys ? keyOf(index) : undefined,
        }))}
        onChange={(choice) => onChange({ ...draft, choice })}
        isRequired
      />
      {isOther(draft.choice) && (
        <TextArea
          label={wordsLabel}
          value={draft.words}
          onChange={(words) => onChange({ ...draft, words })}
          help={texts.hint(hintedLength)}
          maxLength={500}
          isRequired
          hasFocus={hasWordsFocus}
        />
      )}
    </>
  );
}
