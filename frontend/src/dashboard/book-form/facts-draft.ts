import type { BookFormat } from '@book-store/contract/book-facts';
import type { BookView, CreateBookBody } from '@book-store/contract/schemas/books';

/** The form state of a book's optional facts. */
export type FactsDraft = {
  isbn: string;
  publisher: string;
  publishedYear: string;
  pages: string;
  language: string;
  format: BookFormat | '';
  seriesName: string;
  seriesNumber: string;
  tags: string;
  stock: string;
  orderable: boolean;
  hidden: boolean;
};

export const EMPTY_FACTS: FactsDraft = {
  isbn: '',
  publisher: '',
  publishedYear: '',
  pages: '',
  language: '',
  format: '',
  seriesName: '',
  seriesNumber: '',
  tags: '',
  stock: '',
  orderable: false,
  hidden: false,
};

const text = (value: number | undefined) => (value === undefined ? '' : String(value));

export const toFactsDraft = (book: BookView): FactsDraft => ({
  isbn: book.isbn ?? '',
  publisher: book.publisher ?? '',
  publishedYear: text(book.publishedYear),
  pages: text(book.pages),
  language: book.language ?? '',
  format: book.format ?? '',
  seriesName: book.series?.name ?? '',
  seriesNumber: text(book.series?.number),
  tags: book.tags?.join(', ') ?? '',
  stock: text(book.stock),
  orderable: book.orderable ?? false,
  hidden: book.hidden ?? false,
});

type Facts = Pick<
  CreateBookBody,
  Exclude<keyof FactsDraft, 'seriesName' | 'seriesNumber'> | 'series'
>;

/** Returns the facts that the form changes; null removes one. Others stay what they are by then. */
export function changedFacts(draft: FactsDraft, stored: FactsDraft): Facts {
  const before: Record<string, unknown> = toFacts(stored);
  const changed = Object.entries(toFacts(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

/** Returns all facts of a form; null where nothing is known. */
const toFacts = (draft: FactsDraft): Facts => ({
  isbn: draft.isbn.trim() || null,
  publisher: draft.publisher.trim() || null,
  publishedYear: toNumber(draft.publishedYear),
  pages: toNumber(draft.pages),
  language: draft.language || null,
  format: draft.format || null,
  series: toSeries(draft),
  tags: draft.tags.split(',').flatMap((tag) => tag.trim() || []),
  stock: toNumber(draft.stock),
  orderable: draft.orderable,
  hidden: draft.hidden,
});

const toNumber = (typed: string) =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

const toSeries = ({ seriesName, seriesNumber }: FactsDraft) =>
  seriesName.trim() === '' && seriesNumber.trim() === ''
    ? null
    : { name: seriesName.trim(), number: toNumber(seriesNumber) };
