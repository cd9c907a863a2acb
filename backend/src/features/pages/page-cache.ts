import { LRUCache } from 'lru-cache';
import { type CompressedText, compressedText } from '../../http/compressed-text.ts';
import { weakEtag } from '../../http/weak-etag.ts';

/** What all cached pages may occupy, compressed forms included. */
const BYTES_MAX = 32 * 1024 * 1024;
/** A text with its two compressed forms, in relation to the text. */
const WITH_COMPRESSED = 1.5;
/** Memory of a page besides its texts. */
const OVERHEAD_BYTES = 4096;
/** For what a page shows of the calendar: the year in the footer. */
const MAX_AGE_MS = 60_000;

/** A text that is ready to be sent. */
export type CachedText = CompressedText & { etag: string };
/** A reply of the API that a page shows, by its path, and what tells its content from another. */
export type Source = { path: string; state: string };
/** A page as it is made: its status, its texts by any name, and what it was made from. */
export type MadePage<Name extends string> = {
  status: number;
  texts: Record<Name, string>;
  sources: readonly Source[];
};
export type CachedPage<Name extends string> = {
  status: number;
  texts: Record<Name, CachedText>;
  sources: readonly Source[];
  at: number;
  bytes: number;
};

/**
 * Caches pages for as long as the API's replies that they show are the same, so that a page is never older
 * than those. All who ask for a page while it is made wait for the same one; each text is compressed once
 * per encoding.
 */
export function createPageCache<Name extends string>() {
  const pages = new LRUCache<string, CachedPage<Name>>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const makings = new Map<string, Promise<CachedPage<Name>>>();

  function start(key: string, make: () => Promise<MadePage<Name>>): Promise<CachedPage<Name>> {
    const making = make().then((made) => toCached(made));
    makings.set(key, making);
    making
      .then(
        (page) => pages.set(key, page),
        () => {},
      )
      .finally(() => {
        if (makings.get(key) === making) makings.delete(key);
      });
    return making;
  }

  return {
    /**
     * Returns the page of a key, made again unless it is cached and `isCurrent` returns true for each of
     * its sources. `pay` comes before; it may wait or throw, and nobody else waits for it or shares its
     * error.
     */
    async find(
      key: string,
      {
        isCurrent,
        pay,
        make,
      }: {
        isCurrent: (source: Source) => Promise<boolean>;
        pay: () => Promise<void>;
        make: () => Promise<MadePage<Name>>;
      },
    ): Promise<CachedPage<Name>> {
      const isGood = async ({ at, sources }: CachedPage<Name>) => {
        if (performance.now() - at > MAX_AGE_MS) return false;
        // Together: while the catalogue changes, each may take a second.
        return (await Promise.all(sources.map(isCurrent))).every(Boolean);
      };
      const cached = pages.get(key);
      if (cached && (await isGood(cached))) return cached;
      // The caller whose page fails may have asked for too much.
      const made = await makings.get(key)?.catch(() => undefined);
      if (made && (await isGood(made))) return made;
      const before = makings.get(key);
      await pay();
      const making = makings.get(key);
      return making && making !== before ? making : start(key, make);
    },
  };
}

function toCached<Name extends string>({
  status,
  texts,
  sources,
}: MadePage<Name>): CachedPage<Name> {
  const named = Object.entries<string>(texts);
  const cached = named.map(([name, text]) => [
    name,
    { ...compressedText(text), etag: weakEtag(text) },
  ]);
  const length = named.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  return {
    status,
    texts: Object.fromEntries(cached),
    sources,
    at: performance.now(),
    bytes: Math.ceil(length * WITH_COMPRESSED) + OVERHEAD_BYTES,
  };
}
