import { atom, type ReadableAtom } from "nanostores";
import type { Session } from "./session.ts";

/** What is to be told of work that nobody may be looking at. */
export interface JobNews {
  /** `finished`: its result waits for being looked at. */
  readonly status: "running" | "finished";
  /** Names it: "Toplu kişi ekleme". */
  readonly title: string;
  /** How far it is, or what became of it, in a sentence. */
  readonly text: string;
  /** Finished, and something is left to do for the person. */
  readonly isIncomplete?: boolean;
  /** It changes something at the provider: the browser asks before the page is closed. */
  readonly isWriting?: boolean;
}

/** Work of many calls. It belongs to its session, not to the screen that began it. */
export interface JobWork {
  /** Null: nothing runs, and there is no result. */
  readonly $news: ReadableAtom<JobNews | null>;
  /** Nobody wants it any more. */
  destroy(): void;
}

/** As it is told to whoever shows the session's jobs. */
export interface JobView {
  readonly id: number;
  readonly key: string;
  readonly news: JobNews;
  /** A screen shows it at this moment. */
  readonly isShown: boolean;
  /** Its result has been on a screen. */
  readonly isSeen: boolean;
}

/** A screen's hold on a piece of work. */
interface JobHandle<Work extends JobWork> {
  readonly work: Work;
  /** It was begun on a screen that was left since, and its result has not been seen: to be shown at once. */
  readonly isLeft: boolean;
  /** A screen shows it from now on. Returns what tells that the screen has gone; the work goes on. */
  hold(): () => void;
}

/** Somebody wants to leave a screen whose work runs, or to sign out while any does. */
export interface LeaveQuestion {
  /** `session`: leaving ends the work. */
  readonly of: "screen" | "session";
  /** Where the wish was uttered; it puts the question. */
  readonly asker: unknown;
  readonly titles: readonly string[];
}

export interface JobDesk {
  /** Those that run or have a result; none while nobody is signed in. */
  readonly $jobs: ReadableAtom<readonly JobView[]>;
  readonly $question: ReadableAtom<LeaveQuestion | null>;
  /** The work of this key that was left, else a new one. */
  take<Work extends JobWork>(key: string, make: () => Work): JobHandle<Work>;
  /** Whether work of this key was left and its result has not been seen. */
  hasLeft(key: string): boolean;
  /** Takes a result away that no screen shows. */
  dismiss(id: number): void;
  /**
   * Leads away from what is shown: at once, or when the person has said so. For each piece of work they are asked once.
   * False: they are being asked, or asked already.
   */
  leave(asker: unknown, go: () => void): boolean;
  /** The same for signing out, about all that runs: it ends with the session, whatever was asked before. */
  end(asker: unknown, go: () => void): boolean;
  answer(isLeaving: boolean): void;
}

interface Job {
  readonly id: number;
  readonly key: string;
  readonly work: JobWork;
  holders: number;
  isSeen: boolean;
  /** The person has been asked about it, and left. */
  isAsked: boolean;
  /** Of the session when it began. */
  generation: number;
  owner: string | null;
  stop(): void;
}

const isRunning = ({ work }: Job) => work.$news.get()?.status === "running";
const isLeft = (job: Job, key: string) => job.key === key && job.holders === 0;

/** Who is signed in, and where; null for a person that the page doesn't tell apart from others. */
function ownerOf(session: Session): string | null {
  const state = session.$state.get();
  if (state.status !== "signed-in" || state.profile.userId === null) return null;
  const { userId, companyId, accountType } = state.profile;
  return JSON.stringify([session.$settings.get().apiBase, userId, companyId, accountType]);
}

const desks = new WeakMap<Session, JobDesk>();

/** The jobs of a session. */
export function jobsOf(session: Session): JobDesk {
  let desk = desks.get(session);
  if (!desk) {
    desk = createJobDesk(session);
    desks.set(session, desk);
  }
  return desk;
}

function createJobDesk(session: Session): JobDesk {
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

  /** What belongs to somebody else, or to another provider, goes before anybody can ask for it. */
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
      // What its session's end has finished is on no screen any more, though that is still being taken away.
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
    // Who leaves on purpose has seen, or could have seen, what is finished; what the end interrupts is told at the return.
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
