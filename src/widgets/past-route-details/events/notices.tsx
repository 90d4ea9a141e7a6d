import type { ReactNode } from "react";
import { NoticeLine } from "../../kit/ui/panel.tsx";
import { eventsMessages as texts } from "./events.messages.ts";
import { SupportMail } from "../../kit/ui/support-mail.tsx";

interface DrivingNoticesProps {
  readonly isScoreLow: boolean;
  readonly hasEvents: boolean;
}

/** Why driving details are missing, or not the last word (specification 2 §2.2). */
export function DrivingNotices({ isScoreLow, hasEvents }: DrivingNoticesProps) {
  return (
    <>
      {isScoreLow && <SupportedNotice>{texts.lowScore}</SupportedNotice>}
      {!hasEvents && <SupportedNotice>{texts.noData}</SupportedNotice>}
    </>
  );
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
