import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './rate-limit.ts';

/**
 * The cost of a request for its network, in points of about 0.25 ms of this process, measured with
 * 50,000 books.
 */
export const POINTS = {
  /** Any request, such as for a file or a cached answer. */
  request: 1,
  /** An uncached reply from a few documents. */
  read: 4,
  /** A request that scans all books, such as facet counts. */
  count: 30,
  /** A part of the sitemap, or the API's document. */
  sitemap: 20,
  /** Rendering a page, excluding the calls that it makes. */
  page: 60,
} as const;

/** Returns what a search costs: a mistyped word, which has to be guessed, takes half a millisecond. */
export const searchPoints = (text: string): number => 6 + 2 * text.trim().split(/\s+/).length;

/**
 * The cost of drawing a picture, in points of about 20 ms: a cover by width, a JPEG for a mail, a
 * link preview. Link previews cost more than they take, because hardly anybody needs several.
 */
export const DRAWING_POINTS = { 120: 1, 240: 2, 480: 5, 720: 8, jpeg: 1, link: 20 } as const;

const MINUTE_SECONDS = 60;

type PointsSpec = {
  /** Points per window. */
  points: number;
  seconds: number;
  /** Additional points per minute, for bursts. */
  atOnce: number;
  /** For how many windows a request waits; 1 by default. */
  waits?: number;
  isOff?: () => boolean;
};

export type PointLimit = ReturnType<typeof createPointLimit>;

/**
 * Creates a limit of points per network, in this process's memory: its time is what the limit protects, and a
 * connection stays with one process. A network that needs more than a whole school would waits for its next window, or
 * up to `waits` windows, and is refused if these are used up too. Others are served at once.
 */
export function createPointLimit(spec: PointsSpec) {
  const { points: each, seconds, atOnce, waits = 1, isOff = () => false } = spec;
  const windows = new BurstyRateLimiter(
    new RateLimiterMemory({ points: each, duration: seconds }),
    new RateLimiterMemory({ points: atOnce, duration: MINUTE_SECONDS }),
  );

  /** Returns the milliseconds to wait; 0 if the points were taken. */
  const consume = async (network: string, points: number): Promise<number> => {
    if (isOff()) return 0;
    try {
      await windows.consume(network, points);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // If the clock was set back, the window seems to end much later.
      return Math.min(Math.max(1, refused.msBeforeNext), seconds * 1000);
    }
  };

  return {
    /** Takes points, from a later window if necessary. Throws `too-many-requests`. */
    async take(network: string, points: number = POINTS.request): Promise<void> {
      for (let left = waits; ; left -= 1) {
        const waitMs = await consume(network, points);
        if (waitMs === 0) return;
        if (left === 0) throw tooManyRequests(waitMs / 1000);
        // Immediate refusals would come by the thousand and cost as much as replies. A timer may fire a millisecond early.
        await new Promise((resolve) => setTimeout(resolve, waitMs + 1));
      }
    },

    /** Takes a request's points only if they are available now; returns whether they were. */
    takeNow: async (network: string): Promise<boolean> =>
      (await consume(network, POINTS.request)) === 0,
  };
}
