import type { BookView, CreateBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { coverPath, isExternalCover } from '@book-store/contract/pictures';
import { shopPlace } from '@book-store/contract/place';
import { RATING_SOURCE_MAX } from '@book-store/contract/text-limits';
import type { FieldPath } from 'react-hook-form';
import type { FieldSpec } from '../../../../kit/fields/field.tsx';
import { PictureShown } from '../../../../kit/fields/picture-field.tsx';
import { amountInField, parsePrice, priceField } from '../../../../lib/money/price-input.ts';
import type { DashboardTexts } from '../../../../lib/wording/dashboard-texts.ts';
import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { bookTexts } from '../../book-texts.ts';

const text = (value: number | undefined) => (value === undefined ? '' : String(value));

export const draftOf = (book: Partial<BookView> = {}) => ({
  title: book.title ?? '',
  author: book.author ?? '',
  description: book.description ?? '',
  category: book.category ?? '',
  trending: book.trending ?? false,
  oldPrice: book.oldPrice === undefined ? '' : amountInField(book.oldPrice),
  newPrice: book.newPrice === undefined ? '' : amountInField(book.newPrice),
  coverImage: book.coverSource ?? book.coverImage ?? '',
  isbn: book.isbn ?? '',
  publisher: book.publisher ?? '',
  publishedYear: text(book.publishedYear),
  pages: text(book.pages),
  weight: text(book.weight),
  language: book.language ?? '',
  format: book.format ?? '',
  series: { name: book.series?.name ?? '', number: text(book.series?.number) },
  rating: {
    average: text(book.rating?.average),
    count: text(book.rating?.count),
    source: book.rating?.source ?? '',
  },
  tags: book.tags?.join(', ') ?? '',
  // The stock of an existing book changes while the form is open, and has its own form.
  stock: '',
  orderable: book.orderable ?? false,
  hidden: book.hidden ?? false,
  // A new book gets the shop's default.
  fixedPrice: book.fixedPrice ?? (book._id === undefined && shopPlace().fixedPrices === true),
});

export type BookDraft = ReturnType<typeof draftOf>;

const price = () => ({ required: true, placeholder: amountInField(0), ...priceField() });
const digits = (rule: string) => ({
  inputMode: 'numeric' as const,
  autoComplete: 'off',
  pattern: '\\s*\\d*\\s*',
  title: rule,
});

type Fields = Record<Exclude<FieldPath<BookDraft>, 'series' | 'rating'>, FieldSpec>;

/** Returns the fields of the form. */
export const bookFields = (
  { admin }: DashboardTexts,
  { fields: texts }: TextsOf<typeof bookTexts>,
): Fields => ({
  title: { label: texts.title, required: true, className: 'col-span-2' },
  author: {
    label: texts.author,
    optional: true,
    hint: admin.noAuthor,
    className: 'col-span-2',
  },
  description: { label: texts.description, required: true, rows: 8, className: 'col-span-2' },
  category: { label: texts.category, required: true, className: 'col-span-2 sm:col-span-1' },
  trending: { label: texts.trending },
  oldPrice: { label: admin.oldPrice, ...price() },
  newPrice: { label: admin.newPrice, ...price() },
  coverImage: {
    label: texts.cover,
    shows: (cover: string) =>
      cover && !isExternalCover(cover) ? <PictureShown path={coverPath(cover, 240)} /> : cover,
    // A blank name keeps the current cover.
    tidy: (typed, stored) => typed.trim() || stored,
  },
  isbn: {
    label: texts.isbn,
    hint: texts.isbnHint,
    autoComplete: 'off',
    spellCheck: false,
    className: 'min-w-0 grow sm:max-w-72',
  },
  publisher: { label: texts.publisher, className: 'col-span-2 sm:col-span-1' },
  publishedYear: {
    label: texts.publishedYear,
    ...digits(texts.yearRule),
  },
  pages: { label: texts.pages, ...digits(texts.digitsRule) },
  weight: { label: texts.weight, ...digits(texts.digitsRule) },
  language: { label: texts.language },
  format: { label: texts.format },
  'series.name': { label: texts.series },
  'series.number': {
    label: texts.seriesNumber,
    inputMode: 'decimal',
    autoComplete: 'off',
    pattern: '\\s*\\d*([.,]\\d{1,2})?\\s*',
    title: texts.numberRule,
  },
  'rating.average': {
    label: texts.ratingAverage,
    inputMode: 'decimal',
    autoComplete: 'off',
    pattern: '\\s*([0-4]?([.,]\\d{1,2})?|5([.,]0{1,2})?)\\s*',
    title: texts.ratingRule,
  },
  'rating.count': { label: texts.ratingCount, ...digits(texts.digitsRule) },
  'rating.source': {
    label: texts.ratingSource,
    hint: texts.ratingSourceHint,
    maxLength: RATING_SOURCE_MAX,
    className: 'col-span-2',
  },
  tags: {
    label: texts.tags,
    hint: texts.tagsHint,
    autoComplete: 'off',
    className: 'col-span-2',
  },
  stock: {
    label: texts.stock,
    hint: texts.stockHint,
    className: 'col-span-2 sm:col-span-1',
    ...digits(texts.stockRule),
  },
  orderable: { label: texts.orderable },
  hidden: { label: texts.hidden },
  fixedPrice: { label: texts.fixedPrice },
});

/**
 * Builds the request body from a validated draft, in which category and price are set. Of the facts it has
 * those that differ from the stored book.
 */
export const toBookBody = (draft: BookDraft, stored: BookDraft): CreateBookBody => ({
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

/** Returns only the changed facts, so that others keep their current values; null removes one. */
function changedFacts(draft: BookDraft, stored: BookDraft): Partial<CreateBookBody> {
  const before: Record<string, unknown> = toFacts(stored);
  const changed = Object.entries(toFacts(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

const toFacts = (draft: BookDraft) => ({
  isbn: draft.isbn || null,
  publisher: draft.publisher || null,
  publishedYear: toNumber(draft.publishedYear),
  pages: toNumber(draft.pages),
  weight: toNumber(draft.weight),
  language: draft.language || null,
  format: draft.format || null,
  series: toSeries(draft.series),
  rating: toRating(draft.rating),
  tags: draft.tags.split(',').flatMap((tag) => tag.trim() || []),
  stock: toNumber(draft.stock),
  orderable: draft.orderable,
  hidden: draft.hidden,
  fixedPrice: draft.fixedPrice,
});

const toNumber = (typed: string) => (typed === '' ? null : Number(typed.replace(',', '.')));

const toRating = ({ average, count, source }: BookDraft['rating']) =>
  average === '' && count === ''
    ? null
    : { average: toNumber(average), count: toNumber(count), source };

const toSeries = ({ name, number }: BookDraft['series']) =>
  name === '' && number === '' ? null : { name, number: toNumber(number) };
