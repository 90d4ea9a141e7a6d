import { useLayoutEffect, useRef, useState } from "react";
import headsetIcon from "lucide-static/icons/headset.svg?raw";
import imageIcon from "lucide-static/icons/image.svg?raw";
import type { Ticket, TicketEntry } from "../../core/api/tickets.ts";
import { formatTicketTime } from "../../core/text/format-date.ts";
import { formatNumber } from "../../core/text/format.ts";
import { toIsoMoment } from "../../core/time/day.ts";
import { styles, useStyles } from "../kit/element/styles.ts";
import { TransientButton } from "../kit/element/transient-button.tsx";
import { Avatar } from "../kit/text/avatar.tsx";
import { Icon } from "../kit/text/icon.tsx";
import css from "./conversation.css?inline";
import { type Mail, openMail } from "./mail/open-mail.ts";
import { conversationMessages as texts, mailMessages } from "./passenger-tickets.messages.ts";

const conversationStyles = styles(css);

const openMails = (entries: readonly TicketEntry[]): readonly Mail[] => entries.map(({ html }) => openMail(html));

/** Who wrote what and when: the passenger at the left, the provider at the right. */
export function Conversation({ ticket }: { readonly ticket: Ticket }) {
  useStyles(conversationStyles);
  const { entries } = ticket;
  const [opened, setOpened] = useState(entries);
  const [mails, setMails] = useState(() => openMails(entries));
  const [arePicturesShown, setPicturesShown] = useState(false);
  if (entries !== opened) {
    setOpened(entries);
    // What the person has opened stays, unless the provider has changed a message.
    if (entries.some(({ html }, index) => html !== opened[index]?.html)) {
      setMails(openMails(entries));
      setPicturesShown(false);
    }
  }
  const waiting = mails.reduce((sum, { pictureCount }) => sum + pictureCount, 0);
  const showPictures = () => {
    for (const mail of mails) mail.showPictures();
    setPicturesShown(true);
  };
  const openWhole = (index: number) => {
    const whole = openMail(entries[index]?.html ?? "", Number.POSITIVE_INFINITY);
    if (arePicturesShown) whole.showPictures();
    setMails((current) => current.with(index, whole));
  };
  if (mails.length === 0) return <p className="subtle">{texts.empty}</p>;
  return (
    <>
      {waiting > 0 && !arePicturesShown && (
        <div className="pictures-note grid muted text-xs" role="note">
          <Icon of={imageIcon} size="small" />
          <span>{texts.pictures(waiting)}</span>
          <TransientButton className="button small" onClick={showPictures}>
            {texts.showPictures}
          </TransientButton>
        </div>
      )}
      <ol className="conversation" aria-label={`${texts.name}, ${formatNumber(mails.length)}`}>
        {entries.map((entry, index) => {
          const mail = mails[index];
          return (
            mail && (
              <Message
                key={index}
                entry={entry}
                passengerName={ticket.passengerName ?? texts.passenger}
                mail={mail}
                onWhole={() => openWhole(index)}
              />
            )
          );
        })}
      </ol>
    </>
  );
}

interface MessageProps {
  readonly entry: TicketEntry;
  readonly passengerName: string;
  readonly mail: Mail;
  readonly onWhole: () => void;
}

function Message({ entry, passengerName, mail, onWhole }: MessageProps) {
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
          <TransientButton className="link" onClick={onWhole}>
            {mailMessages.whole}
          </TransientButton>
        )}
      </div>
    </li>
  );
}

/** Shows an opened e-mail. Inserts the sanitised nodes of open-mail.ts; no HTML is ever parsed here. */
function MailView({ mail }: { readonly mail: Mail }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(mail.body);
  }, [mail]);
  return <div className="mail" lang="tr" ref={container} />;
}
