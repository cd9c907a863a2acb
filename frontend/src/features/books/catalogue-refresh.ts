/** Options of every screen that shows the catalogue: what it shows is never older than a minute. */
export const CATALOGUE_REFRESH = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: 60,
} as const;
