import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './rate-limit.ts';

/**
 * What a request costs its network, in points of about a quarter of a millisecond of this process, as measured with
 * 50,000 books. A search costs more the more it has to guess; its price is that of twelve mistyped words.
 */
export const POINTS = {
  /** Any request, such as one for a file or for what is cached. */
  request: 1,
  /** A reply from a few documents that is not cached. */
  read: 4,
  /** A search, or a count of all that some filters leave. */
  search: 30,
  /** A part of the sitemap, or the document of the API. */
  sitemap: 20,
  /** Rendering a page, besides the calls that it makes. */
  page: 60,
} as const;

/**
 * What drawing a picture costs, in points of about twenty milliseconds: a cover by its width, one as JPEG for a mail, and
 * the picture of a link. Hardly anybody asks for several of the last, so that they cost more than they take.
 */
export const DRAWING_POINTS = { 120: 1, 240: 2, 480: 5, 720: 8, jpeg: 1, link: 20 } as const;

const MINUTE_SECONDS = 60;

/** The points of each network. */
type PointsSpec = {
  /** So many in each of these windows. */
  points: number;
  seconds: number;
  /** So many more in each minute, for what comes at once. */
  atOnce: number;
  /** The most points that something costs; it fits into each window, however many processes share the points. */
  dearest?: number;
  /** For how many windows a request waits; 1 by default. */
  waits?: number;
  /** How many processes of this server share the requests. */
  processes?: number | undefined;
  /** Returns whether nothing costs points at the moment. */
  isOff?: () => boolean;
};

export type PointLimit = ReturnType<typeof createPointLimit>;

/**
 * Creates a limit that counts points of networks in the memory of this process. A network that needs more than a whole
 * school would waits for its next window, and is refused if that one is used up, too (or a later one: `waits`); everybody
 * else is served at once.
 */
export function createPointLimit(spec: PointsSpec) {
  const { seconds, dearest = 1, waits = 1, processes = 1, isOff = () => false } = spec;
  const share = (points: number) => Math.max(dearest, Math.ceil(points / processes));
  const windows = new BurstyRateLimiter(
    new RateLimiterMemory({ points: share(spec.points), duration: seconds }),
    new RateLimiterMemory({ points: share(spec.atOnce), duration: MINUTE_SECONDS }),
  );

  /** Returns for how many milliseconds a network has to wait; 0 if it had the points. */
  const consume = async (network: string, points: number): Promise<number> => {
    if (isOff()) return 0;
    try {
      await windows.consume(network, points);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // A clock that was set back says that a window ends much later.
      return Math.min(Math.max(1, refused.msBeforeNext), seconds * 1000);
    }
  };

  return {
    /** Takes points of a network, if need be of a later window. Throws `too-many-requests`. */
    async take(network: string, points: number = POINTS.request): Promise<void> {
      for (let left = waits; ; left -= 1) {
        const waitMs = await consume(network, points);
        if (waitMs === 0) return;
        if (left === 0) throw tooManyRequests(waitMs / 1000);
        // Immediate refusals would come by the thousand and cost as much as replies. A timer may be a millisecond early.
        await new Promise((resolve) => setTimeout(resolve, waitMs + 1));
      }
    },

    /** Takes the points of a request if the network has them now, and returns whether it had. */
    takeNow: async (network: string): Promise<boolean> =>
      (await consume(network, POINTS.request)) === 0,
  };
}
