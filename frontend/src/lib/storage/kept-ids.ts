import { useSyncExternalStore } from 'react';
import { DEVICE_LISTS } from './device-lists.ts';
import { keptText } from './kept-text.ts';

const isBookId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

const NONE: readonly string[] = [];
const none = () => NONE;

/** A list of books in the browser's storage, latest first, at most `max`. All tabs see its changes. */
export function keptIds(list: keyof typeof DEVICE_LISTS, max: number) {
  const kept = keptText(DEVICE_LISTS[list]);
  const listeners = new Set<() => void>();

  function idsIn(text: string): string[] {
    try {
      const ids: unknown = JSON.parse(text || '[]');
      return Array.isArray(ids) ? [...new Set(ids.filter(isBookId))].slice(0, max) : [];
    } catch {
      return [];
    }
  }

  let known: { text: string; ids: readonly string[] } = { text: '', ids: NONE };
  /** The same list for as long as nothing changes. */
  function now(): readonly string[] {
    const text = kept.read() ?? '';
    if (text !== known.text) known = { text, ids: idsIn(text) };
    return known.ids;
  }

  function write(ids: readonly string[]): void {
    kept.write(ids.length > 0 ? JSON.stringify(ids.slice(0, max)) : undefined);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    // Of other tabs, and of `clearDeviceLists`.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    read: (): string[] => idsIn(kept.read() ?? ''),
    write,
    clear: () => write([]),
    /** Empty on the server and in the first rendering. */
    useIds: (): readonly string[] => useSyncExternalStore(subscribe, now, none),
  };
}
