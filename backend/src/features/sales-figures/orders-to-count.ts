import type { OrderStatus } from '@book-store/contract/order-status';

/** One change of an order; `customer` is the account that it belongs to. */
export type OrderChange = {
  id: string;
  status: OrderStatus;
  at: Date;
  placedAt: Date;
  customer: string | undefined;
};

/** What the orders placed in a span come to, in cents. Sales of books are without delivery. */
export type OrderCounts = {
  statuses: { status: OrderStatus; orders: number; cents: number }[];
  /** The days (UTC) on which they got the final status that they have. */
  ends: { day: string; status: OrderStatus; orders: number; cents: number }[];
  /** The books of those that are neither cancelled nor refused. */
  books: { bookId: string; author: string; category: string; copies: number; cents: number }[];
};

/** What a customer has ordered. */
export type CustomerCount = {
  id: string;
  name: string;
  email: string;
  phone: string;
  orders: number;
  lastOrderAt: Date;
  /** Orders that are neither cancelled nor refused. */
  earning: { orders: number; cents: number };
};

/** What the figures are counted from. */
export type OrdersToCount = {
  /** Returns the orders that were placed or changed since a time. */
  listOrderChanges: (since: Date) => Promise<OrderChange[]>;
  /** Counts the orders placed in a span, the end excluded. */
  countOrders: (from: Date, to: Date) => Promise<OrderCounts>;
  /** Returns when the last order before a time, or of all, was placed. */
  lastPlacedBefore: (before: Date | undefined) => Promise<Date | undefined>;
  /** Counts the orders of these customers. Returns those that have any. */
  countCustomers: (ids: readonly string[]) => Promise<CustomerCount[]>;
  /** Counts those of some customers that come after another one, and returns the last; none at the end. */
  countCustomersAfter: (
    id: string,
  ) => Promise<{ customers: CustomerCount[]; last: string | undefined }>;
};
