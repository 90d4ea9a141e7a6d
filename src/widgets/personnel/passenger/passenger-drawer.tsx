import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo, useState } from "react";
import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import footprintsIcon from "lucide-static/icons/footprints.svg?raw";
import houseIcon from "lucide-static/icons/house.svg?raw";
import mailIcon from "lucide-static/icons/mail.svg?raw";
import phoneIcon from "lucide-static/icons/phone.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import timerIcon from "lucide-static/icons/timer.svg?raw";
import waypointsIcon from "lucide-static/icons/waypoints.svg?raw";
import {
  type CommuteFigures,
  type Employee,
  isRequested,
  pendingChange,
  type RegistrationStatus,
} from "../../../core/api/employees.ts";
import { toReadableAddress } from "../../../core/employees/address.ts";
import { requestOf, sentChangesOf } from "../../../core/employees/sent-changes.ts";
import { reservations } from "../../../core/marketplace/requests.ts";
import { createQuery } from "../../../core/query/query.ts";
import { formatDay, formatDistance, formatDuration, formatPercent, missing } from "../../../core/text/format.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { Drawer } from "../../kit/overlay/drawer.tsx";
import { Avatar } from "../../kit/text/avatar.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { MailLink } from "../../kit/text/mail-link.tsx";
import { actionsFor, fullName } from "../employee.model.ts";
import { MembershipDialog, UndoChange } from "../membership/membership-dialog.tsx";

import { MembershipButtons, PassengerRoute } from "./passenger-route.tsx";
import css from "./passenger.css?inline";
import { type Pending, seatsOf, toPendingMembership, toPendingRequest, toPendingSeat } from "./passenger.model.ts";
import { passengerMessages as texts, pendingMessages } from "../personnel.messages.ts";
import type { EmployeesStore } from "../personnel.store.ts";
import { StatusCell } from "../table/fields.tsx";

const drawerStyles = styles(css);

interface DrawerProps {
  readonly store: EmployeesStore;
  readonly employee: Employee;
  readonly onClose: () => void;
}

/** Everything known about one employee, and the buttons that change the membership. */
export function PassengerDrawer({ store, employee, onClose }: DrawerProps) {
  useStyles(drawerStyles);
  const [asked, setAsked] = useState<RegistrationStatus | "undo" | "move" | null>(null);
  const name = fullName(employee);
  const pending = pendingChange(employee)?.target ?? null;
  const actions = store.isAdmin ? actionsFor(employee) : [];
  const close = () => setAsked(null);
  return (
    <>
      <Drawer
        label={name}
        onClose={onClose}
        isInQuery
        header={
          <div className="passenger-head row gap-12">
            <Avatar name={name} size="large" />
            <div>
              <h2 className="strong">{name}</h2>
              <StatusCell employee={employee} />
            </div>
          </div>
        }
        {...(actions.length > 0 ? { footer: <MembershipButtons actions={actions} onChoose={setAsked} /> } : {})}
      >
        <Contact employee={employee} />
        <PendingChanges store={store} employee={employee} onAsk={setAsked} />
        <PassengerRoute store={store} employee={employee} />
        {hasFigures(employee) && <CommuteTable employee={employee} />}
        {employee.firstTripDay !== null && (
          <dl className="passenger-first-trip split gap-12">
            <dt className="subtle">{texts.firstTrip}</dt>
            <dd className="weight-medium">{formatDay(employee.firstTripDay)}</dd>
          </dl>
        )}
      </Drawer>
      {asked === "undo" && pending && (
        <UndoChange employee={employee} target={pending} onClose={close} onDone={store.closeChanged} />
      )}
      {asked === "move" && pending && (
        <MembershipDialog
          employee={employee}
          target={pending}
          purpose="move"
          onClose={close}
          onDone={store.closeChanged}
        />
      )}
      {asked !== null && asked !== "undo" && asked !== "move" && (
        <MembershipDialog employee={employee} target={asked} onClose={close} onDone={store.closeChanged} />
      )}
    </>
  );
}

