import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import { useMemo, useSyncExternalStore } from 'react';
import { keptText } from '../../../../lib/storage/kept-text.ts';

const kept = keptText('book-store-wishes-v1');
const listeners = new Set<() => void>();

const isBookId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

const idsIn = (text: string): string[] => {
  try {
    const ids: unknown = JSON.parse(text || '[]');
    return Array.isArray(ids) ? [...new Set(ids.filter(isBookId))].slice(0, WISHES_MAX) : [];
  } catch {
    return [];
  }
};

function write(ids: readonly string[]): void {
  kept.write(ids.length > 0 ? JSON.stringify(ids) : undefined);
  for (const listener of listeners) listener();
}

/** The wishes of somebody who is not signed in, latest first. They join the account's at sign-in. */
export const deviceWishes = {
  read: (): string[] => idsIn(kept.read() ?? ''),
  /** Returns false if the list is full. */
  add(id: string): boolean {
    const others = deviceWishes.read().filter((other) => other !== id);
    if (others.length >= WISHES_MAX) return false;
    write([id, ...others]);
    return true;
  },
  remove: (ids: readonly string[]) =>
    write(deviceWishes.read().filter((other) => !ids.includes(other))),
  clear: () => write([]),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Of other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Empty on the server and in the first rendering. */
export function useDeviceWishes(): readonly string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => kept.read() ?? '',
    () => '',
  );
  return useMemo(() => idsIn(text), [text]);
}
