import { ORDER_STATUSES } from '@book-store/contract/order-status';
import { type InferSchemaType, model, Schema } from 'mongoose';
import type { OrderCounts } from './orders-to-count.ts';

const count = { type: Number, required: true, min: 0 };
const text = { type: String, required: true };
const status = { type: String, required: true, enum: ORDER_STATUSES };
const part = (fields: Record<string, object>) => new Schema(fields, { _id: false });

export type StoredSalesDay = Pick<OrderCounts, 'statuses' | 'ends'> & {
  _id: string;
  revision: number;
  month: string;
  lastEnd: string;
  genres: { category: string; copies: number; cents: number }[];
  bookSales: string;
};

/** What the orders placed on a day (UTC) come to; derived from them, so it can be counted again. */
const salesDaySchema = new Schema<StoredSalesDay>(
  {
    /** Such as `2026-01-31`. */
    _id: text,
    /** Grows with every count, so that an older count never replaces a newer one. */
    revision: count,
    month: text,
    statuses: [part({ status, orders: count, cents: count })],
    /** The days on which these orders got their final status. */
    ends: [part({ day: text, status, orders: count, cents: count })],
    /** The last of these days; the day itself without any. */
    lastEnd: text,
    genres: [part({ category: text, copies: count, cents: count })],
    /** Names the day's `BookSales`. */
    bookSales: text,
  },
  { collection: 'sales_days', versionKey: false, autoIndex: false, strict: 'throw' },
);
salesDaySchema.index({ lastEnd: 1 });
export const SalesDay = model('SalesDay', salesDaySchema);

/**
 * The sales of each book and author in a day or a period. Never changed, but replaced by a document of
 * another name: so that a name always stands for the same content.
 */
const bookSalesSchema = new Schema(
  {
    /** The day or period, `/`, and a digest of the content (of a day) or of the names of its parts. */
    _id: text,
    /** `sales-rows.ts` writes them, `SalesTable` reads them. */
    books: Buffer,
    authors: Buffer,
    authorNames: text,
  },
  { collection: 'book_sales', versionKey: false, autoIndex: false, strict: 'throw' },
);
export const BookSales = model('BookSales', bookSalesSchema);

/** How far the count has got. There is one document. */
const salesLookSchema = new Schema(
  {
    _id: text,
    /** Changes of orders before this time are counted. */
    at: { type: Date, required: true },
    /** The first count begins with the latest day: this one and all later ones are counted. */
    daysFrom: String,
    daysDone: Boolean,
    /** Of the customers, those up to this one. */
    customersTo: String,
    customersDone: Boolean,
  },
  { collection: 'sales_looks', versionKey: false, autoIndex: false, strict: 'throw' },
);
export type StoredSalesLook = InferSchemaType<typeof salesLookSchema>;
export const SalesLook = model('SalesLook', salesLookSchema);
