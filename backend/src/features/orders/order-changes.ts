import type { ClientSession } from 'mongoose';
import type { StoredOrder } from './orders.model.ts';

type Listener = (order: StoredOrder, session: ClientSession) => Promise<void>;
const listeners = new Set<Listener>();

const parcelListeners = new Set<Listener>();

type DetachListener = (orderIds: readonly string[]) => Promise<void>;
const detachListeners = new Set<DetachListener>();

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

/** Calls a listener with each order whose customer is to be told of its parcel anew, in the transaction that stores it. */
export const onParcelCorrected = (listener: Listener): void => {
  parcelListeners.add(listener);
};

/** Tells the listeners of an order whose parcel its transaction has just corrected. */
export async function tellOfParcel(order: StoredOrder, session: ClientSession): Promise<void> {
  for (const listener of parcelListeners) await listener(order, session);
}

/**
 * Calls a listener with the orders of an account that is erased, before they are detached from it and afterwards: an
 * interrupted erasure finds them once more, and what has come meanwhile is told of as well.
 */
export const onOrdersDetached = (listener: DetachListener): void => {
  detachListeners.add(listener);
};

/** Tells the listeners of orders that are being detached. */
export async function tellOfDetached(orderIds: readonly string[]): Promise<void> {
  for (const listener of detachListeners) await listener(orderIds);
}
