import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { useWidget } from "../../kit/element/context.ts";
import { NoticeLine } from "../../kit/ui/panel.tsx";
import { type DrivingKnown, toDrivingNotice } from "./event.model.ts";
import { eventsMessages as texts } from "./events.messages.ts";

/** Why driving details are missing, or not the last word (specification 2 §2.2). */
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
  const { session } = useWidget();
  const { supportEmail } = useStore(session.$settings);
  return (
    <>
      {before}{" "}
      <a className="link mail" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
    </>
  );
}
