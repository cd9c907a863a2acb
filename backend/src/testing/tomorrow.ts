const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * A moment of tomorrow for the shop's clock, from a time of day such as `12:00:10` (UTC). A database
 * deletes what has expired by its own clock at any moment, so a clock in the past loses its windows.
 */
export const tomorrowAt = (time: string): Date => new Date(`${day}T${time}Z`);
