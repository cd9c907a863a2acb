import type { BookDraft } from './book-draft.ts';

const LABELS: Record<string, string> = {
  title: 'Title',
  author: 'Author',
  description: 'Description',
  category: 'Category',
  trending: 'Trending',
  newPrice: 'New Price',
  oldPrice: 'Old Price',
  coverImage: 'Cover',
  isbn: 'ISBN',
  publisher: 'Publisher',
  publishedYear: 'Year',
  pages: 'Pages',
  language: 'Language',
  format: 'Format',
  series: 'Series',
  tags: 'Tags',
  orderable: 'Can be ordered when sold out',
  hidden: 'Hidden',
};

/** Returns the form's name for a field of the server. */
export const labelOf = (path: string): string => LABELS[path] ?? path;

/** Returns the parts of the draft that make a field of the server; a series is one value there. */
export const draftNamesOf = (path: string): (keyof BookDraft)[] =>
  path === 'series' ? ['seriesName', 'seriesNumber'] : [path as keyof BookDraft];

/** Returns the values of a field as one text. */
export const shownValue = (values: Partial<BookDraft>): string =>
  Object.values(values)
    .map((value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value))
    .filter(Boolean)
    .join(', no. ');
