import { useStore } from "@nanostores/react";
import { useState } from "react";
import { type JobView, jobsOf } from "../core/session/jobs.ts";
import { Leaving } from "../widgets/kit/jobs/leaving.tsx";
import { jobMessages as texts } from "../widgets/kit/jobs/jobs.messages.ts";
import { Toast } from "../widgets/kit/feedback/toast.tsx";
import { usePortal } from "./context.ts";
import { KitContext } from "./kit-context.tsx";

/** What runs in the session beyond the screen that is shown: its toasts, and the question before its screen or the session is left. */
export function Jobs() {
  const { session } = usePortal();
  return (
    <KitContext>
      <JobToast />
      <Leaving session={session} asker={document} />
    </KitContext>
  );
}

/** Leads back to work that goes on or has ended while another screen is shown; one at a time, the last one begun first. */
function JobToast() {
  const { session, router, jobPlaces } = usePortal();
  const desk = jobsOf(session);
  /** Closed while it ran: it is told again when it has ended. */
  const [closed, setClosed] = useState<JobView["id"] | null>(null);
  const job = useStore(desk.$jobs).findLast(
    ({ id, isShown, isSeen, news }) => !isShown && !isSeen && !(id === closed && news.status === "running"),
  );
  if (!job) return null;
  const { id, news } = job;
  const place = jobPlaces.get(id);
  const close = () => (news.status === "running" ? setClosed(id) : desk.dismiss(id));
  return (
    <Toast
      key={`${id} ${news.status}`}
      kind={news.status === "finished" && !news.isIncomplete ? "success" : "info"}
      isLasting={news.status === "running" || news.isIncomplete === true}
      onClose={close}
    >
      <p>
        <b>{news.title}</b> {news.text}
      </p>
      {place && (
        <button type="button" className="link" onClick={() => desk.leave(document, () => router.open(place))}>
          {news.status === "running" ? texts.show : texts.showResult}
        </button>
      )}
    </Toast>
  );
}
