import { useState } from "react";
import houseIcon from "lucide-static/icons/house.svg?raw";
import mailIcon from "lucide-static/icons/mail.svg?raw";
import phoneIcon from "lucide-static/icons/phone.svg?raw";
import {
  type CommuteFigures,
  type Employee,
  pendingChange,
  type RegistrationStatus,
} from "../../../core/api/employees.ts";
import { formatDay, formatDistance, formatDuration, formatPercent, missing } from "../../../core/text/format.ts";
import { toReadableAddress } from "../../../core/employees/address.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import { Avatar } from "../../kit/text/avatar.tsx";
import { Drawer } from "../../kit/overlay/drawer.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { MailLink } from "../../kit/text/mail-link.tsx";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { actionsFor } from "../membership/membership.model.ts";
import { MembershipDialog } from "../membership/membership-dialog.tsx";
import { UndoChange } from "../membership/undo-change.tsx";
import type { Personnel } from "../personnel.store.ts";
import { fullName } from "../table/employee.model.ts";
import { StatusCell } from "../table/status-cell.tsx";
import { MembershipButtons } from "./membership-buttons.tsx";
import css from "./passenger.css?inline";
import { passengerMessages as texts } from "../personnel.messages.ts";
import { PendingChanges } from "./pending-changes.tsx";
import { PassengerRoute } from "./passenger-route.tsx";
import footprintsIcon from "lucide-static/icons/footprints.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import timerIcon from "lucide-static/icons/timer.svg?raw";
import waypointsIcon from "lucide-static/icons/waypoints.svg?raw";

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

const drawerStyles = styles(css);

interface DrawerProps {
  readonly store: Personnel;
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
              <h2>{name}</h2>
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
            <dd>{formatDay(employee.firstTripDay)}</dd>
          </dl>
        )}
      </Drawer>
      {asked === "undo" && pending && (
        <UndoChange session={store.session} employee={employee} target={pending} onClose={close} onDone={onClose} />
      )}
      {asked === "move" && pending && (
        <MembershipDialog
          session={store.session}
          employee={employee}
          target={pending}
          purpose="move"
          onClose={close}
          onDone={onClose}
        />
      )}
      {asked !== null && asked !== "undo" && asked !== "move" && (
        <MembershipDialog session={store.session} employee={employee} target={asked} onClose={close} onDone={onClose} />
      )}
    </>
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
