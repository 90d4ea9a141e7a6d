import { useStore } from "@nanostores/react";
import type { Session } from "../../../core/session/session.ts";
import { NoticeLine, SkeletonPanel } from "../feedback/panel.tsx";
import { rootMessages as texts } from "./root.messages.ts";

/** While the surrounding page is asked for its token: as any other load, and in words when it takes long. */
export function StartingPanel({ session }: { readonly session: Session }) {
  return (
    <>
      <SkeletonPanel />
      {/* Below it: nothing moves when the words come. */}
      <LateTokenLine session={session} />
    </>
  );
}

/** What is waited for, when the surrounding page doesn't answer. */
export function LateTokenLine({ session }: { readonly session: Session }) {
  const isLate = useStore(session.$isTokenLate);
  return (
    <div className="late-token" role="status">
      {isLate && <NoticeLine>{texts.tokenLate}</NoticeLine>}
    </div>
  );
}
