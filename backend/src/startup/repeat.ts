/**
 * Runs a task now, and again `pauseMs` milliseconds after each end. A failure is passed to
 * `onFailure` and does not end this. Returns a function that stops it, and waits for a run that is under way.
 */
export function repeat(
  task: () => Promise<void>,
  pauseMs: number,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await task().catch(onFailure);
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, pauseMs);
  };
  let running = run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
