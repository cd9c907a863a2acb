/** Query options of every screen that shows the catalogue: its data is at most a minute old. */
export const CATALOGUE_REFRESH = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: 60,
} as const;
