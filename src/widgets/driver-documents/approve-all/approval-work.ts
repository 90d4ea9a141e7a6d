import { computed } from "nanostores";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { type BulkState, createBulkApproval } from "../../../core/drivers/bulk-approval.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import type { Session } from "../../../core/session/session.ts";
import { driverDocumentsMessages as texts } from "../driver-documents.messages.ts";

/** Key of the approval among the session's jobs. */
export const approvalJob = "driver-documents/approve-all";

/** The bulk approval as a job of the session. It keeps the documents as listed, because approved ones leave the list. */
export function createApprovalWork(session: Session) {
  const bulk = createBulkApproval(session);
  return {
    ...bulk,
    $news: computed(bulk.$state, toNews),
    known: new Map<number, DriverDocument>(),
  } satisfies JobWork & Record<string, unknown>;
}

/** Heading and sentence for the result of an approval. */
export function toWords({ outcomes, ids, isEnded }: Extract<BulkState, { status: "done" }>) {
  const failed = [...outcomes.values()].filter((outcome) => outcome !== null).length;
  const approved = outcomes.size - failed;
  const left = ids.length - outcomes.size;
  if (isEnded) return { title: texts.stoppedTitle, text: texts.ended(approved, failed + left) };
  if (failed > 0) return { title: texts.partlyTitle, text: texts.partly(approved, failed) };
  if (left > 0) return { title: texts.stoppedTitle, text: texts.stopped(approved, left) };
  return { title: texts.allApprovedTitle, text: texts.allApproved(approved) };
}

function toNews(state: BulkState): JobNews | null {
  if (state.status === "idle") return null;
  const title = texts.job;
  if (state.status === "running") {
    return { status: "running", title, text: texts.progress(state.done, state.total), isWriting: true };
  }
  const isIncomplete = state.ids.some((id) => state.outcomes.get(id) !== null);
  return { status: "finished", title, text: toWords(state).text, isIncomplete };
}
