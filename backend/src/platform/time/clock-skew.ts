/** Servers' clocks differ by less than this. */
export const CLOCK_SKEW_MS = 300_000;

/**
 * Returns whether a stored time is later than `ms` from now, which only a clock that was ahead can have set, or
 * invalid. Otherwise work would wait until that date.
 */
export const isImplausible = (at: unknown, { now, ms = 0 }: { now: Date; ms?: number }): boolean =>
  !(at instanceof Date) || !(at.getTime() <= now.getTime() + ms + CLOCK_SKEW_MS);

/** The query condition for `isImplausible`. */
export const implausible = ({ now, ms = 0 }: { now: Date; ms?: number }) => ({
  $not: { $lte: new Date(now.getTime() + ms + CLOCK_SKEW_MS) },
});
