import type { ReactNode } from "react";
import { NoticeLine } from "../../kit/feedback/panel.tsx";
import { type DrivingKnown, toDrivingNotice } from "./event.model.ts";
import { eventsMessages as texts } from "../past-route-details.messages.ts";
import { SupportMail } from "../../kit/feedback/support-mail.tsx";

/** Why driving details are missing or under review. */
export function DrivingNotice(known: DrivingKnown) {
  const text = toDrivingNotice(known);
  return text !== null && <SupportedNotice>{text}</SupportedNotice>;
}

function SupportedNotice({ children }: { readonly children: ReactNode }) {
  return (
    <NoticeLine>
      {children} <SupportContact before={texts.support} />
    </NoticeLine>
  );
}

/** Whom to ask: "Sorularınız için: destek@example.com". */
export function SupportContact({ before }: { readonly before: string }) {
  return (
    <>
      {before} <SupportMail className="link mail" />
    </>
  );
}
