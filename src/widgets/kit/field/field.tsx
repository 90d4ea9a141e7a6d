import { type ReactNode, useId } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./field.css?inline";
import { Icon } from "../text/icon.tsx";
import { circleAlertIcon } from "../text/icons.ts";

const fieldStyles = styles(css);

/** What every field of a form takes. */
export interface FieldBase {
  readonly label: string;
  /** The label is there for assistive technology only. */
  readonly isLabelHidden?: boolean | undefined;
  /** What is wrong with the value and what helps; stands under the field and is read out with it. */
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** The field was left. */
  readonly onBlur?: (() => void) | undefined;
}

/** What the control itself needs to be named and described. */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly name: string | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

/** Label above, control, error and help below, tied together by their ids. */
export function Field({
  label,
  isLabelHidden = false,
  error,
  help,
  isRequired = false,
  isDisabled = false,
  name,
  onBlur,
  children,
}: FieldBase & { readonly children: (control: ControlProps) => ReactNode }) {
  useStyles(fieldStyles);
  const id = useId();
  const described = [...(error ? [`${id}-error`] : []), ...(help ? [`${id}-help`] : [])].join(" ");
  return (
    <div className="form-field">
      <label htmlFor={id} className={isLabelHidden ? "visually-hidden" : "form-label"}>
        {label}
        {isRequired && (
          <span className="form-required" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {children({
        id,
        required: isRequired,
        disabled: isDisabled,
        name,
        onBlur,
        "aria-invalid": Boolean(error),
        "aria-describedby": described || undefined,
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon of={circleAlertIcon} size="small" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
