import { z } from 'zod';
import { elseCode, refused } from '../../field-codes.ts';
import { BOOKS_CHANGED_MAX, FILTERED_BOOKS_MAX, PERCENT_MAX } from '../../lists.ts';
import { highestRule } from '../../money.ts';
import { BookLine, givenMoney, Id, Line, Price, Problem } from '../../parts.schemas.ts';
import { GENRE_MAX, TAG_MAX } from '../../text-limits.ts';
import { STOCK_REASON_MAX } from '../stock/stock.ts';
import { ADMIN_BOOK_FILTERS } from './admin-books.schemas.ts';
import { STOCK_MAX, TAGS_MAX } from './book-facts.ts';

const Genre = Line.min(1, 'Please choose a genre.').max(GENRE_MAX);
const Tag = BookLine.toLowerCase()
  .min(1)
  .max(TAG_MAX)
  .regex(elseCode('invalid-tag', /^[^,]*$/), 'A tag has no commas.');
const Tags = z.array(Tag).max(TAGS_MAX);
const Books = z.number().int();

const PERCENT = `Please enter a percentage from -100 to ${PERCENT_MAX}.`;
const amountRule = () => highestRule('Please enter an amount of');

/** `selling`: changes the price and keeps the old price, so that the book is shown as reduced. */
const PRICES = ['selling', 'both'] as const;

/** The values that a bulk edit can change and undo. */
export const BookValues = z.strictObject({
  newPrice: Price.optional(),
  /** Null: none. */
  oldPrice: Price.nullish(),
  category: Genre.optional(),
  trending: z.boolean().optional(),
  hidden: z.boolean().optional(),
  tags: Tags.optional(),
});
export type BookValues = z.output<typeof BookValues>;

const PriceChange = z
  .strictObject({
    kind: z.literal('price'),
    prices: z.enum(PRICES),
    percent: z.number({ error: PERCENT }).min(-100, PERCENT).max(PERCENT_MAX, PERCENT).optional(),
    /** Negative to reduce. */
    amount: givenMoney(z.number({ error: amountRule }), 'An amount', amountRule).optional(),
    price: Price.optional(),
    /** Rounds each new price to the nearest that ends in .90; without effect where there are no cents. */
    endsIn90: z.boolean().optional(),
  })
  .refine(({ percent, amount, price }) => [percent, amount, price].filter(isGiven).length === 1, {
    path: ['percent'],
    ...refused('exactly-one', 'Please send one of percent, amount and price.', {
      fields: ['percent', 'amount', 'price'],
    }),
  });

const StockChange = z
  .strictObject({
    kind: z.literal('stock'),
    /** Copies added, or removed if negative. */
    delta: Books.min(-STOCK_MAX).max(STOCK_MAX).optional(),
    /** The counted stock; null: no longer tracked. */
    counted: Books.min(0).max(STOCK_MAX).nullable().optional(),
    reason: Line.min(1, 'Please say why.').max(STOCK_REASON_MAX),
  })
  .refine(({ delta, counted }) => isGiven(delta) !== isGiven(counted), {
    path: ['delta'],
    ...refused('exactly-one', 'Please send either delta or counted.', {
      fields: ['delta', 'counted'],
    }),
  });

const isGiven = (value: unknown) => value !== undefined;

export const BookChange = z.union([
  PriceChange,
  StockChange,
  z.strictObject({ kind: z.literal('genre'), category: Genre }),
  z.strictObject({ kind: z.literal('trending'), trending: z.boolean() }),
  z.strictObject({ kind: z.literal('hidden'), hidden: z.boolean() }),
  z.strictObject({ kind: z.literal('tags'), add: Tags.default([]), remove: Tags.default([]) }),
  z.strictObject({ kind: z.literal('delete') }),
]);
export type BookChange = z.input<typeof BookChange>;

export const ChangeBooksBody = z
  .strictObject({
    ids: z
      .array(Id)
      .min(1)
      .max(BOOKS_CHANGED_MAX, `At most ${BOOKS_CHANGED_MAX} books at once.`)
      .overwrite((ids) => [...new Set(ids)])
      .optional(),
    /** All books in the dashboard's list with these filters. */
    filter: z.strictObject(ADMIN_BOOK_FILTERS).optional(),
    change: BookChange,
    /** The values that the screen showed; a book whose values differ is refused. */
    seen: BookValues.optional(),
  })
  .refine(({ ids, filter }) => isGiven(ids) !== isGiven(filter), {
    path: ['ids'],
    ...refused('exactly-one', 'Please send either ids or filter.', { fields: ['ids', 'filter'] }),
  });
export type ChangeBooksBody = z.input<typeof ChangeBooksBody>;

export const ChangeBooksQuery = z.strictObject({
  /** If `true`, nothing is changed and the reply previews the outcome. */
  dryRun: z.enum(['true', 'false']).default('false'),
});

const Shown = BookValues.extend({ stock: z.number().nullable().optional() });

export const ChangedBook = z.object({
  _id: Id,
  title: z.string().optional(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  /** Unchanged because its price is fixed. */
  fixedPrice: z.literal(true).optional(),
  /** Why it was refused; `from` then has the values that differ from those seen. */
  message: z.string().optional(),
  /** What the message says, for other languages, as in a problem; absent if the book or its genre is gone. */
  detailCode: Problem.shape.detailCode,
  detailValues: Problem.shape.detailValues,
  from: Shown.optional(),
  to: Shown.optional(),
});
export type ChangedBook = z.output<typeof ChangedBook>;

export const ChangedBooks = z.object({
  changed: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** How many books are unchanged because of fixed prices; absent if none. */
  fixed: z.number().int().optional(),
  books: z.array(ChangedBook),
});
export type ChangedBooks = z.output<typeof ChangedBooks>;

/** The `from` and `to` of the change's reply. */
export const UndoBooksBody = z.strictObject({
  books: z
    .array(z.strictObject({ _id: Id, from: BookValues, to: BookValues }))
    .min(1)
    .max(FILTERED_BOOKS_MAX),
});
export type UndoBooksBody = z.input<typeof UndoBooksBody>;
