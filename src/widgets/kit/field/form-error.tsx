import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import { styles, useStyles } from "../element/styles.ts";
import css from "./form-error.css?inline";
import { Icon } from "../text/icon.tsx";

const errorStyles = styles(css);

export interface FormFailure {
  /** What happened, in our words or in the provider's. */
  readonly sentence: string;
  /** Additional information: the provider's message, or help. */
  readonly detail: string | null;
}

interface FormErrorProps {
  readonly id?: string;
  readonly failure: FormFailure | null;
}

/** Why a form was refused; announced when it appears. */
export function FormError({ id, failure }: FormErrorProps) {
  useStyles(errorStyles);
  return (
    <div role="alert" id={id}>
      {failure !== null && (
        <p className="form-error flex gap-6 text-sm">
          <Icon of={circleAlertIcon} size="small" />
          <span>
            {failure.sentence}
            {failure.detail !== null && <span className="form-error-detail">{failure.detail}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
