import { atom } from "nanostores";
import { fetchAddresses, type FoundAddress, addressSearchThreshold } from "../api/marketplace-people.ts";
import { ApiError, isAborted } from "../http/errors.ts";
import { typingPause } from "../query/query.ts";
import type { Session } from "../session/session.ts";
import { withoutInvisible } from "../text/text.ts";

interface Suggestions {
  /** The previous suggestions stay until the next answer. */
  readonly addresses: readonly FoundAddress[];
  readonly isBusy: boolean;
  /** The provider found no address. */
  readonly isNothing: boolean;
  readonly error: ApiError | null;
}

const none: Suggestions = { addresses: [], isBusy: false, isNothing: false, error: null };

/**
 * Address suggestions for what is typed: from the fourth character on, after a pause in typing. An answer for an earlier text is
 * dropped.
 */
export function createAddressSuggestions({ http, environment }: Session) {
  const $found = atom<Suggestions>(none);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call = new AbortController();
  let asked = "";

  /** Cancels the running call and the pending one. */
  const forget = () => {
    clearTimeout(timer);
    call.abort();
    asked = "";
  };
  const ask = async (text: string) => {
    const mine = new AbortController();
    call = mine;
    $found.set({ ...$found.get(), isBusy: true, isNothing: false, error: null });
    try {
      const addresses = await fetchAddresses(http, text, mine.signal);
      if (call === mine) $found.set({ ...none, addresses, isNothing: addresses.length === 0 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (call === mine && !isAborted(error)) $found.set({ ...none, error });
    }
  };
  const retry = () => void ask(asked);
  const stopListening = environment.onReturn(() => $found.get().error && retry());
  const clear = () => {
    forget();
    $found.set(none);
  };

  return {
    $found,
    type(text: string) {
      const wanted = withoutInvisible(text).trim();
      if ([...wanted].length <= addressSearchThreshold) {
        clear();
        return;
      }
      if (wanted === asked) return;
      forget();
      asked = wanted;
      $found.set({ ...$found.get(), isBusy: true, isNothing: false, error: null });
      timer = setTimeout(ask, typingPause, wanted);
    },
    clear,
    retry,
    destroy() {
      stopListening();
      forget();
    },
  };
}
