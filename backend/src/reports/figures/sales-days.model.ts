import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { ORDER_PAYMENT_METHODS } from '@book-store/contract/settings/payment/payment';
import { type InferSchemaType, model, Schema } from 'mongoose';
import type { OrdersToCount } from '../../orders/overview/orders-to-count.ts';

type OrderCounts = Awaited<ReturnType<OrdersToCount['countOrders']>>;

const count = { type: Number, required: true, min: 0 };
const sum = { type: Number, required: true };
const text = { type: String, required: true };
const method = { type: String, required: true, enum: ORDER_PAYMENT_METHODS };
const status = { type: String, required: true, enum: ORDER_STATUSES };
const part = (fields: Record<string, object>) => new Schema(fields, { _id: false });
const options = { versionKey: false, autoIndex: false, strict: 'throw' } as const;

export type StoredSalesDay = Pick<
  OrderCounts,
  'statuses' | 'ends' | 'money' | 'unpaid' | 'returnedCents'
> & {
  _id: string;
  month: string;
  lastEnd: string;
  genres: { category: string; copies: number; cents: number }[];
};

/** What the orders placed on a day of the shop's come to; derived from them, so it can be counted again. */
const salesDaySchema = new Schema<StoredSalesDay>(
  {
    /** Such as `2026-01-31`. */
    _id: text,
    month: text,
    statuses: [part({ status, orders: count, cents: count, cash: count })],
    /** The days on which these orders got their final status. */
    ends: [part({ day: text, status, orders: count, cents: count, cash: count })],
    /** What has come of these orders' money, and gone back, on which of the shop's days; taken back is negative. */
    money: [part({ day: text, method, paid: { ...count, min: undefined }, refunded: count })],
    /** What is still to be paid of them. */
    unpaid: [part({ method, cents: count })],
    /** The last of all these days; the day itself without any. */
    lastEnd: text,
    /** Less what came back on the day, whenever it was sold; it may come to less than nothing. */
    genres: [part({ category: text, copies: sum, cents: sum })],
    /** Money that went back on the day for copies that came back. */
    returnedCents: count,
  },
  { collection: 'sales_days', ...options },
);
salesDaySchema.index({ lastEnd: 1 });
export const SalesDay = model('SalesDay', salesDaySchema);

/**
 * What was sold of each book on a day, less what came back on it; beside its sums, which the overview reads of all days. In columns,
 * because a list of objects takes twice as long to read, and a year has hundreds of thousands of rows.
 */
const bookSalesSchema = new Schema(
  {
    _id: text,
    /** The id of each book and, right behind it, the author that it had; no text there: none. */
    titles: { type: [String], required: true },
    copies: { type: [Number], required: true },
    cents: { type: [Number], required: true },
  },
  { collection: 'book_sales', ...options },
);
/** How long a book's id is. */
export const BOOK_ID_LENGTH = 24;
export type StoredBookSales = InferSchemaType<typeof bookSalesSchema>;
export const BookSales = model('BookSales', bookSalesSchema);

/** What has been made due once. There is one document. */
const salesLookSchema = new Schema(
  {
    _id: text,
    /** In which all days are counted; in another one all of them are due. */
    timeZone: text,
  },
  { collection: 'sales_looks', ...options },
);
export const SalesLook = model('SalesLook', salesLookSchema);
