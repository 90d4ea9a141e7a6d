import headsetIcon from "lucide-static/icons/headset.svg?raw";
import type { TicketEntry } from "../../../core/api/tickets.ts";
import { toIsoMoment } from "../../../core/time/day.ts";
import { formatTicketTime } from "../../../core/text/format-date.ts";
import { Avatar } from "../../kit/text/avatar.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { mailMessages, conversationMessages as texts } from "../passenger-tickets.messages.ts";
import type { Mail } from "../mail/open-mail.ts";
import { useLayoutEffect, useRef } from "react";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "../mail/mail.css?inline";

const mailStyles = styles(css);

/** Shows an opened e-mail. Inserts the sanitised nodes of open-mail.ts; no HTML is ever parsed here. */
function MailView({ mail }: { readonly mail: Mail }) {
  useStyles(mailStyles);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(mail.body);
  }, [mail]);
  return <div className="mail" lang="tr" ref={container} />;
}

interface MessageProps {
  readonly entry: TicketEntry;
  readonly passengerName: string;
  readonly mail: Mail;
  readonly onWhole: () => void;
}

export function Message({ entry, passengerName, mail, onWhole }: MessageProps) {
  const { isPassenger, writtenAt } = entry;
  return (
    <li className={isPassenger ? "message passenger" : "message manager"}>
      {isPassenger ? (
        <Avatar name={passengerName} />
      ) : (
        <span className="avatar small" aria-hidden="true">
          <Icon of={headsetIcon} size="small" />
        </span>
      )}
      <p className="message-head text-sm">
        <b className="strong">{isPassenger ? passengerName : texts.manager}</b>{" "}
        <time {...(writtenAt === null ? {} : { dateTime: toIsoMoment(writtenAt) })}>{formatTicketTime(writtenAt)}</time>
      </p>
      <div className="message-bubble">
        {mail.textOnly !== null && <p className="subtle small">{mailMessages.textOnly[mail.textOnly]}</p>}
        {mail.isEmpty ? <span className="subtle">{texts.noWords}</span> : <MailView mail={mail} />}
        {mail.isCut && (
          <button type="button" className="link" onClick={onWhole}>
            {mailMessages.whole}
          </button>
        )}
      </div>
    </li>
  );
}
