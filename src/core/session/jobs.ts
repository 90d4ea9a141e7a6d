import { atom, type ReadableAtom } from "nanostores";
import { once } from "../platform/once.ts";
import type { Session } from "./session.ts";

/** Status of a job that no screen may be showing. */
export interface JobNews {
  /** `finished`: its result hasn't been dismissed. */
  readonly status: "running" | "finished";
  /** Title of the job: "Toplu kişi ekleme". */
  readonly title: string;
  /** Progress or outcome of the job, as a sentence. */
  readonly text: string;
  /** Finished with items left that need the user. */
  readonly isIncomplete?: boolean;
  /** The job writes to the provider, so the browser asks before the page is closed. */
  readonly isWriting?: boolean;
}

/** A job of many calls. It belongs to its session, not to the screen that started it. */
export interface JobWork {
  /** Null: not running and no result. */
  readonly $news: ReadableAtom<JobNews | null>;
  /** Stops the job and discards its result. */
  destroy(): void;
}

/** A job as the session's list of jobs shows it. */
export interface JobView {
  readonly id: number;
  readonly key: string;
  readonly news: JobNews;
  /** A screen shows the job now. */
  readonly isShown: boolean;
  /** The result has been shown on a screen. */
  readonly isSeen: boolean;
}

/** A screen's handle of a job. */
interface JobHandle<Work extends JobWork> {
  readonly work: Work;
  /** Started on a screen that the user has left, and not seen since: the screen shows the job at once. */
  readonly isLeft: boolean;
  /** Marks the job as shown by a screen. Call the returned function when the screen is left; the job continues. */
  hold(): () => void;
}

/** Question before leaving a screen whose job runs, or before signing out while any job runs. */
export interface LeaveQuestion {
  /** `session`: leaving stops the jobs. */
  readonly of: "screen" | "session";
  /** The element that the user wanted to leave; it shows the question. */
  readonly asker: unknown;
  readonly titles: readonly string[];
}

export interface JobStore {
  /** Jobs that run or have a result; empty while nobody is signed in. */
  readonly $jobs: ReadableAtom<readonly JobView[]>;
  readonly $question: ReadableAtom<LeaveQuestion | null>;
  /** The job of this key that no screen shows, else a new one. */
  take<Work extends JobWork>(key: string, make: () => Work): JobHandle<Work>;
  /** Whether a job of this key that no screen shows is running or has an unseen result. */
  hasLeft(key: string): boolean;
  /** Removes a result that no screen shows. */
  dismiss(id: number): void;
  /**
   * Calls `go` at once, or after the user has confirmed; the question is asked once per job. False: a question, this one or
   * another, is being shown.
   */
  leave(asker: unknown, go: () => void): boolean;
  /**
   * As `leave`, for signing out: asks about all running jobs, which end with the session, even if the user was asked about
   * them before.
   */
  end(asker: unknown, go: () => void): boolean;
  answer(isLeaving: boolean): void;
}

interface Job {
  readonly id: number;
  readonly key: string;
  readonly work: JobWork;
  holders: number;
  isSeen: boolean;
  /** The user was asked about this job and left the screen. */
  isAsked: boolean;
  /** Generation of the session at the job's start. */
  generation: number;
  owner: string | null;
  stop(): void;
}

const isRunning = ({ work }: Job) => work.$news.get()?.status === "running";
const isLeft = (job: Job, key: string) => job.key === key && job.holders === 0;

/** Identity of user and provider; null for a user that the page doesn't identify. */
function ownerOf(session: Session): string | null {
  const state = session.$state.get();
  if (state.status !== "signed-in" || state.profile.userId === null) return null;
  const { userId, companyId, accountType } = state.profile;
  return JSON.stringify([session.$settings.get().apiBase, userId, companyId, accountType]);
}

/** The jobs of a session. */
export const jobsOf = once(createJobStore);

