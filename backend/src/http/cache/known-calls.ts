import { LRUCache } from 'lru-cache';
import type { Route, VisitorCall } from '../router/route.ts';

/** Maximum memory of all parsed URLs. */
const BYTES_MAX = 4 * 1024 * 1024;
const OVERHEAD_BYTES = 1024;

/** The parsed URL of a visitor's call, which need not be parsed again. */
export type KnownCall = Omit<VisitorCall, 'network'> & {
  route: Route;
  /** The name of its cached answer. */
  name: string;
};

/** Creates a bounded cache of parsed calls by URL; they never change. */
export const createKnownCalls = () =>
  new LRUCache<string, KnownCall>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ name }, url) => 2 * (url.length + 2 * name.length) + OVERHEAD_BYTES,
  });
export type KnownCalls = ReturnType<typeof createKnownCalls>;
