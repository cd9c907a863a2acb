import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { visibleChanges } from '../../documents/visible-changes.ts';
import type { CachedReply } from './cached-reply.ts';

/**
 * How long an answer is cached, from the start of its read. Its source may be cached as long again
 * (`book-search.ts`), so visitors see changes within a second.
 */
export const MAX_AGE_MS = 500;
/** How long an answer with a `check` is cached, because pages also show dates. */
const CHECKED_MAX_AGE_MS = 60_000;
/** Memory limit for all cached answers including compressed forms. */
const BYTES_MAX = 64 * 1024 * 1024;
/** Memory per answer in addition to its texts and key. */
const OVERHEAD_BYTES = 2048;

/** A URL that was parsed before. Never changes. */
type KnownUrl = {
  /** The route pattern, for the log. */
  route: { path: unknown };
  /** Returns the cache key. */
  keyFor: (req: IncomingMessage) => string;
  /** Called before the answer is sent. */
  onSend?: (req: IncomingMessage) => void;
};
const URLS_BYTES_MAX = 4 * 1024 * 1024;
const URL_OVERHEAD_BYTES = 1024;

type Entry = {
  reading: Promise<CachedReply>;
  /** Set once the read is done. */
  answer?: CachedReply;
  began: number;
  /** This process's number of changes when the read began. */
  changes: number;
};

type Reader = {
  pay: () => Promise<void>;
  read: () => Promise<CachedReply>;
  /** Returns whether an older answer is still valid. */
  check?: (answer: CachedReply) => Promise<boolean>;
};

export type ReplyCache = ReturnType<typeof createReplyCache>;

/**
 * Creates a cache of visitors' answers, at most 64 MB: API answers for half a second and until this
 * process changes something, and pages until what they show changes. Concurrent calls for one
 * answer share one read, unless it began too early for the later call. Errors are not cached.
 */
export function createReplyCache() {
  const entries = new LRUCache<string, Entry>({
    maxSize: BYTES_MAX,
    // The raw form and both encodings, which are made later.
    sizeCalculation: ({ answer }, key) =>
      3 * (answer?.length ?? 0) + 2 * key.length + OVERHEAD_BYTES,
  });

  const urls = new LRUCache<string, KnownUrl>({
    maxSize: URLS_BYTES_MAX,
    // The key and the parsed URL are each about this long.
    sizeCalculation: (_known, url) => 6 * url.length + URL_OVERHEAD_BYTES,
  });

  function start(key: string, read: Reader['read']): Promise<CachedReply> {
    const entry = { began: performance.now(), changes: visibleChanges(), reading: read() };
    entries.set(key, entry);
    const isReplaced = () => entries.peek(key) !== entry;
    entry.reading.then(
      (answer) => isReplaced() || entries.set(key, { ...entry, answer }),
      () => isReplaced() || entries.delete(key),
    );
    return entry.reading;
  }

  return {
    /** Parsed URLs of earlier requests. */
    urls,

    get(key: string): CachedReply | undefined {
      const entry = entries.get(key);
      const { isCurrent } = entry?.answer ?? {};
      if (!entry || !(isCurrent ? !isOld(entry) && isCurrent() : isNew(entry))) return undefined;
      return entry.answer;
    },

    /** Returns the answer that is cached or being read; undefined if it would have to be read. */
    newest(key: string): Promise<CachedReply> | undefined {
      const entry = entries.get(key);
      return entry && isNew(entry) ? entry.reading : undefined;
    },

    /**
     * Returns the cached answer, or joins a running read. Otherwise runs `pay`, then `read`. `pay`
     * may wait or throw; no other call waits for it or shares its error.
     */
    async find(key: string, { pay, read, check }: Reader): Promise<CachedReply> {
      const entry = entries.get(key);
      if (entry && (check ? await isValid(entry, check) : isNew(entry))) return entry.reading;
      await pay();
      const now = entries.get(key);
      return now && now.reading !== entry?.reading && isNew(now) ? now.reading : start(key, read);
    },
  };
}

/** Other entries may be stale, or were read too early. */
const isNew = ({ began, changes }: Entry): boolean =>
  performance.now() - began < MAX_AGE_MS && changes === visibleChanges();

const isOld = ({ began }: Entry): boolean => performance.now() - began >= CHECKED_MAX_AGE_MS;

async function isValid(entry: Entry, check: NonNullable<Reader['check']>): Promise<boolean> {
  // A failed answer may have failed because its caller exceeded a limit.
  const answer = await entry.reading.catch(() => undefined);
  return answer !== undefined && !isOld(entry) && check(answer);
}
