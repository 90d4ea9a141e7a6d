import type { TicketEntry } from "../../../core/api/tickets.ts";
import { toIsoMoment } from "../../../core/time/day.ts";
import { formatTicketTime } from "../../../core/text/format.ts";
import { letterMessages } from "../../shared/letter/letter.messages.ts";
import { LetterView } from "../../shared/letter/letter.tsx";
import type { Letter } from "../../shared/letter/open-letter.ts";
import { Avatar } from "../../kit/text/avatar.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { headsetIcon } from "../../kit/text/icons.ts";
import { conversationMessages as texts } from "./conversation.messages.ts";

interface MessageProps {
  readonly entry: TicketEntry;
  readonly passengerName: string;
  readonly letter: Letter;
  readonly onWhole: () => void;
}

export function Message({ entry, passengerName, letter, onWhole }: MessageProps) {
  const { isPassenger, writtenAt } = entry;
  return (
    <li className={isPassenger ? "message passenger" : "message manager"}>
      {isPassenger ? (
        <Avatar name={passengerName} />
      ) : (
        <span className="avatar small agent" aria-hidden="true">
          <Icon of={headsetIcon} size="small" />
        </span>
      )}
      <p className="message-head">
        <b>{isPassenger ? passengerName : texts.manager}</b>{" "}
        <time {...(writtenAt === null ? {} : { dateTime: toIsoMoment(writtenAt) })}>{formatTicketTime(writtenAt)}</time>
      </p>
      <div className="message-bubble">
        {letter.textOnly !== null && <p className="subtle small">{letterMessages.textOnly[letter.textOnly]}</p>}
        {letter.isEmpty ? <span className="subtle">{texts.noWords}</span> : <LetterView letter={letter} />}
        {letter.isCut && (
          <button type="button" className="link" onClick={onWhole}>
            {letterMessages.whole}
          </button>
        )}
      </div>
    </li>
  );
}
