import type { ClientSession } from 'mongoose';
import type { StoredOrder } from './orders.model.ts';

/** What changed: its status, its books, or the number of its parcel. */
export type OrderChange = 'status' | 'lines' | 'parcel';
type Listener = (order: StoredOrder, session: ClientSession, change: OrderChange) => Promise<void>;
const listeners = new Set<Listener>();

type DetachListener = (orderIds: readonly string[]) => Promise<void>;
const detachListeners = new Set<DetachListener>();

/**
 * Calls a listener with each order that has been placed or changed so that the customer is told, in the transaction
 * that stores it: what the listener writes with the session is written with the order, or not at all.
 */
export const onOrderChange = (listener: Listener): void => {
  listeners.add(listener);
};

/** Tells the listeners of an order that its transaction has just written. */
export async function tellOfChange(
  order: StoredOrder,
  session: ClientSession,
  change: OrderChange = 'status',
): Promise<void> {
  for (const listener of listeners) await listener(order, session, change);
}

/**
 * Calls a listener with the orders of an account that is erased, before they are detached from it and afterwards: an
 * interrupted erasure finds them once more, and what has come meanwhile is told of as well.
 */
export const onOrdersDetached = (listener: DetachListener): void => {
  detachListeners.add(listener);
};

type OwnerListener = (uids: readonly string[]) => Promise<void>;
const ownerListeners = new Set<OwnerListener>();

/** Calls a listener with the accounts between which orders have moved. */
export const onNewOwner = (listener: OwnerListener): void => {
  ownerListeners.add(listener);
};

/** Tells the listeners that orders of these accounts belong to another one of them by now. */
export async function tellOfNewOwner(uids: readonly string[]): Promise<void> {
  for (const listener of ownerListeners) await listener(uids);
}

/** Tells the listeners of orders that are being detached. */
export async function tellOfDetached(orderIds: readonly string[]): Promise<void> {
  for (const listener of detachListeners) await listener(orderIds);
}
