import { type ReactNode, useId } from "react";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import { styles, useStyles } from "../element/styles.ts";
import css from "./field.css?inline";
import { Icon } from "../text/icon.tsx";

const fieldStyles = styles(css);

/** Properties of every form field. */
export interface FieldBase {
  readonly label: string;
  /** Hides the label visually. */
  readonly isLabelHidden?: boolean | undefined;
  /** What is wrong with the value and how to fix it; shown below the field and part of its description. */
  readonly error?: string | undefined;
  /** Of the error, where that isn't the page's. */
  readonly errorLanguage?: string | undefined;
  readonly help?: ReactNode;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** The field has lost the focus. */
  readonly onBlur?: (() => void) | undefined;
}

/** Properties that connect a control with its label and description. */
interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly name: string | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

/** Label, control, error and help, connected by ids. */
export function Field({
  label,
  isLabelHidden = false,
  error,
  errorLanguage,
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
    <div className="form-field grid gap-6">
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
        <p className="field-error flex gap-6 text-sm" id={`${id}-error`}>
          <Icon of={circleAlertIcon} size="small" />
          <span lang={errorLanguage}>{error}</span>
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
