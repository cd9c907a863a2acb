import type { OrderActor } from '@book-store/contract/schemas/admin-orders';
import type { ClientSession } from 'mongoose';
import { changePayment } from '../orders/change-payment.ts';
import type { StoredOrder } from '../orders/orders.model.ts';
import { placePaid } from '../orders/place-paid.ts';

/** Money that has arrived, in minor units; `reference` names it outside the shop. */
export type Money = { amount: number; reference?: string | undefined; by: OrderActor; at: Date };

type Counting = {
  /** The admins to whom an order is new that has waited for this money. */
  unseenBy: readonly string[];
  once?: boolean;
};

/**
 * Counts money of an order in a transaction; with `once`, what has the same reference is counted once. An order that
 * has waited for it is placed once all of it is there. Returns the order.
 */
export async function receiveMoney(
  id: string,
  { amount, reference, by, at }: Money,
  { unseenBy, once }: Counting,
  session: ClientSession,
): Promise<StoredOrder> {
  const paid = { kind: 'paid', amount, at, by, ...(reference && { reference }) } as const;
  const order = await changePayment(
    id,
    (_order, { events }) =>
      once && events.some((one) => one.kind === 'paid' && one.reference === reference)
        ? undefined
        : { events: [paid] },
    session,
  );
  return placePaid(order, { at, by, unseenBy }, session);
}
