import { useStore } from "@nanostores/react";
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from "react";
import armchairIcon from "lucide-static/icons/armchair.svg?raw";
import mapPinOffIcon from "lucide-static/icons/map-pin-off.svg?raw";
import pencilIcon from "lucide-static/icons/pencil.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { FoundAddress } from "../../../core/api/marketplace-people.ts";
import { formatDistance, formatNumber, missing } from "../../../core/text/format.ts";
import { Select } from "../../kit/field/select.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { usePrinting } from "../../kit/print/paper.ts";
import { roles } from "../../kit/table/rows/roles.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { stopName } from "../ask/ask.model.ts";
import { MarketplaceLink, type PlannerProps } from "../parts.tsx";
import { plannerListMessages as texts } from "../planner.messages.ts";
import { nameOf, toRemarks, toUnplacedText } from "./list-texts.model.ts";
import { isPlaced, type ListEntry, type PlacedEntry } from "./list.model.ts";
import { optionsOf } from "./list.store.ts";

interface EntryProps extends PlannerProps {
  readonly entry: ListEntry;
  /** The address as it is typed; null: the row isn't corrected. */
  readonly edited: string | null;
  readonly isSelected: boolean;
  /** The row's place changes, and perhaps its group. */
  readonly onMove: (number: number) => void;
}

/** A person of the list with the stop, or why there is none; the address can be corrected. Memoised: there are hundreds. */
export const EntryRow = memo(function EntryRow(props: EntryProps) {
  const { store, entry, edited, isSelected } = props;
  const { row, group } = entry;
  const { update } = store.list;
  const className = isSelected ? `place-list-row ${group} selected` : `place-list-row ${group}`;
  return (
    <tr {...roles.row} className={className} data-row={row.number}>
      <th {...roles.rowHead} scope="row" className="place-list-person">
        <span className="place-list-number">{formatNumber(row.number)}</span>
        {group === "unclear" ? (
          <b>{nameOf(row)}</b>
        ) : (
          <button
            type="button"
            className="place-list-name"
            aria-pressed={isSelected}
            onClick={() => update({ selected: isSelected ? null : row.number })}
          >
            {nameOf(row)}
          </button>
        )}
        <span className="cut" title={row.address}>
          {row.address === "" ? texts.addressMissing : row.address}
        </span>
        {edited === null && group !== "unclear" && (
          <button
            type="button"
            className="icon-button place-list-edit"
            aria-label={texts.correctOf(nameOf(row))}
            onClick={() => update({ edited: { number: row.number, address: row.address } })}
          >
            <Icon of={pencilIcon} size="small" />
          </button>
        )}
      </th>
      {edited === null ? <Cells {...props} /> : <EditCell {...props} edited={edited} />}
    </tr>
  );
});

function Cells(props: EntryProps) {
  const { store, entry } = props;
  if (isPlaced(entry)) return <PlacedCells entry={entry} />;
  if (entry.group === "unplaced") {
    const isFull = entry.placement.kind === "full";
    return (
      <WideCells
        action={
          <MarketplaceLink className="link" address={{ ...entry.place, description: entry.row.address }}>
            {texts.searchLine}
          </MarketplaceLink>
        }
      >
        <Chip kind="bad" icon={isFull ? armchairIcon : mapPinOffIcon}>
          {isFull ? texts.chips.full : texts.chips.far}
        </Chip>
        <small>{toUnplacedText(entry)}</small>
      </WideCells>
    );
  }
  return (
    <WideCells
      action={
        <button
          type="button"
          className="link place-list-edit"
          aria-label={texts.correctOf(nameOf(entry.row))}
          onClick={() => store.list.update({ edited: { number: entry.row.number, address: entry.row.address } })}
        >
          {texts.correct}
        </button>
      }
    >
      <UnclearPlace {...props} />
    </WideCells>
  );
}

function WideCells({ children, action }: { readonly children: ReactNode; readonly action: ReactNode }) {
  return (
    <>
      <td {...roles.cell} colSpan={3} className="place-list-wide">
        {children}
      </td>
      <td {...roles.cell} className="place-list-action end">
        {action}
      </td>
    </>
  );
}

