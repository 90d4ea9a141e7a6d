import { atom, computed } from "nanostores";
import { createEmployee, type NewEmployee } from "../../../core/api/employee-changes.ts";
import { type AddressPart, addressParts, splitAddress } from "../../../core/employees/address.ts";
import { sentChangesOf } from "../../../core/employees/sent-changes.ts";
import { createAction } from "../../../core/query/action.ts";
import type { Session } from "../../../core/session/session.ts";
import { phoneProblem, toNationalDigits } from "../../../core/text/phone.ts";
import {
  checkPerson,
  type Contact,
  emptyPerson,
  type PersonDraft,
  type PersonErrors,
  type PersonField,
  toFieldErrors,
  toNewEmployee,
} from "./person.model.ts";
import { type BulkColumn, type PastedPerson, readPastedPerson } from "../bulk/bulk.model.ts";
import { employeeLists } from "../employees.store.ts";

export type Person = ReturnType<typeof createPerson>;

const none: PersonErrors = {};

const unanswered = new WeakMap<Session, { readonly generation: number; readonly person: Person }>();

/** The form that was left to look at the list, else an empty one. */
export function openPerson(session: Session): Person {
  const kept = unanswered.get(session);
  return kept?.generation === session.$generation.get() ? kept.person : createPerson(session);
}

/** Keeps a form without an answer, and its values, until it is opened again; null: nothing is kept. */
export function keepPerson(session: Session, person: Person | null): void {
  if (person) unanswered.set(session, { generation: session.$generation.get(), person });
  else unanswered.delete(session);
}

/** The result of pasting a row. */
type Pasted =
  | {
      readonly kind: "one";
      readonly filled: readonly BulkColumn[];
      readonly rest: readonly string[];
      /** Restores the form as it was before the paste. */
      readonly undo: () => void;
    }
  | Extract<PastedPerson, { kind: "many" }>;

