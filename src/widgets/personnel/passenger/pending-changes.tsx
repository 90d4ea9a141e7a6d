import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo } from "react";
import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import { type Employee, isRequested, pendingChange } from "../../../core/api/employees.ts";
import { reservations } from "../../../core/marketplace/requests.ts";
import { missing } from "../../../core/text/format.ts";
import { createQuery } from "../../../core/query/query.ts";
import { requestOf, sentChangesOf } from "../../../core/employees/sent-changes.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import type { Personnel } from "../personnel.store.ts";
import { pendingMessages as texts } from "../personnel.messages.ts";
import { type Pending, seatsOf, toPendingMembership, toPendingRequest, toPendingSeat } from "./pending.model.ts";

interface PendingProps {
  readonly store: Personnel;
  readonly employee: Employee;
  readonly onAsk: (act: "undo" | "move") => void;
}

/** The pending changes of an employee; not rendered while there are none. */
export function PendingChanges(props: PendingProps) {
  const change = pendingChange(props.employee);
  return (
    <>
      {isRequested(props.employee) && <PendingRequest {...props} />}
      {change && <PendingMembership {...props} change={change} />}
      {props.store.people.kind === "company" && <PendingSeats {...props} />}
    </>
  );
}

function PendingRequest({ store, employee }: PendingProps) {
  const requests = useStore(sentChangesOf(store.session).$requests);
  return <PendingCard pending={toPendingRequest(requestOf(requests, employee.email))} />;
}

interface MembershipProps extends PendingProps {
  readonly change: NonNullable<ReturnType<typeof pendingChange>>;
}

function PendingMembership({ store, employee, change, onAsk }: MembershipProps) {
  const sent = useStore(sentChangesOf(store.session).$byPerson);
  return (
    <PendingCard pending={toPendingMembership(change, sent.get(employee.id))}>
      {store.isAdmin && (
        <>
          <button type="button" className="button small" onClick={() => onAsk("undo")}>
            <Icon of={rotateCcwIcon} />
            {texts.undo[change.target]}
          </button>
          <button type="button" className="button small" onClick={() => onAsk("move")}>
            <Icon of={calendarIcon} />
            {texts.move}
          </button>
        </>
      )}
    </PendingCard>
  );
}

function PendingSeats({ store, employee }: PendingProps) {
  const requests = useMemo(() => createQuery(store.scope.late, reservations), [store]);
  const load = useStore(requests.$load);
  if (load.status === "failed") {
    return <MissingNote text={texts.seatsFailed} onRetry={() => void requests.refresh()} />;
  }
  if (load.status !== "ready") return null;
  return seatsOf(employee, load.data).map((request) => (
    <PendingCard key={request.id} pending={toPendingSeat(request)}>
      <Link to={{ name: "marketplace", query: "enabled=true&path=search-page&tab=requests" }}>{texts.toRequests}</Link>
    </PendingCard>
  ));
}

function PendingCard({ pending, children }: { readonly pending: Pending; readonly children?: ReactNode }) {
  // The sentence below says why something isn't known.
  const known = pending.facts.filter(([, value]) => value !== missing);
  return (
    <section className="pending-change" aria-label={`${texts.title}: ${pending.title}`}>
      <h3>{pending.title}</h3>
      {known.length > 0 && (
        <dl>
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              {/* The provider gives reasons in Turkish. */}
              <dd lang={label === texts.reason ? "tr" : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="field-help">{pending.isSentHere ? texts.sentHere : texts.untold}</p>
      <div className="pending-acts wrap gap-8">{children}</div>
    </section>
  );
}
