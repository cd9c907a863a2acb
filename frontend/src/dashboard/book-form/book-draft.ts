import { toMoneyText } from '@book-store/contract/money';
import type { BookView, CreateBookBody } from '@book-store/contract/schemas/books';
import { parsePrice } from '../../lib/price-input.ts';
import { changedFacts, EMPTY_FACTS, type FactsDraft, toFactsDraft } from './facts-draft.ts';

/** The form state of a book. */
export type BookDraft = FactsDraft & {
  title: string;
  author: string;
  description: string;
  category: string;
  trending: boolean;
  oldPrice: string;
  newPrice: string;
  coverImage: string;
};

export const EMPTY_DRAFT: BookDraft = {
  title: '',
  author: '',
  description: '',
  category: '',
  trending: false,
  oldPrice: '',
  newPrice: '',
  coverImage: '',
  ...EMPTY_FACTS,
};

export const toDraft = (book: BookView): BookDraft => ({
  title: book.title,
  author: book.author ?? '',
  description: book.description,
  category: book.category,
  trending: book.trending,
  oldPrice: book.oldPrice === undefined ? '' : toMoneyText(book.oldPrice),
  newPrice: toMoneyText(book.newPrice),
  coverImage: book.coverImage,
  ...toFactsDraft(book),
});

export const isSameDraft = (a: BookDraft, b: BookDraft): boolean =>
  (Object.keys(a) as (keyof BookDraft)[]).every((key) => a[key] === b[key]);

/**
 * Builds the request body from a validated form, in which category and price are set. Of the facts it has
 * those that differ from the stored book.
 */
export const toBookBody = (draft: BookDraft, stored = EMPTY_DRAFT): CreateBookBody => ({
  title: draft.title,
  author: draft.author,
  description: draft.description,
  category: draft.category,
  trending: draft.trending,
  oldPrice: parsePrice(draft.oldPrice),
  newPrice: parsePrice(draft.newPrice) ?? 0,
  coverImage: draft.coverImage,
  ...changedFacts(draft, stored),
});
