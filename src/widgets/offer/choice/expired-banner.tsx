import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { offerMessages as texts } from "../offer.messages.ts";
import { SupportMail } from "../../kit/feedback/support-mail.tsx";

/** An expired offer stays readable; the banner above it says whom to ask for a new one. */
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
