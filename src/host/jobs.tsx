import { useStore } from "@nanostores/react";
import { useState } from "react";
import { type JobView, jobsOf } from "../core/session/jobs.ts";
import { Leaving } from "../widgets/kit/jobs/leaving.tsx";
import { jobMessages as texts } from "../widgets/kit/jobs/jobs.messages.ts";
import { Toast } from "../widgets/kit/feedback/toast.tsx";
import { KitContext, usePortal } from "./context.tsx";

/** Toasts for jobs started on other screens, and the question before leaving a screen or the session while a job runs. */
export function Jobs() {
  const { session } = usePortal();
  return (
    <KitContext>
      <JobToast />
      <Leaving session={session} asker={document} />
    </KitContext>
  );
}

/** A toast that leads back to a job that runs or has ended while another screen is shown; one at a time, the latest first. */
function JobToast() {
  const { session, router, jobPlaces } = usePortal();
  const jobs = jobsOf(session);
  /** Id of the job whose toast was closed while it ran: the toast returns when it ends. */
  const [closed, setClosed] = useState<JobView["id"] | null>(null);
  const job = useStore(jobs.$jobs).findLast(
    ({ id, isShown, isSeen, news }) => !isShown && !isSeen && !(id === closed && news.status === "running"),
  );
  if (!job) return null;
  const { id, news } = job;
  const place = jobPlaces.get(id);
  const close = () => (news.status === "running" ? setClosed(id) : jobs.dismiss(id));
  return (
    <Toast
      key={`${id} ${news.status}`}
      kind={news.status === "finished" && !news.isIncomplete ? "success" : "info"}
      isLasting={news.status === "running" || news.isIncomplete === true}
      onClose={close}
    >
      <p>
        <b>{news.title}</b> {/* The count of a running job isn't announced with every row. */}
        <span aria-live={news.status === "running" ? "off" : undefined}>{news.text}</span>
      </p>
      {place && (
        <button type="button" className="link" onClick={() => jobs.leave(document, () => router.open(place))}>
          {news.status === "running" ? texts.show : texts.showResult}
        </button>
      )}
    </Toast>
  );
}
