import type { TicketEntry } from "../../../core/api/tickets.ts";
import { toIsoMoment } from "../../../core/day.ts";
import { formatTicketTime } from "../../../core/format.ts";
import { letterMessages } from "../../kit/letter/letter.messages.ts";
import { LetterView } from "../../kit/letter/letter.tsx";
import type { Letter } from "../../kit/letter/open-letter.ts";
import { Avatar } from "../../kit/ui/avatar.tsx";
import { Icon } from "../../kit/ui/icon.tsx";
import { headsetIcon } from "../../kit/ui/icons.ts";
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
