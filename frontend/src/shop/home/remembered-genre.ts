import { useSyncExternalStore } from 'react';

const KEY = 'book-store-genre-v1';
const listeners = new Set<() => void>();
/** Where the browser stores nothing, the choice lasts as long as the page. */
let chosen: string | undefined;

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return chosen ?? '';
  }
}

function choose(genre: string) {
  chosen = genre;
  try {
    sessionStorage.setItem(KEY, genre);
  } catch {
    // It is in `chosen`.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The genre that Top Sellers shows, which the tab remembers; empty for all genres, as on the server. */
export const useRememberedGenre = () =>
  [useSyncExternalStore(subscribe, read, () => ''), choose] as const;
