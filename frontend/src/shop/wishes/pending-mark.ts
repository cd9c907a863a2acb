import { keptText } from '../../lib/kept-text.ts';
import type { BookList } from './api.ts';

const kept = keptText('book-store-pending-mark-v1', () => sessionStorage);
/** Long enough to register, too short to surprise the next person. */
const LIFETIME_MS = 10 * 60 * 1000;

type Pending = { list: BookList; bookId: string; until: number };

/** Keeps what a visitor wanted to mark while they sign in. */
export function storeMark(list: BookList, bookId: string): void {
  const pending: Pending = { list, bookId, until: Date.now() + LIFETIME_MS };
  kept.write(JSON.stringify(pending));
}

/** Returns whether the visitor wanted to mark this book before signing in; once. */
export function takeMark(list: BookList, bookId: string): boolean {
  const pending = (kept.parse() ?? {}) as Partial<Pending>;
  if (pending.list !== list || pending.bookId !== bookId) return false;
  kept.write(undefined);
  return (pending.until ?? 0) > Date.now();
}
