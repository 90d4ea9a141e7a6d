import arrowRightIcon from "lucide-static/icons/arrow-right.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import { missing } from "../../../core/text/format.ts";
import { SupportMail } from "../../kit/text/mail-link.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { requestMessages as texts } from "../marketplace.messages.ts";
import { toWorkText } from "../marketplace.model.ts";
import { LineEnds } from "./line-ends.tsx";

const looks = {
  created: { kind: "ok", icon: checkIcon },
  rejected: { kind: "bad", icon: triangleAlertIcon },
  other: { kind: "neutral", icon: clockIcon },
} as const;

interface RequestItemProps {
  readonly request: LineReservation;
  readonly price: string;
  /** Null: the line of the request can't be opened. */
  readonly onOpen: (() => void) | null;
  /** Null: the request can't be cancelled any more. */
  readonly onCancel: (() => void) | null;
}

/** One reservation request: line, price, passenger and status. */
export function RequestItem({ request, price, onOpen, onCancel }: RequestItemProps) {
  const { counties, pastSearch, isChanged } = request;
  const status = request.status ?? "other";
  const [origin, destination] = [counties?.origin ?? missing, counties?.destination ?? missing];
  const line = `${origin} – ${destination}`;
  const person = pastSearch?.title ?? missing;
  return (
    <li className="request-item grid gap-4">
      <div className="request-line row wrap split">
        <LineEnds origin={origin} destination={destination} />
        <span className="row gap-10">
          <Chip {...looks[status]}>
            {texts.status[status]}
            {isChanged && ` ${texts.changed}`}
          </Chip>
          {onCancel && (
            <button
              type="button"
              className="button small"
              aria-label={texts.cancelOf(line, person)}
              aria-haspopup="dialog"
              onClick={onCancel}
            >
              {texts.cancel}
            </button>
          )}
        </span>
      </div>
      <p className="request-price">
        {price} <span className="subtle">{texts.perSeat}</span>
      </p>
      <p className="request-for wrap">
        <span>{person}</span>
        {pastSearch?.search && <span className="subtle">{toWorkText(pastSearch.search)}</span>}
      </p>
      {status === "rejected" && <Rejected />}
      <div className="request-acts row">
        {onOpen && (
          <button type="button" className="link" aria-label={texts.showOf(line, person)} onClick={onOpen}>
            {texts.show}
            <Icon of={arrowRightIcon} size="small" />
          </button>
        )}
      </div>
    </li>
  );
}

/** The alert of a rejected request. */
export function Rejected() {
  return (
    <div className="market-alert bad flex gap-10 text-sm" role="note">
      <Icon of={triangleAlertIcon} size="small" />
      <p>
        <strong>{texts.rejected}</strong> {texts.contact} <SupportMail />
      </p>
    </div>
  );
}
