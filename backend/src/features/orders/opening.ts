import type { OrderActor } from '@book-store/contract/schemas/admin-orders';

/** How an order begins: who has entered it, and whether the books were handed over and paid at once. */
export type Opening = { by: OrderActor; collected?: boolean };

/** Returns the status and the history that an order has when it becomes real. */
export function toFirstStatus({ by, collected }: Opening, at: Date) {
  const statuses = collected ? (['placed', 'delivered'] as const) : (['placed'] as const);
  return {
    status: statuses[statuses.length - 1] ?? ('placed' as const),
    history: statuses.map((status) => ({ status, at, by })),
    createdAt: at,
    changedAt: at,
  };
}
