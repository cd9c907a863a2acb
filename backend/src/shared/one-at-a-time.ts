/**
 * Returns a function that runs `work` alone: who calls while it runs gets the result of one more run,
 * shared with all others who call meanwhile, because the present one may have begun too early for them.
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
