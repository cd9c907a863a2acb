/*
 * How current a screen keeps what it shows: as it was read, which is the default and right for what seldom changes, or
 * by one of these.
 */

/** What others may have changed: read anew whenever it is opened. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;

/** What changes while somebody looks at it: read anew every so often, too, but in hidden tabs only once they are seen. */
export const live = (seconds: number) =>
  ({
    ...FRESH,
    pollingInterval: seconds * 1000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  }) as const;

/** The catalogue, which much of every page shows: at most a minute old, and so seldom read anew with a page. */
export const CATALOGUE = { ...live(60), refetchOnMountOrArgChange: 60 } as const;
