import type { Store } from './store.ts';

const DELAY_MS = 500;
/** Long enough to make progress, short enough that a query hardly waits. */
const SLICE_MS = 4;
const BATCH_SIZE = 50;

/**
 * Loads the collections into memory soon after the start, in short steps, so that the first aggregation
 * of the day doesn't have to wait until all of its documents are decoded. Returns how to stop it.
 */
export function startWarmUp(store: Store): () => void {
  const waiting = store.all();
  let after = '';
  let timer = setTimeout(slice, DELAY_MS);
  timer.unref();

  function slice(): void {
    const until = Date.now() + SLICE_MS;
    while (Date.now() < until && waiting[0]) {
      const [collection] = waiting;
      const known = store.find(collection.database, collection.name) === collection;
      try {
        after = (known && collection.warm(after, BATCH_SIZE)) || '';
      } catch {
        // A damaged document is reported to the command that reads it, not here.
        after = '';
      }
      if (after === '') waiting.shift();
    }
    if (!waiting[0]) return;
    timer = setTimeout(slice, 1);
    timer.unref();
  }
  return () => clearTimeout(timer);
}
