import { Icon } from "../../kit/ui/icon.tsx";
import { triangleAlertIcon } from "../../kit/ui/icons.ts";
import { offerMessages as texts } from "../offer.messages.ts";
import { SupportMail } from "../../kit/ui/support-mail.tsx";

/** An expired offer stays readable; whom to ask for a new one stands over it (specification 3 §2.4). */
export function ExpiredBanner({ isLastDay }: { readonly isLastDay: boolean }) {
  return (
    <div className="offer-banner" role="status">
      <Icon of={triangleAlertIcon} />
      <p>
        <b>{isLastDay ? texts.lastDayTitle : texts.expiredTitle}</b> {texts.expiredHelp} <SupportMail />
      </p>
    </div>
  );
}
