import { useStore } from "@nanostores/react";
import { useWidget } from "../../kit/element/context.ts";
import { Icon } from "../../kit/ui/icon.tsx";
import { triangleAlertIcon } from "../../kit/ui/icons.ts";
import { offerMessages as texts } from "../offer.messages.ts";

/** An expired offer stays readable; whom to ask for a new one stands over it (specification 3 §2.4). */
export function ExpiredBanner({ isLastDay }: { readonly isLastDay: boolean }) {
  const { session } = useWidget();
  const { supportEmail } = useStore(session.$settings);
  return (
    <div className="offer-banner" role="status">
      <Icon of={triangleAlertIcon} />
      <p>
        <b>{isLastDay ? texts.lastDayTitle : texts.expiredTitle}</b> {texts.expiredHelp}{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </div>
  );
}
