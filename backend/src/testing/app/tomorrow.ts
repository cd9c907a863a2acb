const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * A time tomorrow for the shop's clock, from a time of day such as `12:00:10` (UTC). The database deletes
 * expired documents by its own clock, so with a clock in the past, rate limit windows would disappear.
 */
export const tomorrowAt = (time: string): Date => new Date(`${day}T${time}Z`);
