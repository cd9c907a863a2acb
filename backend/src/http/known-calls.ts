import { LRUCache } from 'lru-cache';
import type { Route, VisitorCall } from './route.ts';

/** Memory of all known URLs with what they mean. */
const BYTES_MAX = 4 * 1024 * 1024;
const OVERHEAD_BYTES = 1024;

/** What the URL of a visitor's call means: it needs no parsing when it comes again. */
export type KnownCall = Omit<VisitorCall, 'network'> & {
  route: Route;
  /** The name of its kept answer. */
  name: string;
};

/** Creates the bounded store of known calls, by URL. What a URL means never changes. */
export const createKnownCalls = () =>
  new LRUCache<string, KnownCall>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ name }, url) => 2 * (url.length + 2 * name.length) + OVERHEAD_BYTES,
  });
export type KnownCalls = ReturnType<typeof createKnownCalls>;
