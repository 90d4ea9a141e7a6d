import type { ReactNode } from "react";
import mailIcon from "lucide-static/icons/mail.svg?raw";
import type { Month } from "../../../core/time/month.ts";
import { CopyText } from "../../kit/feedback/copy-text.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { toMail } from "./proof.model.ts";
import { proofMessages as texts } from "../month-report.messages.ts";

interface CopyOrMailProps {
  readonly text: () => string;
  readonly month: Month;
  readonly children: ReactNode;
}

/** Copies a text, or opens a mail with it. */
export function CopyOrMail({ text, month, children }: CopyOrMailProps) {
  const mail = toMail(text(), month);
  return (
    <CopyText
      text={text}
      renderBeside={(copy) => (
        <a
          className="button small"
          href={mail.href}
          onClick={() => {
            if (!mail.isWhole) copy();
          }}
        >
          <Icon of={mailIcon} size="small" />
          {texts.sendMail}
        </a>
      )}
    >
      {children}
    </CopyText>
  );
}
