/**
 * Returns a function that runs work with the same key sequentially, in this process. Different keys do not wait for
 * each other.
 */
export function inTurn(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const run = before.catch(() => {}).then(work);
    last.set(key, run);
    const forget = () => {
      if (last.get(key) === run) last.delete(key);
    };
    run.then(forget, forget);
    return run;
  };
}

/**
 * Returns a function that never runs `work` concurrently. Calls during a run share one further run, because the
 * current one may have begun too early for them.
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
