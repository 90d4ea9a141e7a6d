/** Counts of a page at rest, after `round` rounds. */
export interface Sample {
  readonly round: number;
  /** Marks the first sample that is judged. */
  readonly isBase?: true;
  /** In bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly documents: number;
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
  readonly workers: number;
  readonly objectUrls: number;
  readonly styleSheets: number;
  readonly canvases: number;
}

export function judge(samples: readonly Sample[]): string[];
