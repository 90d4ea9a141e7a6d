import { useStore } from "@nanostores/react";
import type { Session } from "../../../core/session/session.ts";
import { NoticeLine, SkeletonPanel } from "../feedback/panel.tsx";
import { rootMessages as texts } from "../element/element.messages.ts";

/** Shown while the page's `getToken` is pending: a skeleton, with an explanation when it takes long. */
export function StartingPanel({ session }: { readonly session: Session }) {
  return (
    <>
      <SkeletonPanel />
      {/* Below the skeleton, so that nothing moves when the text comes. */}
      <LateTokenLine session={session} />
    </>
  );
}

/** Explains the wait when the page's `getToken` takes long. */
export function LateTokenLine({ session }: { readonly session: Session }) {
  const isLate = useStore(session.$isTokenLate);
  return (
    <div className="late-token" role="status">
      {isLate && <NoticeLine>{texts.tokenLate}</NoticeLine>}
    </div>
  );
}
