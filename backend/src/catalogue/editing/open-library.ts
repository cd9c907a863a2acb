import { UPLOAD_MAX_BYTES } from '@book-store/contract/uploads';

/** How long an admin waits at most. */
const TIMEOUT_MS = 5000;
const FACTS_MAX_BYTES = 500_000;
const FACTS = 'https://openlibrary.org/api/books';
const COVERS = 'https://covers.openlibrary.org/b/isbn';
/** Open Library stores some covers at the Internet Archive. */
const COVER_HOST = /^(covers\.openlibrary|([a-z0-9-]+\.)*archive)\.org$/;
const REDIRECTS_MAX = 3;

export type Fetch = typeof fetch;

/** Thrown when Open Library is unreachable or replies unexpectedly. */
export class OpenLibraryUnavailable extends Error {
  override name = 'OpenLibraryUnavailable';
}

/** Returns Open Library's unparsed reply; undefined for an unknown ISBN. */
export async function fetchFacts(isbn: string, get: Fetch): Promise<unknown> {
  const query = new URLSearchParams({ bibkeys: `ISBN:${isbn}`, format: 'json', jscmd: 'data' });
  return attempt(async (signal) => {
    const reply = await get(`${FACTS}?${query}`, { signal, redirect: 'error' });
    if (!reply.ok) throw new OpenLibraryUnavailable(`Status ${reply.status}.`);
    const all = JSON.parse((await readAtMost(reply, FACTS_MAX_BYTES)).toString()) as object | null;
    return (all as Record<string, unknown> | null)?.[`ISBN:${isbn}`];
  });
}

/** Returns undefined if there is no cover. */
export async function fetchCover(isbn: string, get: Fetch): Promise<Buffer | undefined> {
  return attempt(async (signal) => {
    let url = `${COVERS}/${isbn}-L.jpg?default=false`;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const reply = await get(url, { signal, redirect: 'manual' });
      if (reply.status === 404) return undefined;
      if (reply.ok) return readAtMost(reply, UPLOAD_MAX_BYTES);
      url = nextUrl(reply, url);
    }
    throw new OpenLibraryUnavailable('Too many redirects.');
  });
}

/** Follows no redirect to another host: it could lead into the owner's own network. */
function nextUrl(reply: Response, from: string): string {
  const location = reply.headers.get('location');
  const isRedirect = location !== null && reply.status < 400 && URL.canParse(location, from);
  const url = isRedirect ? new URL(location, from) : undefined;
  if (url?.protocol === 'https:' && url.port === '' && COVER_HOST.test(url.hostname)) {
    return url.href;
  }
  throw new OpenLibraryUnavailable(`Status ${reply.status}.`);
}

async function attempt<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  try {
    return await run(AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    throw error instanceof OpenLibraryUnavailable
      ? error
      : new OpenLibraryUnavailable('No answer.', { cause: error });
  }
}

async function readAtMost(reply: Response, bytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > bytes) throw new OpenLibraryUnavailable('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
