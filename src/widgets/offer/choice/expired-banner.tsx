import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { offerMessages as texts } from "../offer.messages.ts";
import { SupportMail } from "../../kit/feedback/support-mail.tsx";

/** The banner above an expired offer, with the address to ask for a new one. The offer itself stays readable. */
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
