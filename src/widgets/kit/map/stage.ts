/** Shared by the canvases of one map. */
export interface Stage {
  /** Queues deferrable work, one task per frame, so that no frame of a drag waits for all layers. */
  later(task: () => void): void;
  /** Removes a task from the queue. */
  forget(task: () => void): void;
  /** A temporary canvas: moving a picture through it takes a quarter of the time of moving it within its own canvas. */
  scratch(width: number, height: number): CanvasRenderingContext2D | null;
}

export function createStage(): Stage {
  const tasks = new Set<() => void>();
  let request = 0;
  let context: CanvasRenderingContext2D | null = null;

  function run(): void {
    request = 0;
    const [task] = tasks;
    if (!task) return;
    tasks.delete(task);
    if (tasks.size > 0) request = requestAnimationFrame(run);
    task();
  }

  return {
    later(task) {
      tasks.add(task);
      request ||= requestAnimationFrame(run);
    },
    forget(task) {
      tasks.delete(task);
      if (tasks.size > 0 || request === 0) return;
      cancelAnimationFrame(request);
      request = 0;
    },
    scratch(width, height) {
      context ??= document.createElement("canvas").getContext("2d");
      if (!context) return null;
      const { canvas } = context;
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      return context;
    },
  };
}
