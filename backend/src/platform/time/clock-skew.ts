/** Servers' clocks differ by less than this. */
export const CLOCK_SKEW_MS = 300_000;

/**
 * Returns whether a stored time that nothing can set later than `ms` after now was written by a clock that was
 * ahead, or is no time at all. Whoever would wait for it would wait until that date.
 */
export const isImplausible = (at: unknown, { now, ms = 0 }: { now: Date; ms?: number }): boolean =>
  !(at instanceof Date) || !(at.getTime() <= now.getTime() + ms + CLOCK_SKEW_MS);

/** Returns the condition of a stored time that is implausible, as `isImplausible` tells it. */
export const implausible = ({ now, ms = 0 }: { now: Date; ms?: number }) => ({
  $not: { $lte: new Date(now.getTime() + ms + CLOCK_SKEW_MS) },
});
