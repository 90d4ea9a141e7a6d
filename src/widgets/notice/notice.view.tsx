import { useStore } from "@nanostores/react";
import { EmptyPanel } from "../kit/feedback/panel.tsx";
import { noticeMessages as texts } from "./notice.messages.ts";
import { type Notice, toNoticeModule } from "./notice.store.ts";
import { SupportMail } from "../kit/text/mail-link.tsx";

export function NoticeView({ store }: { readonly store: Notice }) {
  const { kind, module: type } = useStore(store.$attributes);
  const module = toNoticeModule(type);
  const isExpired = kind === "offer-expire";
  const title = isExpired ? texts.expiredTitle : texts.deactiveTitle;
  return (
    <div className="card notice" part="card">
      <EmptyPanel
        title={
          <slot name="heading">
            <h2>{title}</h2>
          </slot>
        }
      >
        {!isExpired && <p>{module ? texts.deactive[module] : texts.deactiveOther}</p>}
        <p>
          {isExpired ? texts.expired : texts.deactiveHelp} <SupportMail />
        </p>
      </EmptyPanel>
    </div>
  );
}
