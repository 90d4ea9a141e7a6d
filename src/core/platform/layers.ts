import { atom, type ReadableAtom } from "nanostores";
import type { Session } from "../session/session.ts";

/**
 * What lies over the screens of a session: drawers, dialogs, menus, a map that fills the window. Elements only say what is
 * open; whoever owns the page's history (the portal, never an element) lets Back close it.
 */
export interface LayerDesk {
  /** How many are open. */
  readonly $count: ReadableAtom<number>;
  /** `close` asks for its end, which it may refuse. Returns what tells that it has gone. */
  open(close: () => void): () => void;
  /** Asks so many to close, the topmost first. */
  close(count: number): void;
}

const desks = new WeakMap<Session, LayerDesk>();

/** The layers of a session. */
export function layersOf(session: Session): LayerDesk {
  let desk = desks.get(session);
  if (!desk) {
    desk = createLayerDesk();
    desks.set(session, desk);
  }
  return desk;
}

export function createLayerDesk(): LayerDesk {
  const $count = atom(0);
  let layers: readonly { readonly close: () => void }[] = [];
  const set = (next: typeof layers) => {
    layers = next;
    $count.set(next.length);
  };
  return {
    $count,
    open(close) {
      const layer = { close };
      set([...layers, layer]);
      return () => set(layers.filter((other) => other !== layer));
    },
    close(count) {
      for (const layer of layers.slice(layers.length - Math.min(count, layers.length)).toReversed()) layer.close();
    },
  };
}
