import { LRUCache } from 'lru-cache';
import { visibleChanges } from '../shared/visible-changes.ts';
import type { CachedReply } from './cached-reply.ts';

/**
 * How long an answer is cached, from the start of its read. Its source may be cached as long again
 * (`book-search.ts`), so visitors see changes within a second.
 */
export const MAX_AGE_MS = 500;
/** Maximum memory of all cached answers with their compressed forms. */
const BYTES_MAX = 32 * 1024 * 1024;
/** Memory of an answer in addition to its texts and its name. */
const OVERHEAD_BYTES = 2048;

type Reading = { answer: Promise<CachedReply>; began: number };

export type ReplyCache = ReturnType<typeof createReplyCache>;

/**
 * Creates a cache of answers for visitors: at most 32 MB, each for half a second. Concurrent calls for the
 * same answer share one read. A change by this process invalidates all answers, including those that are
 * still being read. Errors are not cached.
 */
export function createReplyCache() {
  const answers = new LRUCache<string, CachedReply>({
    maxSize: BYTES_MAX,
    // Uncompressed and in both encodings, which are made later.
    sizeCalculation: ({ length }, name) => 3 * length + 2 * name.length + OVERHEAD_BYTES,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
  });
  const readings = new Map<string, Reading>();
  let changes = visibleChanges();

  /** Clears the cache after a change, so that later calls do not join reads that started before it. */
  function notice(): void {
    if (changes === visibleChanges()) return;
    changes = visibleChanges();
    answers.clear();
    readings.clear();
  }

  function current(name: string): Promise<CachedReply> | undefined {
    notice();
    const cached = answers.get(name);
    if (cached) return Promise.resolve(cached);
    const reading = readings.get(name);
    // A call that joins a slow read late would get outdated data.
    return reading && performance.now() - reading.began < MAX_AGE_MS ? reading.answer : undefined;
  }

  function start(name: string, read: () => Promise<CachedReply>): Promise<CachedReply> {
    const began = performance.now();
    const reading: Reading = { began, answer: read() };
    readings.set(name, reading);
    const isCurrent = () => readings.get(name) === reading && changes === visibleChanges();
    reading.answer
      .then(
        (answer) => {
          if (isCurrent()) answers.set(name, answer, { start: began });
        },
        () => {},
      )
      .finally(() => {
        if (readings.get(name) === reading) readings.delete(name);
      });
    return reading.answer;
  }

  return {
    /** Returns the answer with this name if it is cached. */
    get(name: string): CachedReply | undefined {
      notice();
      return answers.get(name);
    },

    /**
     * Returns the cached answer, or the one that is being read. If there is none, runs `pay` and then
     * `read`. `pay` may wait or throw; no other call waits for it or shares its error.
     */
    async find(
      name: string,
      { pay, read }: { pay: () => Promise<void>; read: () => Promise<CachedReply> },
    ): Promise<CachedReply> {
      const found = current(name);
      if (found) return found;
      await pay();
      return current(name) ?? start(name, read);
    },
  };
}