function createJobStore(session: Session): JobStore {
  const $jobs = atom<readonly JobView[]>([]);
  const $question = atom<LeaveQuestion | null>(null);
  const jobs = new Set<Job>();
  let goOn: (() => void) | null = null;
  let releasePage: (() => void) | null = null;
  let count = 0;

  function tell(): void {
    const isSignedIn = session.$state.get().status === "signed-in";
    const isWriting = [...jobs].some((job) => isRunning(job) && job.work.$news.get()?.isWriting);
    if (isWriting) releasePage ??= session.environment.holdPage();
    else {
      releasePage?.();
      releasePage = null;
    }
    $jobs.set(
      [...(isSignedIn ? jobs : [])].flatMap(({ id, key, work, holders, isSeen }) => {
        const news = work.$news.get();
        return news ? [{ id, key, news, isShown: holders > 0, isSeen }] : [];
      }),
    );
  }

  function drop(job: Job): void {
    jobs.delete(job);
    job.stop();
    job.work.destroy();
  }

  /** Removes jobs of another user or provider before anything can access them. */
  function dropForeign(): void {
    if (session.$state.get().status !== "signed-in") return;
    const [generation, owner] = [session.$generation.get(), ownerOf(session)];
    for (const job of jobs) {
      if (job.generation === generation) continue;
      if (owner === null || job.owner !== owner) drop(job);
      else job.generation = generation;
    }
  }

  function follow(job: Job): void {
    let before = job.work.$news.get();
    job.stop = job.work.$news.listen((news) => {
      if (news === null) jobs.delete(job);
      else jobs.add(job);
      if (news?.status === "running" && before?.status !== "running") {
        job.isAsked = false;
        job.generation = session.$generation.get();
        job.owner = ownerOf(session);
      }
      before = news;
      // A job finished by the session's end is unseen, although its screen is still being unmounted.
      job.isSeen = news?.status === "finished" && job.holders > 0 && job.generation === session.$generation.get();
      tell();
    });
  }

  function ask(of: LeaveQuestion["of"], asker: unknown, about: readonly Job[], go: () => void): boolean {
    if (about.length === 0) {
      go();
      return true;
    }
    goOn = go;
    $question.set({ of, asker, titles: [...new Set(about.flatMap(({ work }) => work.$news.get()?.title ?? []))] });
    return false;
  }

  const forgetQuestion = () => {
    $question.set(null);
    goOn = null;
  };
  session.$generation.listen(forgetQuestion);
  session.$state.listen((state) => {
    // A sign-out drops finished jobs, whose results the user could see. Jobs that it interrupts are shown at the next
    // sign-in.
    if (state.status === "signed-out" && state.reason === "user") {
      for (const job of jobs) if (!isRunning(job)) drop(job);
    }
    dropForeign();
    tell();
  });

  return {
    $jobs,
    $question,
    take<Work extends JobWork>(key: string, make: () => Work): JobHandle<Work> {
      dropForeign();
      let job = [...jobs].find((known) => isLeft(known, key));
      const wasLeft = job !== undefined && !job.isSeen;
      if (!job) {
        const generation = session.$generation.get();
        job = {
          id: (count += 1),
          key,
          work: make(),
          holders: 0,
          isSeen: false,
          isAsked: false,
          generation,
          owner: null,
          stop: () => undefined,
        };
        follow(job);
      }
      const held = job;
      return {
        work: held.work as Work,
        isLeft: wasLeft,
        hold() {
          held.holders += 1;
          held.isSeen ||= held.work.$news.get()?.status === "finished";
          tell();
          return () => {
            held.holders -= 1;
            const news = held.work.$news.get();
            const isOver = news === null || (held.isSeen && news.status === "finished" && !news.isIncomplete);
            if (held.holders === 0 && isOver) drop(held);
            tell();
          };
        },
      };
    },
    hasLeft(key) {
      dropForeign();
      return [...jobs].some((job) => isLeft(job, key) && !job.isSeen);
    },
    dismiss(id) {
      for (const job of jobs) if (job.id === id && job.holders === 0) drop(job);
      tell();
    },
    leave(asker, go) {
      const asked = [...jobs].filter((job) => isRunning(job) && job.holders > 0 && !job.isAsked);
      return ask("screen", asker, asked, () => {
        for (const job of asked) job.isAsked = true;
        go();
      });
    },
    end(asker, go) {
      return ask("session", asker, [...jobs].filter(isRunning), go);
    },
    answer(isLeaving) {
      const go = goOn;
      forgetQuestion();
      if (isLeaving) go?.();
    },
  };
}
