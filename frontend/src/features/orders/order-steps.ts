import { type OrderStatus, usualStatusesAfter } from '@book-store/contract/order-status';
import type { OrderView } from '@book-store/contract/schemas/orders';

export type Step = {
  status: OrderStatus;
  /** When the order reached this status; undefined for a future step. */
  at: string | undefined;
  current: boolean;
};

/** Returns the past statuses of an order and, unless it has ended, the usual next ones. */
export function stepsOf({ status, history }: Pick<OrderView, 'status' | 'history'>): Step[] {
  const past = history.map((entry, index) => ({
    ...entry,
    current: index === history.length - 1,
  }));
  const ahead = usualStatusesAfter(status);
  return [...past, ...ahead.map((next) => ({ status: next, at: undefined, current: false }))];
}
