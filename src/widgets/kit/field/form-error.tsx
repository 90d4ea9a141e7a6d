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
  /** The part in the provider's words, which are Turkish on every page. */
  readonly providers?: "sentence" | "detail";
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
            <span lang={failure.providers === "sentence" ? "tr" : undefined}>{failure.sentence}</span>
            {failure.detail !== null && (
              <span className="form-error-detail" lang={failure.providers === "detail" ? "tr" : undefined}>
                {failure.detail}
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
