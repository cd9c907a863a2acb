import {
  createWindows,
  keyOf,
  type RateLimit,
  type RateLimitSpec,
  tooManyRequests,
} from './rate-limit.ts';

/** Maximum number of counted subjects; beyond it all counts reset, which admits a few more. */
const SUBJECTS = 50_000;

type Count = { total: number; unshared: number };

/**
 * Creates a limit for reads, which are too cheap for one database write each. Every server counts in
 * memory and syncs with the database after each twentieth of `max`. Normal use therefore never causes a
 * write, and n servers admit at most n twentieths too many. All servers' windows end at the same time.
 */
export function createReadLimit(spec: RateLimitSpec & { now: () => Date }): RateLimit {
  const { max, seconds, now } = spec;
  const windows = createWindows(spec);
  const share = Math.ceil(max / 20);
  let counts = new Map<string, Count>();
  let end = 0;

  return async (subject) => {
    const at = now().getTime() / 1000;
    const ends = (Math.floor(at / seconds) + 1) * seconds;
    if (end !== ends || counts.size > SUBJECTS) counts = new Map();
    end = ends;
    const count = counts.get(subject) ?? { total: 0, unshared: 0 };
    counts.set(subject, count);
    count.total += 1;
    count.unshared += 1;
    if (count.unshared >= share) {
      const mine = count.unshared;
      count.unshared = 0;
      const all = await windows.penalty(`${ends}:${keyOf(spec, subject)}`, mine);
      count.total = Math.max(count.total, all.consumedPoints + count.unshared);
    }
    if (count.total > max) throw tooManyRequests(ends - at);
  };
}
