import type { Snapshot } from '../storage/store.ts';

/** Results that are made one by one. */
export interface ResultStream {
  /** Returns the BSON of the next one; undefined when it takes longer to find it; 'end' behind the last one. */
  next: () => Buffer | undefined | 'end';
  /** Releases what is left; idempotent. */
  end: () => void;
}

/** Returns the results that are made of a snapshot, which ends with them. */
export function streamFrom(
  snapshot: Snapshot,
  make: (snapshot: Snapshot) => Generator<Buffer | undefined, void>,
): ResultStream {
  const results = make(snapshot);
  const end = () => {
    results.return();
    snapshot.end();
  };
  return {
    next() {
      const { value, done } = results.next();
      if (!done) return value as Buffer | undefined;
      end();
      return 'end';
    },
    end,
  };
}
