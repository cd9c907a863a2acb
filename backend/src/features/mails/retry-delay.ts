const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** After each try but the last one; two days in all. */
const DELAYS_MS = [
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 6, 12, 24].map((hours) => hours * HOUR_MS),
];

/** No try is ever due later than this. */
export const RETRY_DELAY_MAX_MS = Math.max(...DELAYS_MS);

/** Returns how long to wait after a number of failed tries; undefined if it is time to give up. */
export const retryDelay = (tries: number): number | undefined => DELAYS_MS[tries - 1];
