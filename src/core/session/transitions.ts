import type { Profile } from "./profile.ts";
import type { Layout } from "./record.ts";
import type { SessionState, SignOutReason } from "./state.ts";

/** What happens to a session. */
export type SessionEvent =
  /** Another user, or the first one. */
  | { readonly type: "entered"; readonly profile: Profile; readonly layout: Layout }
  /** Nobody any more, on this page only. */
  | { readonly type: "left" }
  | { readonly type: "ended"; readonly reason: SignOutReason; readonly isResumable: boolean }
  /** Of the same user. */
  | { readonly type: "changed"; readonly profile?: Partial<Profile>; readonly layout?: Layout }
  /** The surrounding page is asked for a token, … */
  | { readonly type: "asked" }
  /** … has given one that is used, … */
  | { readonly type: "renewed" }
  /** … has given none, … */
  | { readonly type: "refused" }
  /** … has given one to a user who was inactive: it is used after their click, … */
  | { readonly type: "offered" }
  /** … or can't be asked any more. */
  | { readonly type: "unaskable" };

type Of<Union, Key extends keyof Union, Value> = Extract<Union, Readonly<Record<Key, Value>>>;
type Transition<Status, Type> = (
  state: Of<SessionState, "status", Status>,
  event: Of<SessionEvent, "type", Type>,
) => SessionState;
type Transitions<Type> = { readonly [Status in SessionState["status"]]?: Transition<Status, Type> };

const toAll = <Type>(next: (event: Of<SessionEvent, "type", Type>) => SessionState): Transitions<Type> => ({
  starting: (_state, event) => next(event),
  "signed-out": (_state, event) => next(event),
  "signed-in": (_state, event) => next(event),
  unavailable: (_state, event) => next(event),
});

const starting = { status: "starting" } as const;
const unavailable = { status: "unavailable" } as const;
const signedOut = { status: "signed-out", reason: null } as const;

/** Event → present state → next state. Missing: the state stays. */
const transitions: { readonly [Type in SessionEvent["type"]]: Transitions<Type> } = {
  entered: toAll(({ profile, layout }) => ({ status: "signed-in", profile, layout })),
  left: toAll(() => signedOut),
  ended: toAll(({ reason, isResumable }) => ({
    status: "signed-out",
    reason,
    ...(isResumable && { isResumable: true as const }),
  })),
  changed: {
    "signed-in": (state, { profile, layout = state.layout }) => ({
      ...state,
      profile: { ...state.profile, ...profile },
      layout,
    }),
  },
  asked: {
    "signed-out": () => starting,
    unavailable: () => starting,
    "signed-in": (state) => (state.renewal === "failed" ? { ...state, renewal: "running" } : state),
  },
  renewed: {
    "signed-in": (state) => {
      const { renewal, ...renewed } = state;
      return renewal ? renewed : state;
    },
  },
  refused: {
    starting: () => unavailable,
    "signed-out": () => unavailable,
    "signed-in": (state) => ({ ...state, renewal: "failed" }),
  },
  offered: toAll(() => ({ status: "signed-out", reason: "idle", isResumable: true })),
  unaskable: { starting: () => signedOut, unavailable: () => signedOut },
};

/** Events after which nothing that was loaded before may be shown. */
export const changesUser: ReadonlySet<SessionEvent["type"]> = new Set(["entered", "left", "ended"]);

/** The state after an event; the same object where the event changes nothing. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  const next = transitions[event.type][state.status] as
    | ((state: SessionState, event: SessionEvent) => SessionState)
    | undefined;
  return next?.(state, event) ?? state;
}
