import { useMemo, useState } from "react";
import imageIcon from "lucide-static/icons/image.svg?raw";
import type { Ticket } from "../../../core/api/tickets.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { type Mail, openMail } from "../mail/open-mail.ts";
import css from "./conversation.css?inline";
import { conversationMessages as texts } from "../passenger-tickets.messages.ts";
import { Message } from "./message.tsx";

const conversationStyles = styles(css);

/** Who wrote what and when: the passenger at the left, the provider at the right. */
export function Conversation({ ticket }: { readonly ticket: Ticket }) {
  useStyles(conversationStyles);
  const first = useMemo(() => ticket.entries.map(({ html }) => openMail(html)), [ticket]);
  const [mails, setMails] = useState(first);
  const [arePicturesShown, setPicturesShown] = useState(false);
  const waiting = mails.reduce((sum, { pictureCount }) => sum + pictureCount, 0);
  const showPictures = () => {
    for (const mail of mails) mail.showPictures();
    setPicturesShown(true);
  };
  const openWhole = (index: number) => {
    const whole = openMail(ticket.entries[index]?.html ?? "", Number.POSITIVE_INFINITY);
    if (arePicturesShown) whole.showPictures();
    setMails((current): Mail[] => current.with(index, whole));
  };
  if (mails.length === 0) return <p className="subtle">{texts.empty}</p>;
  return (
    <>
      {waiting > 0 && !arePicturesShown && (
        <div className="pictures-note grid muted text-xs" role="note">
          <Icon of={imageIcon} size="small" />
          <span>{texts.pictures(waiting)}</span>
          <button type="button" className="button small" onClick={showPictures}>
            {texts.showPictures}
          </button>
        </div>
      )}
      <ol className="conversation" aria-label={`${texts.name}, ${formatNumber(mails.length)}`}>
        {ticket.entries.map((entry, index) => {
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
