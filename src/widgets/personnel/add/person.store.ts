import { atom, computed } from "nanostores";
import { createAction } from "../../../core/action.ts";
import { createEmployee, type NewEmployee } from "../../../core/api/employee-changes.ts";
import { sentChangesOf } from "../../../core/sent-changes.ts";
import type { Session } from "../../../core/session.ts";
import { employeeLists } from "../keys.ts";
import {
  type AddressPart,
  checkPerson,
  type Contact,
  emptyPerson,
  type PersonDraft,
  type PersonErrors,
  type PersonField,
  toFieldErrors,
  toNewEmployee,
} from "./person.model.ts";

export type Person = ReturnType<typeof createPerson>;

const none: PersonErrors = {};

/** The add-employee form: what is typed, what is wrong with it, and the request (specification 1 §2.5, §5). */
export function createPerson(session: Session) {
  const $draft = atom<PersonDraft>(emptyPerson);
  /** Errors are shown after the first try to send, and of a field that was left. */
  const $left = atom<ReadonlySet<PersonField>>(new Set());
  const $isTried = atom(false);
  /** What the provider refused; each goes as soon as its field is edited. */
  const $refused = atom<PersonErrors>(none);
  const action = createAction(session, (http, employee: NewEmployee) => createEmployee(http, employee), {
    invalidates: employeeLists,
  });

  const $errors = computed([$draft, $left, $isTried, $refused], (draft, left, isTried, refused): PersonErrors => {
    const wrong = Object.entries(checkPerson(draft)) as [PersonField, string][];
    return { ...refused, ...Object.fromEntries(wrong.filter(([field]) => isTried || left.has(field))) };
  });

  const forget = (field: PersonField) => {
    const { [field]: _edited, ...rest } = $refused.get();
    $refused.set(rest);
  };

  return {
    $draft,
    $errors,
    $state: action.$state,
    edit(field: keyof Contact, value: string) {
      $draft.set({ ...$draft.get(), [field]: value });
      forget(field);
    },
    editAddress(part: AddressPart, value: string) {
      const draft = $draft.get();
      $draft.set({ ...draft, address: { ...draft.address, [part]: value } });
      forget("address");
    },
    /** Says that the number is right though it is no mobile phone's; of another number it says nothing. */
    confirmPhone(isRight: boolean) {
      const draft = $draft.get();
      $draft.set({ ...draft, confirmedPhone: isRight ? draft.phone : null });
    },
    leave: (field: PersonField) => $left.set(new Set($left.get()).add(field)),
    /** Whether the person is asked for; false: something is wrong and marked. */
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
    /** An empty form for the next one. */
    clear() {
      action.reset();
      $draft.set(emptyPerson);
      $left.set(new Set());
      $isTried.set(false);
      $refused.set(none);
    },
  };
}
