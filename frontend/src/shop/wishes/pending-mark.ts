import type { BookList } from './api.ts';

const KEY = 'book-store-pending-mark-v1';
/** Long enough to register, too short to surprise the next person. */
const LIFETIME_MS = 10 * 60 * 1000;

type Pending = { list: BookList; bookId: string; until: number };

/** Keeps what a visitor wanted to mark while they sign in. */
export function storeMark(list: BookList, bookId: string): void {
  try {
    const pending: Pending = { list, bookId, until: Date.now() + LIFETIME_MS };
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Storage is full or blocked: they press the button again.
  }
}

/** Returns whether the visitor wanted to mark this book before signing in; once. */
export function takeMark(list: BookList, bookId: string): boolean {
  try {
    const pending = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Pending>;
    if (pending.list !== list || pending.bookId !== bookId) return false;
    sessionStorage.removeItem(KEY);
    return (pending.until ?? 0) > Date.now();
  } catch {
    return false;
  }
}
