import type { ClientSession } from 'mongoose';
import type { StoredOrder } from './orders.model.ts';

type Listener = (order: StoredOrder, session: ClientSession) => Promise<void>;
const listeners = new Set<Listener>();

/**
 * Calls a listener with each order that has been placed or got another status, in the transaction that stores it:
 * what the listener writes with the session is written with the order, or not at all.
 */
export const onOrderChange = (listener: Listener): void => {
  listeners.add(listener);
};

/** Tells the listeners of an order that its transaction has just written. */
export async function tellOfChange(order: StoredOrder, session: ClientSession): Promise<void> {
  for (const listener of listeners) await listener(order, session);
}
