import { computed } from "nanostores";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { type BulkState, createBulkApproval } from "../../../core/drivers/bulk-approval.ts";
import { isUnanswered } from "../../../core/http/errors.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import type { Session } from "../../../core/session/session.ts";
import { toWritingText } from "../../kit/jobs/write-progress.tsx";
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
export function toWords({ outcomes, ids, cut }: Extract<BulkState, { status: "done" }>) {
  const errors = [...outcomes.values()].filter((outcome) => outcome !== null);
  const unknown = errors.filter(isUnanswered).length;
  const failed = errors.length - unknown;
  const approved = outcomes.size - errors.length;
  const left = ids.length - outcomes.size;
  const words = toKnownWords({ approved, failed, left, cut });
  if (unknown === 0) return words;
  const title = failed === 0 && left === 0 ? texts.unknownTitle : words.title;
  return { title, text: `${words.text} ${texts.unknown(unknown)}` };
}

interface Known {
  readonly approved: number;
  readonly failed: number;
  readonly left: number;
  readonly cut: "ended" | "unavailable" | null;
}

function toKnownWords({ approved, failed, left, cut }: Known) {
  if (cut === "ended") return { title: texts.stoppedTitle, text: texts.ended(approved, failed + left) };
  if (cut === "unavailable") return { title: texts.stoppedTitle, text: texts.unavailable(approved, failed + left) };
  if (failed > 0) return { title: texts.partlyTitle, text: texts.partly(approved, failed) };
  if (left > 0) return { title: texts.stoppedTitle, text: texts.stopped(approved, left) };
  return { title: texts.allApprovedTitle, text: texts.allApproved(approved) };
}

function toNews(state: BulkState): JobNews | null {
  if (state.status === "idle") return null;
  const title = texts.job;
  if (state.status === "running")
    return { status: "running", title, text: toWritingText(state, texts.running), isWriting: true };
  const isIncomplete = state.ids.some((id) => state.outcomes.get(id) !== null);
  return { status: "finished", title, text: toWords(state).text, isIncomplete };
}
