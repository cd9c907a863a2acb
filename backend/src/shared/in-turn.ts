/**
 * Returns a function that runs the works with the same key one after the other, in this process. Works with
 * different keys do not wait for each other.
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
