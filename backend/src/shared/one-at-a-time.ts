/**
 * Returns a function that never runs `work` twice at once. Calls during a run share the result of one more
 * run, because the current one may have begun too early for them.
 */
export function oneAtATime<Given, Result>(
  work: (given: Given) => Promise<Result>,
): (given: Given) => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return (given) => {
    next ??= current
      .catch(() => {})
      .then(() => {
        next = undefined;
        const run = work(given);
        current = run;
        return run;
      });
    return next;
  };
}
