import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { visibleChanges } from '../../documents/visible-changes.ts';
import type { CachedReply } from './cached-reply.ts';

/**
 * How long an answer is cached, from the start of its read. Its source may be cached as long again
 * (`book-search.ts`), so visitors see changes within a second.
 */
export const MAX_AGE_MS = 500;
/** How long an answer is cached that can be checked: for what a page shows of the calendar. */
const CHECKED_MAX_AGE_MS = 60_000;
/** Maximum memory of all cached answers with their compressed forms. */
const BYTES_MAX = 64 * 1024 * 1024;
/** Memory of an answer in addition to its texts and its key. */
const OVERHEAD_BYTES = 2048;

/** A URL that visitors read, which need not be parsed again. It never changes. */
type KnownUrl = {
  /** The pattern of its route, for the log. */
  route: { path: unknown };
  /** Returns the key of its answer. */
  keyFor: (req: IncomingMessage) => string;
  /** Called before its answer is sent. */
  onSend?: (req: IncomingMessage) => void;
};
const URLS_BYTES_MAX = 4 * 1024 * 1024;
const URL_OVERHEAD_BYTES = 1024;

type Entry = {
  reading: Promise<CachedReply>;
  /** What was read, once it is there. */
  answer?: CachedReply;
  began: number;
  /** How many changes this process had made then. */
  changes: number;
};

type Reader = {
  pay: () => Promise<void>;
  read: () => Promise<CachedReply>;
  /** Returns whether an answer that may be older is still right. */
  check?: (answer: CachedReply) => Promise<boolean>;
};

export type ReplyCache = ReturnType<typeof createReplyCache>;

/**
 * Creates a cache of answers for visitors, at most 64 MB: those of the API, each for half a second and until a
 * change by this process, and pages, each for as long as what it shows is the same. Concurrent calls for the same
 * answer share one read, unless it began too early for the later one. Errors are not cached.
 */
export function createReplyCache() {
  const entries = new LRUCache<string, Entry>({
    maxSize: BYTES_MAX,
    // Uncompressed and in both encodings, which are made later.
    sizeCalculation: ({ answer }, key) =>
      3 * (answer?.length ?? 0) + 2 * key.length + OVERHEAD_BYTES,
  });

  const urls = new LRUCache<string, KnownUrl>({
    maxSize: URLS_BYTES_MAX,
    // The key and what was parsed are about as long.
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
    /** What is known of URLs that were answered before. */
    urls,

    /** Returns the answer with this key if it is cached. */
    get(key: string): CachedReply | undefined {
      const entry = entries.get(key);
      const { isCurrent } = entry?.answer ?? {};
      if (!entry || !(isCurrent ? !isOld(entry) && isCurrent() : isNew(entry))) return undefined;
      return entry.answer;
    },

    /** Returns the answer with this key that is cached or being read; none if it would have to be read anew. */
    newest(key: string): Promise<CachedReply> | undefined {
      const entry = entries.get(key);
      return entry && isNew(entry) ? entry.reading : undefined;
    },

    /**
     * Returns the cached answer, or the one that is being read. If there is none, runs `pay` and then
     * `read`. `pay` may wait or throw; no other call waits for it or shares its error.
     */
    async find(key: string, { pay, read, check }: Reader): Promise<CachedReply> {
      const entry = entries.get(key);
      if (entry && (check ? await isGood(entry, check) : isNew(entry))) return entry.reading;
      await pay();
      const now = entries.get(key);
      return now && now.reading !== entry?.reading && isNew(now) ? now.reading : start(key, read);
    },
  };
}

/** Any other one may be outdated, or its read have begun too early. */
const isNew = ({ began, changes }: Entry): boolean =>
  performance.now() - began < MAX_AGE_MS && changes === visibleChanges();

const isOld = ({ began }: Entry): boolean => performance.now() - began >= CHECKED_MAX_AGE_MS;

async function isGood(entry: Entry, check: NonNullable<Reader['check']>): Promise<boolean> {
  // Whoever asked for an answer that fails may have asked for too much.
  const answer = await entry.reading.catch(() => undefined);
  return answer !== undefined && !isOld(entry) && check(answer);
}
