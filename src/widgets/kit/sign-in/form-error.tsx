import { Icon } from "../ui/icon.tsx";
import { circleAlertIcon } from "../ui/icons.ts";

/** The sentence of a refusal, read out when it comes. */
export function FormError({ id, text }: { readonly id: string; readonly text: string | null }) {
  return (
    <div role="alert" id={id}>
      {text !== null && (
        <p className="form-error">
          <Icon of={circleAlertIcon} size="small" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
