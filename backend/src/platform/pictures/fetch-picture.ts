import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { PictureProblem } from '@book-store/contract/picture-problems';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@book-store/contract/uploads';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 5000;
const REDIRECTS_MAX = 3;
const DNS = { timeout: 2000, tries: 2 };
const HEADERS = {
  Accept: UPLOAD_TYPES.join(', '),
  'Accept-Encoding': 'identity',
  'User-Agent': 'book-store',
};

export class PictureNotFetched extends Error {
  override name = 'PictureNotFetched';
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`The picture could not be fetched: ${problem}.`, options);
    this.problem = problem;
  }
}

/** Throws `PictureNotFetched`, or the reason of the signal. */
export type FetchPicture = (address: string, signal?: AbortSignal) => Promise<Buffer>;

/** What tests replace. */
type Door = {
  /** Returns the IP addresses of a host; none if it is unknown. */
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  /** For all hops together. */
  timeoutMs: number;
  tls: Pick<RequestOptions, 'ca' | 'port'>;
};

/**
 * Returns a function that fetches the bytes of a picture at an address that somebody entered: by https, from public
 * addresses only. A host is resolved once for each connection, and the connection checked again, so that it cannot
 * lead elsewhere than what was checked.
 */
export function pictureFetcher(given: Partial<Door> = {}): FetchPicture {
  const usual = { resolve, isAllowed: isPublicAddress, timeoutMs: TIMEOUT_MS, tls: {} };
  const door: Door = { ...usual, ...given };
  return async (address, signal) => {
    const timeout = AbortSignal.timeout(door.timeoutMs);
    const ended = signal ? AbortSignal.any([timeout, signal]) : timeout;
    try {
      return await follow(toUrl(address), door, ended);
    } catch (error) {
      if (error instanceof PictureNotFetched) throw error;
      signal?.throwIfAborted();
      const problem = timeout.aborted ? 'timeout' : problemOf(error);
      throw new PictureNotFetched(problem, { cause: error });
    }
  };
}

async function follow(start: URL, door: Door, signal: AbortSignal): Promise<Buffer> {
  let url = start;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await connect(url, door, signal);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await readAll(response);
      if (!headers.location || statusCode < 300 || statusCode >= 400)
        throw new PictureNotFetched(problemOfStatus(statusCode));
      url = toUrl(headers.location, url);
    } finally {
      response.destroy();
    }
  }
  throw new PictureNotFetched('too-many-redirects');
}

function toUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  if (url?.protocol === 'http:') url.protocol = 'https:';
  if (url?.protocol !== 'https:' || url.username || url.password || url.port)
    throw new PictureNotFetched('address');
  return url;
}

async function connect(url: URL, door: Door, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await door.resolve(host, signal);
  signal.throwIfAborted();
  if (found.length === 0) throw new PictureNotFetched('unknown-host');
  const allowed = found.filter(door.isAllowed);
  if (allowed.length === 0) throw new PictureNotFetched('not-public');
  return new Promise((resolve, reject) => {
    const { pathname, search } = url;
    const asked = request({
      host,
      path: pathname + search,
      lookup: lookupOf(allowed),
      // No connection is used again without its check.
      agent: false,
      headers: { ...HEADERS, Host: url.host },
      signal,
      ...door.tls,
    });
    asked.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!door.isAllowed(socket.remoteAddress ?? ''))
          asked.destroy(new PictureNotFetched('not-public'));
      }),
    );
    asked.once('response', resolve).on('error', reject).end();
  });
}

/** Returns what has been checked, instead of resolving the host again. */
const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [{ address, family } = { address: '', family: 0 }] = found;
    if (all) done(null, found);
    else done(null, address, family);
  };

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > UPLOAD_MAX_BYTES) throw new PictureNotFetched('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Not by the operating system, which would occupy a thread for each host whose name servers are silent. */
async function resolve(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver(DNS);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  signal.removeEventListener('abort', cancel);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

function problemOfStatus(status: number): PictureProblem {
  if (status === 404 || status === 410) return 'not-found';
  // 408 and 429: not now.
  return status >= 500 || status === 408 || status === 429 ? 'server-error' : 'refused';
}

function problemOf(error: unknown): PictureProblem {
  const { code = '' } = error as { code?: string };
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code) ? 'insecure' : 'unreachable';
}
