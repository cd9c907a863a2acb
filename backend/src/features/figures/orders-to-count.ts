import type { OrderStatus } from '@book-store/contract/order-status';

/** When an order was placed, and the account that it belongs to. */
type PlacedOrder = { placedAt: Date; customer: string | undefined };

/** One change of an order. */
export type OrderChange = PlacedOrder & { id: string; status: OrderStatus; at: Date };

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
  /** Returns the orders placed until a time, or all, the latest first. */
  listOrders: (until: Date | null | undefined) => AsyncIterable<PlacedOrder>;
  /** Counts the orders placed in a span, the end excluded. */
  countOrders: (from: Date, to: Date) => Promise<OrderCounts>;
  /** Counts the orders of these customers. Returns those that have any. */
  countCustomers: (ids: readonly string[]) => Promise<CustomerCount[]>;
};
