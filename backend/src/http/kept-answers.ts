import { LRUCache } from 'lru-cache';
import { visibleChanges } from '../shared/visible-changes.ts';
import type { KeptAnswer } from './kept-answer.ts';

/**
 * How long an answer is kept, from the moment at which its reading began. What it is read from may be as
 * old again (`book-search.ts`, `book-counts.ts`), so visitors are at most one second behind.
 */
export const KEPT_MS = 500;
/** Memory of all kept answers with their compressed forms. */
const BYTES_MAX = 32 * 1024 * 1024;
/** Memory of an answer besides its texts and its name. */
const OVERHEAD_BYTES = 2048;

type Reading = { answer: Promise<KeptAnswer>; began: number };

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/**
 * Creates the store of visitors' answers, ready to be sent: at most 32 MB, each for half a second. All
 * who ask for the same one share one reading. A change by this process invalidates all of them, those
 * that are still being read too. Errors are not kept.
 */
export function createKeptAnswers() {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: BYTES_MAX,
    // Uncompressed and in both encodings, which are made later.
    sizeCalculation: ({ length }, name) => 3 * length + 2 * name.length + OVERHEAD_BYTES,
    ttl: KEPT_MS,
    ttlResolution: 0,
  });
  const readings = new Map<string, Reading>();
  let changes = visibleChanges();

  /** Forgets everything after a change. A reading that began before it then belongs to nobody. */
  function notice(): void {
    if (changes === visibleChanges()) return;
    changes = visibleChanges();
    answers.clear();
    readings.clear();
  }

  function current(name: string): Promise<KeptAnswer> | undefined {
    notice();
    const kept = answers.get(name);
    if (kept) return Promise.resolve(kept);
    const reading = readings.get(name);
    // Whoever joins a slow reading late would be too far behind.
    return reading && performance.now() - reading.began < KEPT_MS ? reading.answer : undefined;
  }

  function start(name: string, read: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
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
    /** Returns the answer with this name if it is kept. */
    get(name: string): KeptAnswer | undefined {
      notice();
      return answers.get(name);
    },

    /**
     * Returns the kept answer, or the one that somebody is reading. If there is none, runs `pay` and then
     * `read`. `pay` may take its time or throw; nobody else waits for it or shares its error.
     */
    async find(
      name: string,
      { pay, read }: { pay: () => Promise<void>; read: () => Promise<KeptAnswer> },
    ): Promise<KeptAnswer> {
      const found = current(name);
      if (found) return found;
      await pay();
      return current(name) ?? start(name, read);
    },
  };
}