const toOptions = (places: readonly FoundAddress[]) =>
  places.map(({ description }, index) => ({ value: String(index), label: description, lang: "tr" as const }));

/** The choice between several places, or why there is none. */
function UnclearPlace({ store, entry, onMove }: EntryProps) {
  const isPrinting = usePrinting();
  if (entry.group !== "unclear") return null;
  const { row, place } = entry;
  if (place.kind !== "choice" || isPrinting) {
    return (
      <Chip kind="warn" icon={triangleAlertIcon}>
        {place.kind === "choice" ? texts.choose(formatNumber(place.places.length)) : texts.why[place.kind]}
      </Chip>
    );
  }
  return (
    <Select
      label={texts.chooseFor(nameOf(row))}
      isLabelHidden
      size="small"
      value=""
      placeholder={texts.choose(formatNumber(place.places.length))}
      options={toOptions(place.places)}
      onChange={(index) => {
        const chosen = place.places[Number(index)];
        if (!chosen) return;
        store.list.choose(row, chosen);
        onMove(row.number);
      }}
    />
  );
}

function PlacedCells({ entry }: { readonly entry: PlacedEntry }) {
  const { boarding, left } = entry.placement;
  return (
    <>
      <td {...roles.cell} className="place-list-route">
        <span className={`place-list-letter center ${boarding.way.period}`} aria-hidden="true">
          {boarding.stop.letter}
        </span>
        <b>{boarding.way.name}</b>
        <span className="cut">{stopName(boarding.stop)}</span>
      </td>
      <td {...roles.cell} data-label={texts.clock} className="place-list-clock">
        {boarding.stop.clock ?? missing}
      </td>
      <td {...roles.cell} data-label={texts.walk} className="place-list-walk">
        <b>{formatDistance(boarding.walk)}</b> <small>{texts.minutes(formatNumber(boarding.walkMinutes))}</small>
        {toRemarks(entry).map((remark) => (
          <Chip key={remark} kind="warn" icon={triangleAlertIcon}>
            {remark}
          </Chip>
        ))}
      </td>
      <td {...roles.cell} data-label={texts.seatsLeft} className="place-list-left end">
        <b>{formatNumber(left)}</b>
        {left === null ? <small>{texts.noCapacity}</small> : ` / ${formatNumber(boarding.way.capacity)}`}
      </td>
    </>
  );
}

/** A field for another address, and the places that fit the present one. */
function EditCell({ store, entry, edited: address, onMove }: EntryProps & { readonly edited: string }) {
  const { row } = entry;
  const { list } = store;
  const form = useRef<HTMLFormElement>(null);
  const places = optionsOf(row, useStore(list.$search));
  const chosen = "place" in entry && "description" in entry.place ? entry.place : null;
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const close = () => {
    list.update({ edited: null });
    onMove(row.number);
  };
  // Esc leaves the row as it was, and closes nothing else.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <td {...roles.cell} colSpan={4} className="place-list-wide">
      {/* The keys of all of its controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        className="place-list-form row wrap"
        onKeyDown={handleKey}
        onSubmit={(event) => {
          event.preventDefault();
          if (address.trim() !== row.address) void list.correct(row.number, address.trim());
          close();
        }}
      >
        <TextField
          label={texts.addressOf(nameOf(row))}
          isLabelHidden
          value={address}
          onChange={(text) => list.update({ edited: { number: row.number, address: text } })}
        />
        <button type="submit" className="button primary small">
          {texts.save}
        </button>
        <button type="button" className="button small" onClick={close}>
          {texts.cancel}
        </button>
        {chosen && places.length < 2 && <small>{texts.foundPlace(chosen.description)}</small>}
        {places.length > 1 && (
          <Select
            label={texts.otherPlace}
            size="small"
            value={chosen ? String(places.findIndex(({ description }) => description === chosen.description)) : ""}
            placeholder={texts.choose(formatNumber(places.length))}
            options={toOptions(places)}
            onChange={(index) => {
              const place = places[Number(index)];
              if (place) list.choose(row, place);
              close();
            }}
          />
        )}
      </form>
    </td>
  );
}
