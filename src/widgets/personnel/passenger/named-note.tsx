import { useStore } from "@nanostores/react";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import { personnelMessages as texts } from "../personnel.messages.ts";
import type { Personnel } from "../personnel.store.ts";

/** A note about the employee named by the query: loading, failed, or not found. */
export function NamedNote({ store }: { readonly store: Personnel }) {
  const load = useStore(store.named.$load);
  const isNamed = useStore(store.$passengerId) !== null;
  if (!isNamed) return null;
  if (load.status === "failed")
    return <MissingNote text={texts.namedFailed} onRetry={() => void store.named.refresh()} />;
  if (load.status === "loading") return load.isIdle ? null : <Note text={texts.namedLoading} />;
  return load.data === null ? <Note text={texts.namedMissing} /> : null;
}

function Note({ text }: { readonly text: string }) {
  return (
    <div className="stale-note" role="status">
      {text}
    </div>
  );
}