const lines = () => [
  { label: texts.duration, icon: timerIcon, write: (figures: CommuteFigures) => formatDuration(figures.tripDuration) },
  {
    label: texts.walk,
    icon: footprintsIcon,
    write: (figures: CommuteFigures) => formatDistance(figures.walkingDistance),
  },
  { label: texts.detour, icon: waypointsIcon, write: (figures: CommuteFigures) => formatPercent(figures.detourRatio) },
];

/** Morning, evening and the average side by side. */
function CommuteTable({ employee }: { readonly employee: Employee }) {
  return (
    <table className="commute text-sm table-full">
      <caption className="visually-hidden">{texts.compareCaption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.figure}</span>
          </th>
          <th scope="col" className="morning">
            <Icon of={sunriseIcon} size="small" /> {texts.morning}
          </th>
          <th scope="col" className="evening">
            <Icon of={sunsetIcon} size="small" /> {texts.evening}
          </th>
          <th scope="col">{texts.average}</th>
        </tr>
      </thead>
      <tbody>
        {lines().map(({ label, icon, write }) => (
          <tr key={label}>
            <th scope="row">
              <Icon of={icon} size="small" /> {label}
            </th>
            <td>{write(employee.morning)}</td>
            <td>{write(employee.evening)}</td>
            <td>{write(employee.average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Without a trip yet there is nothing to compare. */
const hasFigures = ({ average, morning, evening }: Employee) =>
  [average, morning, evening].some((figures) => Object.values(figures).some((value) => value !== null));

function Contact({ employee: { phoneNumber, email, homeAddress } }: { readonly employee: Employee }) {
  const dialed = phoneNumber === null ? null : `+90${phoneNumber}`;
  return (
    <dl className="passenger-contact">
      <dt className="subtle">
        <Icon of={phoneIcon} size="small" />
        <span className="visually-hidden">{texts.phone}</span>
      </dt>
      <dd>
        {dialed && /^\+90\d{10}$/.test(dialed) ? (
          <a href={`tel:${dialed}`}>{formatPhone(phoneNumber)}</a>
        ) : (
          formatPhone(phoneNumber)
        )}
      </dd>
      <dt className="subtle">
        <Icon of={mailIcon} size="small" />
        <span className="visually-hidden">{texts.email}</span>
      </dt>
      <dd>{email === null ? missing : <MailLink address={email} />}</dd>
      <dt className="subtle">
        <Icon of={houseIcon} size="small" />
        <span className="visually-hidden">{texts.address}</span>
      </dt>
      <dd>{homeAddress === null ? missing : toReadableAddress(homeAddress)}</dd>
    </dl>
  );
}

interface PendingProps {
  readonly store: EmployeesStore;
  readonly employee: Employee;
  readonly onAsk: (act: "undo" | "move") => void;
}

/** The pending changes of an employee; not rendered while there are none. */
function PendingChanges(props: PendingProps) {
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
            {pendingMessages.undo[change.target]}
          </button>
          <button type="button" className="button small" onClick={() => onAsk("move")}>
            <Icon of={calendarIcon} />
            {pendingMessages.move}
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
    return <MissingNote text={pendingMessages.seatsFailed} onRetry={() => void requests.refresh()} />;
  }
  if (load.status !== "ready") return null;
  return seatsOf(employee, load.data).map((request) => (
    <PendingCard key={request.id} pending={toPendingSeat(request)}>
      <Link to={{ name: "marketplace", query: "enabled=true&path=search-page&tab=requests" }}>
        {pendingMessages.toRequests}
      </Link>
    </PendingCard>
  ));
}

function PendingCard({ pending, children }: { readonly pending: Pending; readonly children?: ReactNode }) {
  // The sentence below says why something isn't known.
  const known = pending.facts.filter(([, value]) => value !== missing);
  return (
    <section className="pending-change" aria-label={`${pendingMessages.title}: ${pending.title}`}>
      <h3 className="strong">{pending.title}</h3>
      {known.length > 0 && (
        <dl className="text-sm">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt className="subtle">{label}</dt>
              {/* The provider gives reasons in Turkish. */}
              <dd lang={label === pendingMessages.reason ? "tr" : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="field-help">{pending.isSentHere ? pendingMessages.sentHere : pendingMessages.untold}</p>
      <div className="pending-acts wrap gap-8">{children}</div>
    </section>
  );
}
