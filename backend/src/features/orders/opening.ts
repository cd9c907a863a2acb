import type { OrderActor } from '@book-store/contract/schemas/admin-orders';

/**
 * How an order begins: who has entered it, whether the books were handed over and paid at once, and whether it waits
 * for its payment.
 */
export type Opening = { by: OrderActor; collected?: boolean; awaitsPayment?: boolean };

/** Returns the status and the history that an order has when it becomes real. */
export function toFirstStatus({ by, collected, awaitsPayment }: Opening, at: Date) {
  const first = awaitsPayment ? ('awaiting-payment' as const) : ('placed' as const);
  const statuses = collected ? ([first, 'delivered'] as const) : ([first] as const);
  return {
    status: statuses[statuses.length - 1] ?? first,
    history: statuses.map((status) => ({ status, at, by })),
    createdAt: at,
    changedAt: at,
  };
}
