import type { BookCardView } from '@book-store/contract/schemas/books';

const SHOWN_MAX = 12;
const numberOf = ({ seriesNumber }: BookCardView) => seriesNumber ?? Number.POSITIVE_INFINITY;

/** Returns the books of a series around a book, in its order, those without a number last. */
export function neighboursOf(id: string, books: readonly BookCardView[]): BookCardView[] {
  const inOrder = [...books].sort(
    (a, b) => compare(numberOf(a), numberOf(b)) || a.title.localeCompare(b.title, 'en'),
  );
  const at = inOrder.findIndex(({ _id }) => _id === id);
  const others = inOrder.filter(({ _id }) => _id !== id);
  const first = Math.min(Math.max(at - SHOWN_MAX / 2, 0), Math.max(others.length - SHOWN_MAX, 0));
  return others.slice(first, first + SHOWN_MAX);
}

/** Unlike a difference, this compares two infinities as equal. */
const compare = (a: number, b: number) => (a < b ? -1 : Number(a > b));