/** The add-employee form: its values, their errors, and the request. */
export function createPerson(session: Session) {
  const $draft = atom<PersonDraft>(emptyPerson);
  /** Fields that lost the focus: their errors are shown; those of all fields after the first attempt to send. */
  const $left = atom<ReadonlySet<PersonField>>(new Set());
  const $isTried = atom(false);
  /** The provider's errors; each is cleared when its field is edited. */
  const $refused = atom<PersonErrors>(none);
  const action = createAction(session, (http, employee: NewEmployee) => createEmployee(http, employee), {
    invalidates: employeeLists,
  });

  const $errors = computed([$draft, $left, $isTried, $refused], (draft, left, isTried, refused): PersonErrors => {
    const wrong = Object.entries(checkPerson(draft)) as [PersonField, string][];
    return { ...refused, ...Object.fromEntries(wrong.filter(([field]) => isTried || left.has(field))) };
  });

  /** Address parts that were typed by hand: the single line doesn't overwrite them. */
  const byHand = new Set<AddressPart>();
  const $isLineLeft = atom(false);
  /** Text of the single line that belongs to no part; shown once the line has lost the focus. */
  const $unplaced = computed([$draft, $isLineLeft], ({ addressLine }, isLeft) =>
    isLeft ? splitAddress(addressLine).rest : [],
  );
  const $pasted = atom<Pasted | null>(null);

  const toAddress = (draft: PersonDraft, addressLine: string): PersonDraft => {
    const { parts } = splitAddress(addressLine);
    const kept = Object.fromEntries([...byHand].map((part) => [part, draft.address[part]]));
    return { ...draft, addressLine, address: { ...parts, ...kept } };
  };
  const change = (draft: PersonDraft) => {
    $draft.set(draft);
    $pasted.set(null);
  };
  const leave = (...fields: readonly PersonField[]) => $left.set(new Set([...$left.get(), ...fields]));
  const leaveLine = () => {
    $isLineLeft.set(true);
    if ($draft.get().addressLine.trim() !== "") leave(...addressParts);
  };
  const fill = ({ values, rest }: Extract<PastedPerson, { kind: "one" }>) => {
    const before = $draft.get();
    const [left, isLineLeft, refused, typed] = [$left.get(), $isLineLeft.get(), $refused.get(), [...byHand]];
    const undo = () => {
      change(before);
      $left.set(left);
      $isLineLeft.set(isLineLeft);
      $refused.set(refused);
      byHand.clear();
      for (const part of typed) byHand.add(part);
    };
    const { address, phone, ...others } = values;
    // The field takes digits only, so a pasted phone with other characters is reported with the expected format.
    const problem = phone === undefined ? null : phoneProblem(phone);
    const isUnreadable = problem === "foreign" || problem === "not-a-number";
    const digits = phone === undefined ? {} : { phone: isUnreadable ? "" : toNationalDigits(phone) };
    const draft = { ...before, ...others, ...digits };
    if (address !== undefined) byHand.clear();
    $draft.set(address === undefined ? draft : toAddress(draft, address));
    $refused.set(none);
    leave(...(Object.keys(values) as BulkColumn[]));
    if (address !== undefined) leaveLine();
    $pasted.set({
      kind: "one",
      filled: (Object.keys(values) as BulkColumn[]).filter((column) => column !== "phone" || !isUnreadable),
      rest: isUnreadable && phone !== undefined ? [...rest, phone] : rest,
      undo,
    });
  };

  const forget = (field: PersonField) => {
    const { [field]: _edited, ...rest } = $refused.get();
    $refused.set(rest);
  };

  return {
    $draft,
    $errors,
    $state: action.$state,
    $unplaced,
    $pasted,
    edit(field: keyof Contact, value: string) {
      change({ ...$draft.get(), [field]: value });
      forget(field);
    },
    /** The address in one line, which fills its parts as it is typed. */
    editAddressLine(line: string) {
      $isLineLeft.set(false);
      change(toAddress($draft.get(), line));
      forget("address");
    },
    editAddress(part: AddressPart, value: string) {
      const draft = $draft.get();
      if (value.trim() === "") byHand.delete(part);
      else byHand.add(part);
      change({ ...draft, address: { ...draft.address, [part]: value } });
      forget("address");
    },
    /** Fills the form with a row copied elsewhere. False: the text is no row and is pasted as usual. */
    paste(text: string): boolean {
      const person = readPastedPerson(text);
      if (person?.kind === "one") fill(person);
      else if (person) $pasted.set(person);
      return person !== null;
    },
    undoPaste() {
      const pasted = $pasted.get();
      if (pasted?.kind === "one") pasted.undo();
    },
    /** Confirms the present number although it is no mobile number; another number needs a confirmation of its own. */
    confirmPhone(isRight: boolean) {
      const draft = $draft.get();
      $draft.set({ ...draft, confirmedPhone: isRight ? draft.phone : null });
    },
    /** Whether nothing has been typed yet. */
    isEmpty() {
      const { address, confirmedPhone: _confirmed, ...typed } = $draft.get();
      return [...Object.values(typed), ...Object.values(address)].every((text) => text.trim() === "");
    },
    leave: (field: PersonField) => leave(field),
    leaveLine,
    /** True: the request was accepted. False: errors are marked, or the call failed. */
    async submit(): Promise<boolean> {
      $isTried.set(true);
      const draft = $draft.get();
      if (Object.keys(checkPerson(draft)).length > 0) return false;
      const isDone = await action.send(toNewEmployee(draft));
      if (isDone) sentChangesOf(session).noteRequest(draft.email);
      const state = action.$state.get();
      if (state.status === "failed") $refused.set(toFieldErrors(state.error));
      return isDone;
    },
    /** Empties the form for the next person. */
    clear() {
      action.reset();
      $draft.set(emptyPerson);
      $left.set(new Set());
      $isTried.set(false);
      $refused.set(none);
      $isLineLeft.set(false);
      $pasted.set(null);
      byHand.clear();
    },
  };
}
