import type { BookDraft } from '../book-form/book-draft.ts';

/** What the form calls its fields, where somebody else may change them too; copies have a form of their own. */
export const DRAFT_LABELS: Readonly<Record<Exclude<keyof BookDraft, 'stock'>, string>> = {
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
  seriesName: 'Series',
  seriesNumber: 'Number in the series',
  tags: 'Tags',
  orderable: 'Can be ordered when sold out',
  hidden: 'Hidden',
};
