import { useEffect, useId, useRef } from "react";
import { hintedLength, isOther, type ReasonDraft } from "../../../core/drivers/reasons.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { reasonMessages as texts } from "./reason-fields.messages.ts";
import css from "./reason-fields.css?inline";
import { keyOf } from "./reason-keys.ts";
import { TextArea } from "../../kit/field/text-area.tsx";

const fieldStyles = styles(css);

interface ReasonFieldsProps {
  readonly label: string;
  readonly choices: readonly string[];
  readonly draft: ReasonDraft;
  readonly onChange: (draft: ReasonDraft) => void;
  /** Above the field that `Diğer` opens. */
  readonly wordsLabel: string;
  /** The fields take the focus when they appear. */
  readonly hasFocus?: boolean;
  /** The reasons have keys, which stand beside them; whoever shows them answers to these. */
  readonly hasKeys?: boolean;
  /** The field for words takes the focus when it appears. */
  readonly hasWordsFocus?: boolean;
}

/** One of several reasons, and words of one's own for `Diğer` (specification 2 §5). */
export function ReasonFields(props: ReasonFieldsProps) {
  const {
    label,
    choices,
    draft,
    onChange,
    wordsLabel,
    hasFocus = false,
    hasKeys = false,
    hasWordsFocus = false,
  } = props;
  useStyles(fieldStyles);
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  // Not `autoFocus`: React is done with it before a dialog opens, which then has its own idea.
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <fieldset className="reasons">
        <legend className="form-label">
          {label}
          <span className="form-required" aria-hidden="true">
            {" *"}
          </span>
        </legend>
        {choices.map((choice, index) => (
          <label key={choice} className="reason" data-key={hasKeys ? keyOf(index) : undefined}>
            <input
              type="radio"
              name={name}
              value={choice}
              required
              checked={draft.choice === choice}
              aria-keyshortcuts={hasKeys ? keyOf(index) : undefined}
              ref={index === 0 ? first : undefined}
              onChange={() => onChange({ ...draft, choice })}
            />
            <span>{choice}</span>
          </label>
        ))}
      </fieldset>
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
