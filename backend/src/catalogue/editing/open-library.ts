/** How long an admin waits at most. */
const TIMEOUT_MS = 5000;
const FACTS_MAX_BYTES = 500_000;
const FACTS = 'https://openlibrary.org/api/books';
const COVERS = 'https://covers.openlibrary.org/b/isbn';

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

/** Not found if there is no cover. Some redirect to the Internet Archive. */
export const coverAddress = (isbn: string): string => `${COVERS}/${isbn}-L.jpg?default=false`;

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
